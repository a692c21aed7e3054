/** Around the map of Mega Empires: stages, the strip of players, how they are dressed. */
import { describe, expect, it } from 'vitest';
import type { Question } from '$lib/api/types';
import { Foretelling } from '../../src/ziggurat/games/mega/board/answers/consequences';
import { playerLook, seatOrder } from '../../src/ziggurat/games/mega/board/look';
import type { Scene, View } from '../../src/ziggurat/games/mega/board/scene';
import { stageFor, stageOfThing } from '../../src/ziggurat/games/mega/board/stages';
import { densityFor, stateOf } from '../../src/ziggurat/games/mega/board/strips';

const player = (part: object = {}) => ({
  civilization: 'parthia',
  hand_size: 3,
  gone: 0,
  leaving: false,
  ...part,
});
const view = (part: object = {}): View =>
  ({
    players: [player(), player({ civilization: 'indus', hand_size: 1 })],
    question: 'move',
    floor: null,
    position: [1],
    ranking: [0, 1],
    ...part,
  }) as unknown as View;
const scene = {
  civilizations: [
    { id: 'parthia', name: 'Parthia', letters: 'Pa', colour: '#524f22', ink: 'light' },
  ],
} as unknown as Scene;

describe('a stage', () => {
  it('is turned to by the kind of question', () => {
    expect(['move', 'floor', 'orders', 'losses'].map(stageFor)).toEqual([
      'map',
      'trade',
      'advances',
      'map',
    ]);
  });

  it('has the things that are found on it', () => {
    const things = ['area:merv', 'ship:2', 'offer:4', 'advance:music', 'building:stoa', 'seat:1'];
    expect(things.map(stageOfThing)).toEqual(['map', 'map', 'trade', 'advances', 'ast', null]);
  });
});

describe('the strip of players', () => {
  it('tells the less of each the more they are', () => {
    expect([3, 4, 5, 9, 10, 18].map((players) => densityFor(players, 1038))).toEqual([
      'full',
      'full',
      'middle',
      'middle',
      'dense',
      'dense',
    ]);
    expect([3, 4, 5, 9].map((players) => densityFor(players, 750))).toEqual([
      'full',
      'middle',
      'middle',
      'dense',
    ]);
  });

  it('tells what somebody does', () => {
    expect(stateOf(view(), 0, [0])).toBe('moves');
    expect(stateOf(view(), 0, [])).toBe('3 cards');
    expect(stateOf(view(), 1, [])).toBe('1 card');
    expect(stateOf(view({ question: 'regress' }), 0, [0])).toBe('chooses');
    const trading = view({ question: 'floor', floor: { done: [0] } });
    expect([stateOf(trading, 0, [0, 1]), stateOf(trading, 1, [0, 1])]).toEqual(['done', 'trades']);
    expect(stateOf(view({ players: [player({ gone: 4 })] }), 0, [])).toBe('has left');
  });

  it('goes by the A.S.T., with those who have left at the end', () => {
    expect(seatOrder(view())).toEqual([1, 0]);
  });
});

describe('a player', () => {
  it('is dressed as the civilization, and the wild ones as nobody', () => {
    expect(playerLook(scene, view(), 0)).toEqual({
      colour: '#524f22',
      ink: '#ffffff',
      letter: 'Pa',
    });
    expect(playerLook(scene, view(), 1).letter).toBe('2');
    expect(playerLook(scene, view(), 'wild').letter).toBe('✕');
  });
});

describe('what comes of a choice', () => {
  const told = (briefing: Question['briefing'], changes: Record<string, number> = {}) => {
    const prospects = { ur: { changes, then: 'asked' } };
    const question = { briefing, prospects, holdings: { 'piece:cities': 6, 'piece:stock': 9 } };
    return new Foretelling(scene, view(), question as unknown as Question);
  };

  it('is the support after a city is reduced or destroyed', () => {
    const support = { needs: 10, has: 12 };
    const reductions = [
      { area: 'merv', tokens: 1, support },
      { area: 'nisa', tokens: 0, support },
    ];
    expect(told({ reductions }).of('merv', 'area:merv')).toBe(
      '1 token in its place: 12 for the 10 needed',
    );
    expect(told({ reductions }).of('nisa', 'area:nisa')).toBe('gone: 12 for the 10 needed');
  });

  it('is what would be left of a conflict', () => {
    const outlook = {
      support: { needs: 0, has: 0 },
      conflicts: [
        { area: 'merv', rivals: ['wild'], left: { '0': 1, wild: 3 } },
        { area: 'nisa', rivals: ['1'] },
      ],
    };
    const clashes = [{ area: 'taxila', rivals: ['1'], left: { wild: 9 } }];
    const foretelling = told({ outlook, clashes });
    expect(foretelling.of('merv', 'area:merv')).toBe(
      '1 of Parthia, 3 of the barbarians would be left',
    );
    expect(foretelling.of('nisa', 'area:nisa')).toBe('nobody would be left');
    expect(foretelling.of('taxila', 'area:taxila')).toBe('9 of the barbarians would be left');
    expect(foretelling.of('babylon', 'area:babylon')).toBe('');
  });

  it('is what a calamity costs everybody, or a card one’s sets', () => {
    const unit = 'unit points' as const;
    const tolls = [
      { text: 'damavand', losses: { '0': 5, '1': 2 }, unit },
      { text: 'danakil', losses: {} as Record<string, number>, unit },
    ];
    expect(told({ tolls }).of('damavand', 'area:merv')).toBe(
      'unit points lost: Parthia 5 and player 2 2',
    );
    expect(told({ tolls }).of('danakil', undefined)).toBe('loses nothing');
    expect(told({ missed: { salt: 4 } }).of('salt', 'card:salt')).toBe('your sets −4');
  });

  it('is what one has before and after, where nothing else is told', () => {
    const changes = { 'piece:stock': 2, 'piece:cities': -1 };
    expect(told({}, changes).of('ur', 'area:ur')).toBe('cities 6 → 5');
    expect(told({}).of('no', undefined)).toBe('');
  });
});
