/** Where a heavy sheet is drawn while its camera moves. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Camera } from '$lib/map/camera.svelte';
import { covers, Rest, RIM } from '$lib/map/rest.svelte';

const SHEET = { width: 2000, height: 1000 };
const WINDOW = { width: 500, height: 300 };

describe('a sheet that is drawn where its camera came to rest', () => {
  let camera: Camera;
  let rest: Rest;

  beforeEach(() => {
    vi.useFakeTimers();
    camera = new Camera(SHEET);
    camera.resize(WINDOW.width, WINDOW.height, [1000, 500]);
    rest = new Rest(camera, SHEET);
    rest.follow(1000);
  });

  afterEach(() => {
    vi.useRealTimers();
  });

  it('is drawn for the first place at once, inside its rim', () => {
    expect([rest.k, rest.x, rest.y]).toEqual([camera.k, camera.x, camera.y]);
    const [x, y] = [camera.x + RIM * 500, camera.y + RIM * 300];
    expect(rest.transform).toBe(`translate(${x} ${y}) scale(${camera.k})`);
    expect(rest.shift).toBe('translate(0px, 0px) scale(1)');
  });

  it('is moved as a whole while the camera goes, and drawn anew when it stands', () => {
    const drawn = rest.transform;
    camera.panBy(-40, 10);
    rest.follow(1010);
    expect(rest.transform).toBe(drawn);
    expect(rest.shift).toBe('translate(-40px, 10px) scale(1)');
    vi.advanceTimersByTime(1000);
    expect(rest.shift).toBe('translate(0px, 0px) scale(1)');
    expect(rest.transform).not.toBe(drawn);
  });

  it('keeps what lies under a pixel there while it grows', () => {
    const at = camera.toSheet([100, 50]);
    camera.zoomAt([100, 50], 2);
    const grown = camera.k / rest.k;
    const place = (from: number, to: number, unit: number) =>
      to - from * grown + (unit * rest.k + from) * grown;
    expect(place(rest.x, camera.x, at[0])).toBeCloseTo(100);
    expect(place(rest.y, camera.y, at[1])).toBeCloseTo(50);
  });

  it('is drawn anew on the way where the camera leaves what was drawn, but seldom', () => {
    camera.panBy(-300, 0);
    rest.follow(1100);
    expect(rest.x).not.toBe(camera.x);
    rest.follow(1400);
    expect(rest.x).toBe(camera.x);
  });
});

describe('what was drawn', () => {
  const drawn = { k: 1, x: -500, y: -300 };

  it('reaches as far as its rim', () => {
    expect(covers(drawn, { k: 1, x: -500 - RIM * 500, y: -300 }, WINDOW, SHEET)).toBe(true);
    expect(covers(drawn, { k: 1, x: -501 - RIM * 500, y: -300 }, WINDOW, SHEET)).toBe(false);
  });

  it('need not reach beyond the sheet', () => {
    expect(covers({ k: 1, x: 0, y: 0 }, { k: 1, x: 150, y: 0 }, WINDOW, SHEET)).toBe(true);
  });

  it('does not cover a window that sees much more', () => {
    expect(covers(drawn, { k: 0.4, x: -100, y: -60 }, WINDOW, SHEET)).toBe(false);
  });
});
