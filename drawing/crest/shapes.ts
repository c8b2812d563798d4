/** `chief`: width for initials across the top, where there is one; `middle`: the widest calm line. */
export type Shape = {
  outline: string;
  chief?: number;
  middle: { y: number; width: number };
};

export const SHAPES: Shape[] = [
  {
    outline: "M14 14H186V104C186 158 150 190 100 212 50 190 14 158 14 104Z",
    chief: 138,
    middle: { y: 102, width: 138 },
  },
  { outline: "M16 12H184V142L100 212 16 142Z", chief: 134, middle: { y: 98, width: 134 } },
  {
    outline:
      "M100 10Q140 30 180 20 192 70 184 116C176 166 140 194 100 212 60 194 24 166 16 116Q8 70 20 20 60 30 100 10Z",
    middle: { y: 100, width: 138 },
  },
  { outline: "M100 16A94 94 0 0 1 100 204 94 94 0 0 1 100 16Z", middle: { y: 110, width: 148 } },
  { outline: "M100 10L190 60V160L100 210 10 160V60Z", middle: { y: 110, width: 146 } },
  {
    outline: "M16 14H184V150Q184 180 152 187C124 192 108 200 100 212 92 200 76 192 48 187Q16 180 16 150Z",
    chief: 136,
    middle: { y: 100, width: 136 },
  },
  {
    outline: "M42 12H158Q162 38 188 42V110C188 160 150 190 100 212 50 190 12 160 12 110V42Q38 38 42 12Z",
    middle: { y: 104, width: 140 },
  },
  {
    outline: "M20 40Q60 40 100 10 140 40 180 40V120C180 164 144 192 100 212 56 192 20 164 20 120Z",
    middle: { y: 108, width: 126 },
  },
];
