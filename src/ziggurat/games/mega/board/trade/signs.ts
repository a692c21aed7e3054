/** The signs of trade cards; what is alike has the same one, beside its name and number. */
import type { Component } from 'svelte';
import Anvil from '~icons/game-icons/anvil';
import Amphora from '~icons/game-icons/amphora';
import Apple from '~icons/game-icons/shiny-apple';
import Axe from '~icons/game-icons/battle-axe';
import Back from '~icons/game-icons/backward-time';
import Bar from '~icons/game-icons/metal-bar';
import Beam from '~icons/game-icons/wood-beam';
import Block from '~icons/game-icons/stone-block';
import Bones from '~icons/game-icons/crossed-bones';
import Bottle from '~icons/game-icons/wine-bottle';
import Brick from '~icons/game-icons/clay-brick';
import Bull from '~icons/game-icons/bull';
import Candle from '~icons/game-icons/candle-light';
import Cloth from '~icons/game-icons/rolled-cloth';
import Coins from '~icons/game-icons/two-coins';
import Columns from '~icons/game-icons/ancient-columns';
import Cotton from '~icons/game-icons/cotton-flower';
import Crack from '~icons/game-icons/earth-crack';
import Crown from '~icons/game-icons/imperial-crown';
import Crystal from '~icons/game-icons/crystal-growth';
import Dagger from '~icons/game-icons/cloak-dagger';
import Drop from '~icons/game-icons/drop';
import Emerald from '~icons/game-icons/emerald';
import Eyes from '~icons/game-icons/evil-eyes';
import Fish from '~icons/game-icons/double-fish';
import Fist from '~icons/game-icons/fist';
import Flame from '~icons/game-icons/flame';
import Gems from '~icons/game-icons/gems';
import Glass from '~icons/game-icons/wine-glass';
import Gold from '~icons/game-icons/gold-bar';
import Grass from '~icons/game-icons/high-grass';
import Hide from '~icons/game-icons/animal-hide';
import Knife from '~icons/game-icons/knife-thrust';
import Leaf from '~icons/game-icons/solid-leaf';
import Minerals from '~icons/game-icons/minerals';
import Papyrus from '~icons/game-icons/papyrus';
import Pearls from '~icons/game-icons/pearl-necklace';
import Pepper from '~icons/game-icons/chili-pepper';
import Pirate from '~icons/game-icons/pirate-skull';
import Pitchfork from '~icons/game-icons/pitchfork';
import Pottery from '~icons/game-icons/painted-pottery';
import Rock from '~icons/game-icons/rock';
import Sail from '~icons/game-icons/sailboat';
import Sickle from '~icons/game-icons/sickle';
import Skull from '~icons/game-icons/death-skull';
import Speaker from '~icons/game-icons/public-speaker';
import Storm from '~icons/game-icons/lightning-storm';
import Swords from '~icons/game-icons/crossed-swords';
import Tablet from '~icons/game-icons/broken-tablet';
import Torch from '~icons/game-icons/torch';
import Tornado from '~icons/game-icons/tornado';
import Tusks from '~icons/game-icons/ivory-tusks';
import Vase from '~icons/game-icons/porcelain-vase';
import Wall from '~icons/game-icons/broken-wall';
import Water from '~icons/game-icons/water-drop';
import Wave from '~icons/game-icons/big-wave';

const GOODS: Readonly<Record<string, Component>> = {
  ochre: Rock,
  clay: Brick,
  flax: Grass,
  hides: Hide,
  bone: Bones,
  papyri: Papyrus,
  iron: Anvil,
  stone: Block,
  furs: Hide,
  wax: Candle,
  fish: Fish,
  fruit: Apple,
  timber: Beam,
  salt: Minerals,
  ceramics: Vase,
  wool: Cloth,
  oil: Amphora,
  cotton: Cotton,
  sugar: Grass,
  grain: Sickle,
  wine: Glass,
  textiles: Cloth,
  lacquer: Pottery,
  livestock: Bull,
  glass: Bottle,
  tin: Bar,
  copper: Bar,
  silver: Bar,
  bronze: Bar,
  lead: Bar,
  resin: Drop,
  incense: Candle,
  jade: Emerald,
  spice: Pepper,
  herbs: Leaf,
  marble: Columns,
  gemstones: Gems,
  dye: Drop,
  tea: Leaf,
  obsidian: Crystal,
  ivory: Tusks,
  gold: Gold,
  silk: Cloth,
  pearls: Pearls,
  amber: Drop,
  water: Water,
};

const CALAMITIES: Readonly<Record<string, Component>> = {
  tempest: Storm,
  squandered_wealth: Coins,
  city_riots: Torch,
  city_in_flames: Flame,
  tribal_conflict: Swords,
  minor_uprising: Pitchfork,
  banditry: Knife,
  coastal_migration: Sail,
  volcanic_eruption_earthquake: Crack,
  treachery: Dagger,
  famine: Sickle,
  slave_revolt: Fist,
  flood: Wave,
  superstition: Eyes,
  civil_war: Wall,
  barbarian_hordes: Axe,
  cyclone: Tornado,
  epidemic: Skull,
  tyranny: Crown,
  civil_disorder: Speaker,
  corruption: Coins,
  iconoclasm_and_heresy: Tablet,
  regression: Back,
  piracy: Pirate,
};

/** The sign of a trade card by its id. */
export const signOf = (card: string): Component => GOODS[card] ?? CALAMITIES[card] ?? Block;

/** Whether a card has a sign of its own. */
export const hasSign = (card: string): boolean => card in GOODS || card in CALAMITIES;
