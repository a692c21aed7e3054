/** What a screen reader says of a tile: all that a seeing person sees there, in one sentence. */
import { FACE_DOWN, pilesOf } from './berths';
import type { MapTile, Scene, Tile, View } from './chart';

/** Makes the words for the map in one position. */
export class MapTeller {
  readonly #scene: Scene;
  readonly #view: View;
  readonly #tiles: Map<string, Tile>;

  constructor(scene: Scene, view: View) {
    this.#scene = scene;
    this.#view = view;
    this.#tiles = new Map(view.tiles.map((tile) => [tile.id, tile]));
  }

  /** A tile and what can be done with it: `conquer for 4 Military`. */
  tile(place: MapTile, offer = ''): string {
    const tile = this.#tiles.get(place.id);
    const terrain = this.#scene.chart.terrains[place.terrain];
    const name = `${terrain?.name ?? place.terrain} ${place.id}`;
    if (tile === undefined) return `${name}.`;
    const said = [
      name,
      place.is_coastal === true && 'coastal',
      this.#holder(place, tile),
      tile.defence !== null && `Defence ${tile.defence}`,
      ...this.#units(tile),
      ...this.#structures(tile),
      ...this.#monsters(tile.id),
      ...this.#explorers(tile.id),
      ...this.#tokens(place, tile),
    ];
    const words = said.filter((part) => typeof part === 'string' && part !== '').join(', ');
    return `${words}${offer === '' ? '' : `; ${offer}`}.`;
  }

  /** The name of a player's realm. */
  realm(player: number): string {
    const civilization = this.#view.players[player]?.civilization ?? '';
    return this.#scene.civilizations[civilization]?.realm ?? `player ${player + 1}`;
  }

  /** What a card or token is called. */
  name(id: string): string {
    return this.#scene.things?.[id]?.name ?? this.#scene.names?.[id] ?? id;
  }

  #holder(place: MapTile, tile: Tile): string {
    if (tile.control === null) return tile.defence === null ? '' : 'held by nobody';
    const realm = this.realm(tile.control);
    return place.seat === undefined || place.seat === null ? `held by ${realm}` : `of ${realm}`;
  }

  #units(tile: Tile): string[] {
    const isHome = tile.control !== null && this.#view.players[tile.control]?.warlord === tile.id;
    const soldiers = tile.soldiers > 0 ? counted(tile.soldiers, 'Soldier') : '';
    const warlord = isHome ? 'Warlord' : '';
    return [[warlord, soldiers].filter(Boolean).join(' and ')];
  }

  #structures(tile: Tile): (string | false)[] {
    return [
      tile.wonder !== null && `Wonder ${this.name(tile.wonder)}`,
      tile.outpost && 'Outpost',
      tile.natural !== null &&
        tile.natural !== FACE_DOWN &&
        `Natural Wonder ${this.name(tile.natural)}`,
      tile.post !== null && `Trading Post of ${this.realm(tile.post)}`,
      tile.hidden_forces && 'Hidden Forces',
    ];
  }

  #monsters(tile: string): string[] {
    return this.#view.monsters
      .filter((monster) => monster.tile === tile)
      .map(({ id, attacks }) => `${this.name(id)}${attacks ? ' about to attack' : ''}`);
  }

  #explorers(tile: string): string[] {
    return this.#view.players.flatMap((player, owner) => {
      const count = player.explorers.filter((at) => at === tile).length;
      return count === 0 ? [] : [`${counted(count, 'Explorer')} of ${this.realm(owner)}`];
    });
  }

  #tokens(place: MapTile, tile: Tile): string[] {
    return pilesOf(place, tile).map(({ token, count }) => {
      const { name = token, letter } = this.#scene.chart.tokens[token] ?? {};
      if (count === 1) return name;
      // A market is a stack of its tokens; others are just several.
      return letter ? `${name} with ${counted(count, 'token')}` : counted(count, name);
    });
  }
}

const counted = (count: number, thing: string): string =>
  `${count} ${thing}${count === 1 ? '' : 's'}`;
