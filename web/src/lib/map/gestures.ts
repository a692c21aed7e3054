/** Wheel, mouse, fingers and keys that move a camera. */
import type { Attachment } from 'svelte/attachments';
import type { Camera } from './camera.svelte';
import type { Point } from './point';

const SLOP = 5;
const DOUBLE_TAP = 320;
const KEY_STEP = 60;

/** Let a person move the camera by pointing at an element. */
export function gestures(camera: Camera, smooth: () => boolean): Attachment<Element> {
  return (element) => {
    const fingers = new Map<number, Point>();
    let travelled = 0;
    let isDragging = false;
    let lastTap = { time: 0, at: [0, 0] as Point };

    const here = (event: MouseEvent): Point => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };

    const down = (event: PointerEvent) => {
      if (event.button !== 0 || isControl(event)) return;
      fingers.set(event.pointerId, here(event));
      travelled = 0;
      isDragging = fingers.size > 1;
    };

    const move = (event: PointerEvent) => {
      const before = fingers.get(event.pointerId);
      if (before === undefined) return;
      const now = here(event);
      travelled += distance(before, now);
      if (!isDragging && travelled < SLOP) return;
      // Captured only now: a mere click must reach what was clicked.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      isDragging = true;
      const other = [...fingers].find(([id]) => id !== event.pointerId)?.[1];
      camera.panBy((now[0] - before[0]) / fingers.size, (now[1] - before[1]) / fingers.size);
      if (other !== undefined) {
        const factor = distance(now, other) / Math.max(1, distance(before, other));
        camera.zoomAt([(now[0] + other[0]) / 2, (now[1] + other[1]) / 2], factor);
      }
      fingers.set(event.pointerId, now);
    };

    const up = (event: PointerEvent) => {
      if (!fingers.delete(event.pointerId)) return;
      if (isDragging) {
        if (fingers.size === 0) swallowClick();
        return;
      }
      const at = here(event);
      const isDouble = event.timeStamp - lastTap.time < DOUBLE_TAP && distance(at, lastTap.at) < 24;
      // What can be clicked keeps its clicks: two quick ones are two answers there.
      if (isDouble && !isLit(event)) camera.zoomAt(at, event.shiftKey ? 0.5 : 2);
      lastTap = { time: isDouble ? 0 : event.timeStamp, at };
    };

    const cancel = (event: PointerEvent) => {
      fingers.delete(event.pointerId);
    };

    /** The click that ends a drag is not meant for what lies under it. */
    const swallowClick = () => {
      const swallow = (event: Event) => event.stopPropagation();
      element.addEventListener('click', swallow, { capture: true, once: true });
      setTimeout(() => {
        isDragging = false;
        element.removeEventListener('click', swallow, { capture: true });
      });
    };

    const wheel = (event: WheelEvent) => {
      event.preventDefault();
      const pace = event.deltaMode === WheelEvent.DOM_DELTA_LINE ? 0.05 : 0.0016;
      camera.zoomAt(here(event), Math.exp(-event.deltaY * pace * (event.ctrlKey ? 4 : 1)));
    };

    const listeners: [string, (event: never) => void][] = [
      ['pointerdown', down],
      ['pointermove', move],
      ['pointerup', up],
      ['pointercancel', cancel],
    ];
    for (const [name, listener] of listeners) {
      element.addEventListener(name, listener as EventListener);
    }
    element.addEventListener('wheel', wheel as EventListener, {
      passive: false,
    });
    const keys = (event: KeyboardEvent) => moveByKey(camera, event, smooth());
    element.addEventListener('keydown', keys as EventListener);
    return () => {
      for (const [name, listener] of listeners) {
        element.removeEventListener(name, listener as EventListener);
      }
      element.removeEventListener('wheel', wheel as EventListener);
      element.removeEventListener('keydown', keys as EventListener);
    };
  };
}

/** Plus and minus zoom, zero shows all; arrows pan while the map itself has the focus. */
function moveByKey(camera: Camera, event: KeyboardEvent, smooth: boolean): void {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  const isMap = event.target === event.currentTarget;
  const moves: Record<string, () => void> = {
    '+': () => camera.zoomMiddle(1.5, smooth),
    '=': () => camera.zoomMiddle(1.5, smooth),
    '-': () => camera.zoomMiddle(1 / 1.5, smooth),
    '0': () => camera.reset(null, smooth),
    ...(isMap && {
      ArrowLeft: () => camera.panBy(KEY_STEP, 0),
      ArrowRight: () => camera.panBy(-KEY_STEP, 0),
      ArrowUp: () => camera.panBy(0, KEY_STEP),
      ArrowDown: () => camera.panBy(0, -KEY_STEP),
    }),
  };
  const found = moves[event.key];
  if (found === undefined) return;
  event.preventDefault();
  found();
}

const distance = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1]);

const isControl = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('button') !== null;

const isLit = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.lit') !== null;
