/** How the second colour lies over the first, around a centre line; the shield clips the rest. */
export const DIVISIONS = {
  plain: () => "",
  halves: () => "M100 0h100v220H100z",
  stripes: () => "M32 0h27v220H32zm54 0h28v220H86zm55 0h27v220h-27z",
  hoops: (y: number) => [-72, -24, 24, 72].map((down) => `M0 ${y + down - 12}h200v24H0z`).join(""),
  quarters: (y: number) => `M100 0h100v${y}H0v220h100z`,
  sash: (y: number) => `M-20 ${y - 130}l240 206v60L-20 ${y - 70}z`,
  diagonal: () => "M0 220L200 0v220z",
  chevron: (y: number) => `M0 ${y + 58}L100 ${y - 12} 200 ${y + 58}v46L100 ${y + 34} 0 ${y + 104}z`,
  cross: (y: number) => `M82 0h36v220H82zM0 ${y - 18}h200v36H0z`,
};

export type Division = keyof typeof DIVISIONS;
