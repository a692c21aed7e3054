/** What can be done in a turn, in a word and a picture each; others are told by their titles. */
import type { Component } from 'svelte';
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
  icon: Component;
}

const VERBS: Record<string, Verb> = {
  conquer: { title: 'Conquer', icon: IconConquer },
  explore: { title: 'Explorers', icon: IconExplore },
  use: { title: 'Effects', icon: IconUse },
  acquire: { title: 'Display', icon: IconDisplay },
  basic: { title: 'Basic', icon: IconBasic },
  reserved: { title: 'Reserved', icon: IconReserved },
  complete: { title: 'Wonder', icon: IconWonder },
  develop: { title: 'Policy', icon: IconPolicy },
  hire: { title: 'Hire Hero', icon: IconHero },
  return: { title: 'Return Hero', icon: IconHero },
  progress: { title: 'Progress', icon: IconProgress },
  contribute: { title: 'Project', icon: IconProject },
  march: { title: 'March', icon: IconMarch },
  outpost: { title: 'Outpost', icon: IconOutpost },
  invest: { title: 'Invest', icon: IconInvest },
  claim: { title: 'Claim token', icon: IconClaim },
  'claim-market': { title: 'Claim Market', icon: IconClaim },
  post: { title: 'Build Post', icon: IconPost },
  trade: { title: 'Trade', icon: IconTrade },
  defeat: { title: 'Monster', icon: IconDefeat },
  token: { title: 'Spend token', icon: IconClaim },
  goods: { title: 'Market goods', icon: IconGoods },
  benefit: { title: 'Benefit', icon: IconBenefit },
};

export const verbOf = (name: string): Verb | undefined => VERBS[name];
