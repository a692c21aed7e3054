/** The colours of the epochs by day and by night; steps have numbers besides, and epochs names. */
import type { Epoch } from '../printed';

const COLOURS: Readonly<Record<Epoch, readonly [string, string]>> = {
  stone_age: ['#d9d2c3', '#4a463d'],
  early_bronze_age: ['#e7c79a', '#6b4a22'],
  middle_bronze_age: ['#dba76a', '#7d501d'],
  late_bronze_age: ['#cf8f4d', '#8a5718'],
  early_iron_age: ['#b4c1cd', '#3f5262'],
  late_iron_age: ['#93a9bd', '#4b6579'],
};

export const colourOf = (epoch: string): string => {
  const [day, night] = COLOURS[epoch as Epoch] ?? COLOURS.stone_age;
  return `light-dark(${day}, ${night})`;
};
