/** The tokens of app/app.css: pictures and PDFs know no style sheet. */
export const PALETTE = {
  paper: "#faf7ef",
  card: "#ffffff",
  ink: "#10201a",
  muted: "#56655e",
  line: "#e4dfd0",
  edge: "#7b8981",
  grass: "#0b6b3f",
  grassDeep: "#073d27",
  canary: "#ffd21f",
  canaryDeep: "#f2c200",
  sky: "#1f5fd6",
  danger: "#c4321f",
  mist: "#dbe8e0",
} as const;
