/** What a newcomer is told: of a phase when it is reached first, and of a kind of question. */
import type { Question } from '$lib/api/types';
import type { Hint } from '$lib/board';
import { capital } from './printed';
import type { Scene, View } from './scene';

const WORDS: Readonly<Record<string, string>> = {
  // the short game's set-up
  'place-cities':
    'You begin in the Bronze Age, with cities and the four advances of your theme set. Cities on ' +
    'sites are cheap to build again; leave room for the tokens that support them.',
  'give-up-city': 'Strong advances have their price: one of your cities goes before you begin.',
  'place-tokens':
    'Click an area to put a token there. Areas that hold one grow; two tokens support a city.',
  // taxes, growth
  'tax-rate': 'A higher rate fills the treasury, which buys; it empties the stock you grow from.',
  revolting: 'Cities that could not be taxed go over to another player: choose them on the map.',
  spread: 'Your stock is too small for all that would grow: say where it does.',
  // movement
  move:
    'Click an area of yours, then where its tokens go. What is above a limit is lost later; ' +
    'enough tokens in one place become a city.',
  march: 'Click where they go, and set how many.',
  sail: 'Click where the ship goes, and set how many tokens it takes along.',
  'pay-ship':
    'A ship costs two: treasury or tokens, as you like, but one of the tokens is of its coast.',
  'pay-upkeep': 'A ship is maintained every turn; one that is not is lost when your movement ends.',
  // conflict
  'order-fights': 'You say which fight comes first; the map shows what would be left.',
  'order-attacks': 'You say which attack on your cities comes first.',
  wait: 'Your city is about to fall. An attack of your own may come first, to free tokens.',
  removal: 'With Advanced Military a token from beside the fight can fall in place of one in it.',
  plunder:
    'For a city that fell, tokens of your stock become treasury, and you draw a card of its owner.',
  // cities
  'build-cities': 'Tick the areas that become cities. Tokens elsewhere must support each of them.',
  'build-with-help': 'Neighbours and treasury can make up for what is missing.',
  garrison: 'With Public Works a token may stay beside a new city.',
  support: 'Too few tokens support your cities, so one of them becomes tokens again.',
  // cards
  buy_cards: 'A further card may complete a set; treasury pays for advances as well.',
  floor:
    'Sets of the same good are worth far more than single cards: offer what you have once for ' +
    'what you have often. Two cards of an offer are true; the others may be anything.',
  market_trade: 'Put two cards on the market and take two from it, to make your sets larger.',
  // calamities
  losses: 'A calamity has struck: click what you lose, until it is enough.',
  'city-losses': 'A calamity takes cities: click those you miss least.',
  'select-areas': 'You choose which areas go over; the two halves are shown on the map.',
  'choose-betrayed': 'The calamity of another is your gain: choose the cities you take over.',
  'choose-victims': 'Others suffer with you: choose who.',
  'pick-harbours': 'Pirates take coastal cities: choose which.',
  'choose-volcano': 'Several places are in danger: you choose which of them is struck.',
  'choose-shaken': 'You choose which of your cities is struck.',
  'choose-neighbour': 'The earthquake reaches a city nearby: you choose which.',
  'choose-plain': 'Several plains are in danger: you choose which of them is flooded.',
  'choose-sea': 'Several coasts are in danger: you choose which of them is struck.',
  'land-horde': 'You lead the barbarians against their victim: choose where they land.',
  'lead-horde': 'Those who find no room go on to another area of their victim.',
  flames: 'One city burns down, unless you pay for it.',
  bandits: 'Choose the cards the bandits get; for the others you pay treasury.',
  bribe: 'Give away cards of so many points; those of small sets are missed least.',
  ransom: 'With Theocracy two cards save your cities.',
  retreat: 'Your marker would go back a step; something else may be given instead.',
  // abilities, advances
  'use-ability': 'Choose one, then whom or what it is used on; or be done.',
  tribute: 'Somebody’s advance demands a card of you: give one you miss least.',
  orders: 'Click the advances you buy. Cards and treasury pay for them, and there is no change.',
  purchase: 'Click the advances you buy. Cards and treasury pay for them, and there is no change.',
  claims: 'A special building can be had again: who claims it now goes before the others.',
  'live-claims': 'Whoever claims first acts first: order now, or let others go before you.',
  intervene: 'Two players exchange buildings: you may buy before they do.',
  'another-building': 'Somebody was quicker. You may build another one instead.',
  'another-place': 'The city you wanted to build in is gone: choose another.',
  'free-credits': 'Credits make later advances of that colour cheaper: share them out.',
  resettle: 'A region goes out of play: your tokens there move to areas that stay.',
  'drop-cards': 'You may keep only so many cards: give away those that are missed least.',
};

/** What happens in the phase that is played, and what the question is about. */
export function hintsFor(
  { question, phase }: View,
  _: Question,
  scene: Scene | null,
): readonly Hint[] {
  const told = scene?.phases[phase - 1];
  const words = WORDS[question];
  return [
    ...(told === undefined
      ? []
      : [
          {
            kind: `phase ${String(phase)}`,
            words: `${capital(told.name)}: ${told.text}`,
          },
        ]),
    ...(words === undefined ? [] : [{ kind: question, words }]),
  ];
}
