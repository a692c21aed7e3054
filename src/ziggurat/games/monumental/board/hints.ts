/** What a newcomer is told about a kind of question, in a line. */
import type { Hint } from '$lib/board';
import type { View } from './scene';

const WORDS: Readonly<Record<string, string>> = {
  activate: 'Choose a place to see what its row and column give, and choose it again to do it.',
  act: 'What glows can be had: choose it to see the price, and again to pay. End when you are done.',
  muster: 'Take Soldiers from the tiles with + and −. Every Province of yours keeps one piece.',
  'march-to': 'Choose the tile they go to. Every tile on the way must be yours.',
  wander: 'Go on tile by tile, or stop where something can be claimed.',
  'share-gain': 'You choose what you gain: use + and − on your supply.',
  'pay-any': 'You choose what you pay with: use + and − on your supply.',
  'archive-card': 'An archived card leaves your deck for good; that makes room for better ones.',
  'may-use': 'An effect comes up by itself. You may always do without it.',
  'which-first': 'Several effects come together. You say which is first.',
  'keep-quests': 'Quests are secret, and worth 2 points each at the end if you have met them.',
};

export function hintsFor({ question }: View): readonly Hint[] {
  const words = WORDS[question];
  return words === undefined ? [] : [{ kind: question, words }];
}
