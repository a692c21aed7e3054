/** What a player has, and what it would be after the answer in the making. */
import type { Quote } from '$lib/api/types';
import { reckoningOf, type Outlook, type Step } from './printed';
import type { Player } from './scene';

/** A part of the tokens a player has in all. */
export interface Share {
  name: 'map' | 'treasury' | 'stock';
  count: number;
  /** What it would be then; the same where nothing changes or nobody can tell. */
  then: number;
}

/** Where the tokens are: on the map, in the treasury, in stock. */
export function sharesOf(player: Player, quote: Quote | null): Share[] {
  const { treasury, outlook, basket } = reckoningOf(quote);
  const { 'piece:tokens': tokens = 0, 'piece:treasury': change = 0 } = quote?.changes ?? {};
  const paid = basket?.payment?.treasury ?? -change;
  const map = outlook == null ? player.tokens + tokens : tokensThen(outlook);
  const saved = treasury ?? player.treasury - paid;
  // Whatever is neither here nor there is in stock.
  const stock = player.stock + (player.tokens - map) + (player.treasury - saved);
  return [
    { name: 'map', count: player.tokens, then: map },
    { name: 'treasury', count: player.treasury, then: saved },
    { name: 'stock', count: player.stock, then: stock },
  ];
}

const tokensThen = ({ support, lost = 0 }: Outlook): number => support.has + lost;

export interface Support {
  needs: number;
  has: number;
}

/** What the cities need, and the tokens there are for them, with the answer counted in. */
export const supportOf = (player: Player, quote: Quote | null): Support =>
  reckoningOf(quote).outlook?.support ?? { needs: player.support, has: player.tokens };

/** The next step of the A.S.T., with a basket counted in. */
export const nextStepOf = (player: Player, quote: Quote | null): Step | null =>
  reckoningOf(quote).basket?.next_step ?? player.next_step;
