/** What can be done in a turn, in a word and a picture each; others are told by their titles. */
import type { Component } from 'svelte';
import type { SVGAttributes } from 'svelte/elements';
import IconBasic from '~icons/game-icons/family-house';
import IconBenefit from '~icons/game-icons/amphora';
import IconClaim from '~icons/game-icons/grab';
import IconConquer from '~icons/game-icons/flying-flag';
import IconDefeat from '~icons/game-icons/hydra';
import IconDisplay from '~icons/game-icons/card-pickup';
import IconExplore from '~icons/game-icons/walk';
import IconGoods from '~icons/game-icons/shop';
import IconHero from '~icons/game-icons/laurel-crown';
import IconInvest from '~icons/game-icons/coins-pile';
import IconMarch from '~icons/game-icons/walking-boot';
import IconOutpost from '~icons/game-icons/watchtower';
import IconPolicy from '~icons/game-icons/scales';
import IconPost from '~icons/game-icons/camping-tent';
import IconProgress from '~icons/game-icons/card-draw';
import IconProject from '~icons/game-icons/rocket';
import IconReserved from '~icons/game-icons/bookmarklet';
import IconTrade from '~icons/game-icons/trade';
import IconUse from '~icons/lucide/pointer';
import IconWonder from '~icons/game-icons/egyptian-temple';

interface Verb {
  title: string;
  /** What the button says that does it. */
  deed: string;
  icon: Component<SVGAttributes<SVGSVGElement>>;
}

const VERBS: Record<string, Verb> = {
  conquer: { title: 'Conquer', deed: 'Conquer', icon: IconConquer },
  explore: { title: 'Explorers', deed: 'Go there', icon: IconExplore },
  use: { title: 'Effects', deed: 'Use it', icon: IconUse },
  acquire: { title: 'Display', deed: 'Acquire', icon: IconDisplay },
  basic: { title: 'Basic', deed: 'Acquire', icon: IconBasic },
  reserved: { title: 'Reserved', deed: 'Acquire', icon: IconReserved },
  complete: { title: 'Wonder', deed: 'Complete the Wonder', icon: IconWonder },
  develop: { title: 'Policy', deed: 'Develop', icon: IconPolicy },
  hire: { title: 'Hire Hero', deed: 'Hire', icon: IconHero },
  return: { title: 'Return Hero', deed: 'Return the Hero', icon: IconHero },
  progress: { title: 'Progress', deed: 'Draw and use a card', icon: IconProgress },
  contribute: { title: 'Project', deed: 'Contribute', icon: IconProject },
  explorers: { title: 'Explorers', deed: 'Play Explorers', icon: IconExplore },
  march: { title: 'March', deed: 'March', icon: IconMarch },
  outpost: { title: 'Outpost', deed: 'Build the Outpost', icon: IconOutpost },
  invest: { title: 'Invest', deed: 'Invest', icon: IconInvest },
  claim: { title: 'Claim token', deed: 'Claim', icon: IconClaim },
  'claim-market': { title: 'Claim Market', deed: 'Claim', icon: IconClaim },
  post: { title: 'Build Post', deed: 'Build the Trading Post', icon: IconPost },
  trade: { title: 'Trade', deed: 'Trade', icon: IconTrade },
  defeat: { title: 'Monster', deed: 'Defeat the Monster', icon: IconDefeat },
  token: { title: 'Spend token', deed: 'Spend', icon: IconClaim },
  goods: { title: 'Market goods', deed: 'Use it', icon: IconGoods },
  benefit: { title: 'Benefit', deed: 'Use it', icon: IconBenefit },
};

/** What the button says that answers a question without verbs; # is how many. */
const DEEDS: Record<string, string> = {
  'acquire-now': 'Acquire',
  'activate-more': 'Activate',
  'archive-card': 'Archive',
  'choose-branch': 'Choose this',
  'choose-reserve': 'Draw from it',
  contribution: 'Contribute #',
  'convert-amount': 'Exchange #',
  'convert-which': 'Give these',
  'give-reserved': 'Give it away',
  'give-tokens': 'Discard',
  'keep-quests': 'Keep these',
  'keep-some': 'Keep these',
  'mine-gold': 'Turn # into Gold',
  'pay-any': 'Pay',
  'share-gain': 'Gain these',
  'take-spoils': 'Take it',
  toll: 'Pay # Gold',
  'use-elsewhere': 'Use',
  'which-first': 'This first',
};

/** The same for a number that was chosen. */
export const countedDeed = (question: string, count: number): string =>
  count === 0 ? 'None' : deedFor(question).replace('#', String(count));

export const hasDeed = (question: string): boolean => question in DEEDS;

export const deedFor = (question: string): string => DEEDS[question] ?? 'Do it';

export const verbOf = (name: string): Verb | undefined => VERBS[name];
