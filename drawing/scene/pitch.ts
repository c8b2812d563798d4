import { ball } from "#drawing/emblems.ts";
import { ground } from "./stage.ts";
import type { Mood } from "#drawing/scene/moods.ts";
import { num, points, polygon } from "#drawing/svg.ts";

const CHALK = 'fill="none" stroke="#fff" stroke-opacity=".75"';

/** Grass from the far line `z` to the picture's lower edge, mown away from us or across. */
export function grass(mood: Mood, z: number, mown: "along" | "across"): string {
  const top = num(ground(0, z).y);
  return (
    `<path fill="${mood.grass}" d="M0 ${top}h800v${num(600 - Number(top))}H0z"/>` +
    `<path fill="${mood.mown}" d="${mown === "along" ? along(z) : across(z)}"/>`
  );
}

const along = (z: number) =>
  [-9, -7, -5, -3, -1, 1, 3, 5, 7].map((i) => flat(i * 130, (i + 1) * 130, 0, z)).join("");

const across = (z: number) =>
  [0, 1, 2, 3].map((i) => flat(-400 * (1 + z), 400 * (1 + z), z * step(i * 2), z * step(i * 2 + 1))).join("");

/** Equal strips of ground look thinner with distance; these are a little kinder to the eye. */
const step = (i: number) => (i / 8) ** 1.25;

/** A rectangle lying on the pitch. */
export const flat = (left: number, right: number, nearZ: number, farZ: number): string =>
  polygon(
    [ground(left, nearZ), ground(right, nearZ), ground(right, farZ), ground(left, farZ)].map(
      ({ x, y }) => [x, y] as const,
    ),
  );

/** Goal line, penalty area and small area in front of a goal at distance `z`. */
export const penaltyArea = (z: number): string =>
  `<path ${CHALK} stroke-width="4" d="${flat(-2000, 2000, -0.9, z)}${flat(-760, 760, z * 0.3, z)}${flat(-420, 420, z * 0.68, z)}"/>`;

export function centreCircle(z: number): string {
  const { x, y, scale } = ground(0, z);
  const edge = Math.round(ground(0, z * 3).y);
  const radius = Math.round(330 * scale);
  return (
    `<path ${CHALK} stroke-width="4" d="M0 ${edge}h800M0 ${Math.round(y)}h800"/>` +
    `<ellipse ${CHALK} stroke-width="4" cx="${x}" cy="${num(y)}" rx="${radius}" ry="${Math.round(radius * 0.3)}"/>`
  );
}

/** A goal seen from the front, standing at (x, z). */
export function goal(x: number, z: number, id: string, size = 560): string {
  const foot = ground(x, z);
  const width = Math.round(size * foot.scale);
  const height = Math.round(width / 2.7);
  const left = Math.round(foot.x - width / 2);
  const top = Math.round(foot.y - height);
  const cell = Math.max(7, Math.round(width / 26));
  return (
    `<pattern id="${id}n" width="${cell}" height="${cell}" patternUnits="userSpaceOnUse"><path d="M0 0h${cell}M0 0v${cell}" stroke="#fff" stroke-opacity=".55" stroke-width="1.5"/></pattern>` +
    `<path fill="url(#${id}n)" d="M${left} ${top}h${width}v${height}H${left}z"/>` +
    `<path fill="none" stroke="#fff" stroke-width="${num(Math.max(4, width / 36))}" d="M${left} ${num(foot.y)}v-${height}h${width}v${height}"/>`
  );
}

export const shadow = (x: number, y: number, radius: number): string =>
  `<ellipse cx="${num(x)}" cy="${num(y)}" rx="${num(radius)}" ry="${num(radius * 0.2)}" fill="#04291a" fill-opacity=".28"/>`;

/** A training cone at (x, z). */
export function cone(x: number, z: number): string {
  const { x: cx, y, scale } = ground(x, z);
  return polygon(CONE.map(([dx, dy]) => [cx + dx * scale, y + dy * scale]));
}

const CONE = points([-32, 0, -32, -7, -22, -7, -6, -62, 6, -62, 22, -7, 32, -7, 32, 0]);

/** An agility ladder lying on the grass between two sides. */
export const ladder = (left: number, right: number): string =>
  `<path fill="none" stroke="#ffd21f" stroke-width="5" d="${[0, 0.15, 0.34, 0.58, 0.88].map((z, i) => flat(left, right, z, [0.15, 0.34, 0.58, 0.88, 1.25][i] ?? z)).join("")}"/>`;

export function ballAt(x: number, z: number, radius: number, lift = 0): string {
  const spot = ground(x, z);
  const size = radius * spot.scale;
  return shadow(spot.x, spot.y, size * 1.2) + ball(spot.x, spot.y - size - lift, size, "#16202a");
}
