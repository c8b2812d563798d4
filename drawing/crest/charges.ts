/** Sea for the clubs of the coast. */
export const waves = (top: number): string =>
  [0, 26, 52].map((down) => `M-6 ${top + down}q20-18 40 0t40 0 40 0 40 0 40 0 40 0`).join("");

export const mountains = (top: number): string => `M0 220V${top + 44}L62 ${top}l34 36 26-22 78 46v160z`;
