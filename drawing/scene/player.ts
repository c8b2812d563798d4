import type { Colour } from "#drawing/colour.ts";
import type { Random } from "#drawing/random.ts";
import { ground } from "./stage.ts";
import { shadow } from "#drawing/scene/pitch.ts";
import { type Pose, type PoseName, POSES } from "#drawing/scene/poses.ts";
import { num, type Point, polygon, trace } from "#drawing/svg.ts";

export type Team = { shirt: Colour; shorts: Colour; socks: Colour };

const TEAMS: Team[] = [
  { shirt: "#ffd21f", shorts: "#1f5fd6", socks: "#fdfbf4" },
  { shirt: "#c4321f", shorts: "#fdfbf4", socks: "#c4321f" },
  { shirt: "#fdfbf4", shorts: "#16202a", socks: "#fdfbf4" },
  { shirt: "#1f5fd6", shorts: "#fdfbf4", socks: "#1f5fd6" },
  { shirt: "#16202a", shorts: "#16202a", socks: "#ffd21f" },
  { shirt: "#f08a1d", shorts: "#16202a", socks: "#f08a1d" },
  { shirt: "#7a1730", shorts: "#fdfbf4", socks: "#8fd0f0" },
  { shirt: "#8fd0f0", shorts: "#15387f", socks: "#8fd0f0" },
];

export const KEEPER: Team = { shirt: "#b7e34b", shorts: "#16202a", socks: "#b7e34b" };

export const chooseTeams = (random: Random): [Team, Team] => {
  const one = random.pick(TEAMS);
  return [one, random.pick(TEAMS.filter((team) => team !== one))];
};

const SKINS = ["#ebbd98", "#cf9567", "#a56a43", "#76452a", "#54311f"] as const;
const HAIR = ["#17110f", "#241814", "#553420"] as const;

type Place = { x: number; z: number; size?: number; flip?: boolean; lift?: number };

/** A flat figure on the pitch: no face, a team, a pose. */
export function player(random: Random, team: Team, pose: PoseName, place: Place): string {
  const { x, y, scale } = ground(place.x, place.z);
  const size = scale * (place.size ?? 2);
  const turn = `${place.flip ? "-" : ""}${num(size, 2)}`;
  return (
    shadow(x, y, 44 * size) +
    `<g transform="translate(${num(x)} ${num(y - (place.lift ?? 0) * size)})scale(${turn} ${num(size, 2)})" fill="none" stroke-linejoin="round">` +
    figure(random, team, POSES[pose]) +
    "</g>"
  );
}

function figure(random: Random, team: Team, { hip, chest, head, arms, legs }: Pose): string {
  const skin = random.pick(SKINS);
  const [back, front] = sides(chest, hip, 15);
  const [fore, rear] = sides(hip, chest, 9);
  const left = leg(rear, legs[0]);
  const right = leg(fore, legs[1]);
  const one = arm(back, arms[0]);
  const other = arm(front, arms[1]);
  const torso = polygon([back, front, fore, rear]);
  return (
    line(skin, 14, left.bare + right.bare) +
    line(team.socks, 14, left.sock + right.sock) +
    line("#16202a", 16, left.boot + right.boot) +
    line(team.shorts, 23, left.shorts + right.shorts) +
    line(skin, 11, one.bare + other.bare + trace([chest, head])) +
    `<path fill="${team.shirt}" stroke="${team.shirt}" stroke-width="17" d="${torso}${one.sleeve}${other.sleeve}"/>` +
    crown(random, head, skin)
  );
}

function leg(top: Point, [kneeX, kneeY, ankleX, ankleY, toeX, toeY]: Pose["legs"][number]) {
  const knee: Point = [kneeX, kneeY];
  const ankle: Point = [ankleX, ankleY];
  return {
    bare: trace([top, knee, ankle]),
    sock: trace([between(knee, ankle, 0.4), between(knee, ankle, 0.9)]),
    boot: trace([ankle, [toeX, toeY]]),
    shorts: trace([top, between(top, knee, 0.55)]),
  };
}

function arm(shoulder: Point, [elbowX, elbowY, handX, handY]: Pose["arms"][number]) {
  const elbow: Point = [elbowX, elbowY];
  return {
    bare: trace([shoulder, elbow, [handX, handY]]),
    sleeve: trace([shoulder, between(shoulder, elbow, 0.6)]),
  };
}

function crown(random: Random, [x, y]: Point, skin: string): string {
  const hair = random.pick(HAIR);
  const tail = `M${x - 13} ${y - 8}q-22 0-24 24 14 0 18-14`;
  const shape = random.weighted([
    ["", 4],
    [tail, 3],
    [`M${x - 19} ${y - 2}a19 19 0 1 1 36-10z`, 2],
  ]);
  return (
    `<circle cx="${x}" cy="${y}" r="16" fill="${skin}"/>` +
    `<path fill="${hair}" d="M${x - 15} ${y + 6}q-8-28 16-24 14 2 14 12-14-4-20 0-4 12-10 12z${shape}"/>`
  );
}

const line = (colour: string, width: number, d: string) =>
  `<path stroke="${colour}" stroke-width="${width}" d="${d}"/>`;

const between = ([x1, y1]: Point, [x2, y2]: Point, share: number): Point => [
  x1 + (x2 - x1) * share,
  y1 + (y2 - y1) * share,
];

/** Two points either side of `at`, square to the line towards `to`: shoulders and hips. */
function sides(at: Point, to: Point, half: number): [Point, Point] {
  const length = Math.hypot(to[0] - at[0], to[1] - at[1]);
  const dx = (-(to[1] - at[1]) / length) * half;
  const dy = ((to[0] - at[0]) / length) * half;
  return [
    [at[0] + dx, at[1] + dy],
    [at[0] - dx, at[1] - dy],
  ];
}
