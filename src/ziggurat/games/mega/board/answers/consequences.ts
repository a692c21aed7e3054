/** What would come of choosing an area, in a few words, as far as the question tells it. */
import { counted } from '../map/describe';
import { areaThing, idIn, type Briefing } from '../scene';

export function consequenceOf(
  { reductions = [], outlook }: Briefing,
  thing: string | undefined,
  sideOf: (holder: string) => string,
): string {
  const area = idIn('area', thing);
  if (area === null) return '';
  const reduced = reductions.find((each) => areaThing(each.area) === thing);
  if (reduced !== undefined) {
    const { needs, has } = reduced.support;
    return `${counted(reduced.tokens, 'token')} in its place: ${has} for the ${needs} needed`;
  }
  const conflict = outlook?.conflicts?.find((each) => each.area === area);
  if (conflict === undefined) return '';
  const left = Object.entries(conflict.left ?? {}).map(
    ([holder, tokens]) => `${tokens} of ${sideOf(holder)}`,
  );
  return left.length === 0 ? 'nobody would be left' : `${left.join(', ')} would be left`;
}
