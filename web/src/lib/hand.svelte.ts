/** With what somebody acts: a finger covers what it points at, slips, and leaves at once. */
class Hand {
  isFinger = $state(window.matchMedia('(pointer: coarse)').matches);

  constructor() {
    const options = { capture: true, passive: true };
    window.addEventListener(
      'pointerdown',
      (event) => (this.isFinger = event.pointerType === 'touch'),
      options,
    );
    window.addEventListener('keydown', () => (this.isFinger = false), options);
  }
}

export const hand = new Hand();
