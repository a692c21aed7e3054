/** What is counted for majorities, and who has them: as the view tells. */
import { hasModule, type View } from './scene';

export type CountName = 'provinces' | 'knowledge' | 'wonders' | 'policies' | 'trade';

interface Count {
  name: CountName;
  title: string;
  count: number;
}

/** How much a player has of what counts; Trade only where it is played. */
export function countsOf(view: View, number: number): Count[] {
  const player = view.players[number];
  if (player === undefined) return [];
  const counts: Count[] = [
    { name: 'provinces', title: 'Provinces', count: player.provinces },
    { name: 'knowledge', title: 'Knowledge', count: player.knowledge },
    { name: 'wonders', title: 'Wonders', count: player.wonders.length },
    { name: 'policies', title: 'Policies', count: player.policies.length },
  ];
  if (hasModule(view, 'trade')) {
    counts.push({ name: 'trade', title: 'Trade track', count: player.trade });
  }
  return counts;
}

/** Whether a player has the majority of something. */
export const leads = (_view: View, _name: CountName, _player: number): boolean => false;
