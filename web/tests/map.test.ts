/** Maps of all boards: how they move, and how the things on them are reached. */
import { describe, expect, it } from 'vitest';
import { NO_PICKS } from '$lib/board';
import { Camera } from '$lib/map/camera.svelte';
import { thingAttributes } from '$lib/map/marks';
import type { Point } from '$lib/map/point';
import { nextThing } from '$lib/map/pointing';

describe('things', () => {
  it('are buttons while they can be picked, and pictures otherwise', () => {
    const picks = { ...NO_PICKS, next: new Set(['region:roma']), chosen: ['region:umbria'] };
    expect(thingAttributes(picks, 'region:roma', 'Roma')).toMatchObject({
      role: 'button',
      tabindex: 0,
      'aria-pressed': false,
    });
    expect(thingAttributes(picks, 'region:umbria', 'Umbria')).toMatchObject({
      role: 'img',
      tabindex: -1,
      'aria-label': 'Umbria, chosen',
    });
  });

  it('are reached by arrow keys: the nearest one that way', () => {
    const things: [string, Point][] = [
      ['a', [0, 0]],
      ['b', [100, 10]],
      ['c', [50, 60]],
      ['d', [-10, -80]],
    ];
    expect(nextThing('a', [1, 0], things)).toBe('b');
    expect(nextThing('a', [0, 1], things)).toBe('c');
    expect(nextThing('a', [0, -1], things)).toBe('d');
    expect(nextThing('d', [0, -1], things)).toBeNull();
    expect(nextThing('elsewhere', [1, 0], things)).toBe('a');
  });
});

describe('the camera', () => {
  function camera(width: number, height: number): Camera {
    const made = new Camera({ width: 1600, height: 1000 });
    made.resize(width, height, [100, 100]);
    return made;
  }

  it('shows the whole sheet where there is room, in the middle of it', () => {
    const wide = camera(1000, 500);
    expect(wide.k).toBe(0.5);
    expect([wide.x, wide.y]).toEqual([100, 0]);
    expect(wide.isWhole).toBe(true);
  });

  it('begins on a phone with a readable part around home', () => {
    const phone = camera(390, 400);
    expect(phone.k).toBe(0.6);
    expect([phone.x, phone.y]).toEqual([0, 0]);
    expect(phone.isWhole).toBe(false);
  });

  it('keeps what is under the pointer there while it zooms', () => {
    const near = camera(1000, 625);
    const before = near.toSheet([700, 300]);
    near.zoomAt([700, 300], 3);
    const after = near.toSheet([700, 300]);
    expect(after[0]).toBeCloseTo(before[0]);
    expect(after[1]).toBeCloseTo(before[1]);
  });

  it('never loses the sheet', () => {
    const lost = camera(1000, 625);
    lost.zoomAt([500, 300], 2);
    lost.panBy(9999, -9999);
    expect(lost.x).toBe(0);
    expect(lost.y).toBeCloseTo(625 - 1000 * lost.k);
    lost.zoomAt([0, 0], 0.0001);
    expect(lost.isWhole).toBe(true);
  });

  it('goes to what is out of sight and stays where it is otherwise', () => {
    const moving = camera(1000, 625);
    moving.zoomAt([0, 0], 4);
    const { x, y } = moving;
    moving.show([150, 100], false);
    expect([moving.x, moving.y]).toEqual([x, y]);
    moving.show([1200, 700], false);
    expect(moving.toSheet([500, 312.5]).map(Math.round)).toEqual([1200, 700]);
  });

  it('keeps its place when the window changes its size', () => {
    const resized = camera(1000, 625);
    resized.fly([800, 500], 2, false);
    resized.resize(600, 400, null);
    expect(resized.toSheet([300, 200]).map(Math.round)).toEqual([800, 500]);
    expect(resized.k).toBe(2);
  });

  it('shows what it began with again in a larger window, unless it was led elsewhere', () => {
    const small = camera(200, 125);
    expect(small.isWhole).toBe(false);
    small.resize(1000, 625, null);
    expect(small.isWhole).toBe(true);
  });

  it('frames several points, no nearer than is needed to read', () => {
    const framing = camera(1000, 625);
    framing.frame(
      [
        [700, 400],
        [900, 600],
      ],
      50,
      false,
    );
    expect(framing.toSheet([500, 312.5]).map(Math.round)).toEqual([800, 500]);
    expect(framing.k).toBe(1.2);
    framing.frame(
      [
        [0, 0],
        [1600, 1000],
      ],
      0,
      false,
    );
    expect(framing.isWhole).toBe(true);
  });

  it('begins nearer where smaller signs must be read', () => {
    const near = new Camera(
      { width: 1600, height: 1000 },
      { small: 0.7, readable: 0.8, near: 1, close: 1 },
    );
    near.resize(1000, 625, [800, 500]);
    expect(near.k).toBe(0.8);
  });

  it('comes no nearer than there is anything to see', () => {
    const legible = { small: 0.7, readable: 0.8, near: 1, close: 1, nearest: 2 };
    const far = new Camera({ width: 1600, height: 1000 }, legible);
    far.resize(1000, 625, [800, 500]);
    far.zoomAt([500, 300], 50);
    expect(far.k).toBe(2);
  });
});
