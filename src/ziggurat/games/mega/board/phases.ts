/** What one does in each phase of a turn, on this screen. */
const DEEDS: readonly string[] = [
  'With Coinage or Monarchy you choose the rate; else nothing is asked.',
  'You are asked only where your stock is too small for all areas.',
  'Click an area, then where its tokens go; build and sail ships; then finish.',
  'Token fights settle themselves; sometimes you say which comes first.',
  'Tick the areas that become cities.',
  'You may buy further cards from the stacks.',
  'Tap cards of your hand to make an offer, accept one, or be done.',
  'Nothing is asked.',
  'Click on the map what you lose, and sometimes who suffers with you.',
  'Choose an ability, then whom or what it is used on.',
  'Where support is missing, choose the city that becomes tokens again.',
  'Put advances into your basket; the cheapest payment is found for you.',
  'Nothing is asked: look how far everybody has come.',
];

/** What one does in a phase, counted from 1. */
export const deedIn = (phase: number): string => DEEDS[phase - 1] ?? '';
