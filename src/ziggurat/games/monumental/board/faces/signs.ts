/** The signs on cards and on the board: a picture and what it is called. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import Amphora from '~icons/game-icons/amphora';
import Barbarian from '~icons/game-icons/barbarian';
import Boots from '~icons/game-icons/walking-boot';
import Bought from '~icons/game-icons/card-pickup';
import Building from '~icons/game-icons/family-house';
import Camel from '~icons/game-icons/camel';
import Caravan from '~icons/game-icons/trade';
import Chest from '~icons/game-icons/open-chest';
import Claws from '~icons/game-icons/claws';
import Coins from '~icons/game-icons/coins-pile';
import Crest from '~icons/game-icons/crested-helmet';
import Drawn from '~icons/game-icons/card-draw';
import Flag from '~icons/game-icons/flying-flag';
import FreeCity from '~icons/game-icons/medieval-village-01';
import Hammer from '~icons/game-icons/flat-hammer';
import Helmet from '~icons/game-icons/spartan-helmet';
import Hydra from '~icons/game-icons/hydra';
import Always from '~icons/game-icons/infinity';
import Laurel from '~icons/game-icons/laurel-crown';
import Lyre from '~icons/game-icons/lyre';
import Mountain from '~icons/game-icons/mountaintop';
import Robber from '~icons/game-icons/robber-hand';
import Rocket from '~icons/game-icons/rocket';
import Scales from '~icons/game-icons/scales';
import Scout from '~icons/game-icons/walk';
import Scroll from '~icons/game-icons/scroll-unfurled';
import Shield from '~icons/game-icons/edged-shield';
import Shop from '~icons/game-icons/shop';
import Swords from '~icons/game-icons/crossed-swords';
import Tag from '~icons/game-icons/price-tag';
import Target from '~icons/game-icons/target-arrows';
import Temple from '~icons/game-icons/egyptian-temple';
import Tent from '~icons/game-icons/camping-tent';
import Torch from '~icons/game-icons/primitive-torch';
import Tower from '~icons/game-icons/watchtower';
import Trophy from '~icons/game-icons/laurels-trophy';
import TwoCoins from '~icons/game-icons/two-coins';
import Flask from '~icons/game-icons/erlenmeyer';
import Again from '~icons/lucide/rotate-cw';
import Archive from '~icons/lucide/archive';
import Back from '~icons/lucide/undo-2';
import Bookmark from '~icons/lucide/bookmark';
import Bolt from '~icons/lucide/zap';
import City from '~icons/lucide/grid-3x3';
import Display from '~icons/lucide/gallery-horizontal-end';
import Hexagon from '~icons/lucide/hexagon';
import Pointer from '~icons/lucide/pointer';
import Rival from '~icons/lucide/user';
import Star from '~icons/lucide/star';
import Waves from '~icons/lucide/waves';

export type Icon = Component<SVGAttributes<SVGSVGElement>>;

interface Sign {
  icon: Icon;
  title: string;
}

/** Pictures of one ink; resources have a shape and a colour as well, see `gems.ts`. */
export const SIGNS = {
  building: { icon: Building, title: 'Building' },
  knowledge: { icon: Scroll, title: 'Knowledge' },
  wonder: { icon: Temple, title: 'Wonder' },
  unrest: { icon: Torch, title: 'Unrest' },
  policy: { icon: Scales, title: 'Cultural Policy' },
  warlord: { icon: Crest, title: 'Warlord' },
  hero: { icon: Laurel, title: 'Hero' },
  monster: { icon: Hydra, title: 'Monster' },
  quest: { icon: Target, title: 'Quest' },
  natural_wonder: { icon: Mountain, title: 'Natural Wonder' },
  project: { icon: Rocket, title: 'Project' },
  market: { icon: Shop, title: 'Market' },
  exchange: { icon: Caravan, title: 'Exchange token' },
  barbarian: { icon: Barbarian, title: 'Barbarians' },
  free_city: { icon: FreeCity, title: 'Free City' },

  soldier: { icon: Helmet, title: 'Soldier or Warlord' },
  explorer: { icon: Scout, title: 'Explorer' },
  outpost: { icon: Tower, title: 'Outpost' },
  post: { icon: Tent, title: 'Trading Post' },
  province: { icon: Hexagon, title: 'Province' },
  coast: { icon: Waves, title: 'Coastal Province' },
  rival: { icon: Rival, title: 'Opponent' },
  city: { icon: City, title: 'Cards of your city' },
  display: { icon: Display, title: 'Cards of the display' },
  reserve: { icon: Bookmark, title: 'Reserve' },

  use: { icon: Pointer, title: 'Use' },
  activate: { icon: Bolt, title: 'Activated' },
  back: { icon: Back, title: 'Return' },
  conquer: { icon: Flag, title: 'Conquest' },
  acquire: { icon: Bought, title: 'Acquired card' },
  invest: { icon: Coins, title: 'Invest' },
  attack: { icon: Claws, title: 'Attack' },
  defeat: { icon: Trophy, title: 'Defeated' },
  always: { icon: Always, title: 'Always in force' },

  archive: { icon: Archive, title: 'Archive' },
  draw: { icon: Drawn, title: 'Drawn card' },
  boots: { icon: Boots, title: 'Move' },
  again: { icon: Again, title: 'Once more' },
  steal: { icon: Robber, title: 'Steal' },
  defence: { icon: Shield, title: 'Defence' },
  keep: { icon: Chest, title: 'Keep' },
  tag: { icon: Tag, title: 'Price' },
  points: { icon: Star, title: 'Points' },

  production: { icon: Hammer, title: 'Production' },
  science: { icon: Flask, title: 'Science' },
  military: { icon: Swords, title: 'Military' },
  gold: { icon: TwoCoins, title: 'Gold' },
  culture: { icon: Lyre, title: 'Culture' },
  trade: { icon: Camel, title: 'Spaces on the Trade track' },
  benefit: { icon: Amphora, title: 'Trade Benefit' },
} satisfies Record<string, Sign>;

export type SignName = keyof typeof SIGNS;
