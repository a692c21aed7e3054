/** How likely something is, as people write it. */
export const percent = (chance: number): string =>
  chance > 0.99 && chance < 1 ? '> 99 %' : `${String(Math.round(chance * 100))} %`;
