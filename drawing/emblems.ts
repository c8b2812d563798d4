import { num, onEllipse, polygon, trace } from "#drawing/svg.ts";

export const star = (cx: number, cy: number, radius: number): string =>
  polygon(
    Array.from({ length: 10 }, (_, i) => around(cx, cy, i % 2 ? radius * 0.42 : radius, i * 36)),
    1,
  );

export function ball(cx: number, cy: number, radius: number, dark: string, light = "#fdfbf4"): string {
  const corners = [0, 72, 144, 216, 288];
  const inner = corners.map((angle) => around(cx, cy, radius * 0.42, angle));
  const seams = inner.map((corner, i) => trace([corner, around(cx, cy, radius * 0.92, i * 72)], 1));
  return (
    `<circle cx="${num(cx)}" cy="${num(cy)}" r="${num(radius)}" fill="${light}" stroke="${dark}" stroke-width="${num(radius * 0.16)}"/>` +
    `<path fill="${dark}" stroke="${dark}" stroke-width="${num(radius * 0.13)}" d="${polygon(inner, 1)}${seams.join("")}"/>`
  );
}

const around = (cx: number, cy: number, radius: number, degrees: number) =>
  onEllipse(cx, cy, radius, radius, degrees);
