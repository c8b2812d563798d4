/** Clips of the demo data: every invented video is one of them. */
export const CLIPS = [1, 2, 3].map((n) => ({
  file: `lance-${n}.webm`,
  key: `demo/videos/lance-${n}.webm`,
  seconds: 12,
}));
