/** Times as people read them. */
import type { ClockPlan } from '../api/types';

/** What is left of a time, such as 4:07 or 2 d 3 h. */
export function leftOver(seconds: number): string {
  const whole = Math.max(0, Math.floor(seconds));
  if (whole >= 172_800) return `${days(whole)} d ${String(Math.floor((whole % 86_400) / 3600))} h`;
  if (whole >= 3600) return `${String(Math.floor(whole / 3600))} h ${minutes(whole % 3600)} min`;
  return `${String(Math.floor(whole / 60))}:${String(whole % 60).padStart(2, '0')}`;
}

/** How long people may think, in words. */
export function clockWords({ kind, seconds, increment }: ClockPlan): string {
  if (kind === 'none') return 'no clock';
  if (kind === 'move') return `${span(seconds)} for every answer`;
  const more = increment === 0 ? '' : `, ${span(increment)} more an answer`;
  return `${span(seconds)} in all${more}`;
}

const UNITS = [
  [86_400, 'day'],
  [3600, 'hour'],
  [60, 'minute'],
] as const;

/** A whole time in the largest unit that measures it: 90 seconds, 2 hours. */
function span(seconds: number): string {
  const [size, unit] = UNITS.find(([each]) => seconds > 0 && seconds % each === 0) ?? [1, 'second'];
  const count = seconds / size;
  return `${String(count)} ${unit}${count === 1 ? '' : 's'}`;
}

const days = (seconds: number) => String(Math.floor(seconds / 86_400));
const minutes = (seconds: number) => String(Math.floor(seconds / 60)).padStart(2, '0');

/** How long ago something was, such as "5 minutes ago". */
export function ago(then: number, now: number): string {
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  const seconds = Math.max(0, now - then);
  if (seconds < 45) return 'just now';
  if (seconds < 3600) return format.format(-Math.max(1, Math.round(seconds / 60)), 'minute');
  if (seconds < 86_400) return format.format(-Math.round(seconds / 3600), 'hour');
  return format.format(-Math.round(seconds / 86_400), 'day');
}

/** The hour and minute something was said at. */
export const clockTime = (at: number): string =>
  new Date(at * 1000).toLocaleTimeString([], { hour: '2-digit', minute: '2-digit' });
