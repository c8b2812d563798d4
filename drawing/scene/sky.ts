import { bumps, num, type Point } from "#drawing/svg.ts";
import type { Stage } from "#drawing/scene/stage.ts";

/** Sky with its sun or moon, and a cloud or the stars. */
export function sky({ random, mood, id }: Stage): string {
  const [top, bottom] = mood.sky;
  const x = random.int(120, 680);
  const y = random.int(70, 150);
  return (
    `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>` +
    `<path fill="url(#${id})" d="M0 0h800v420H0z"/>` +
    `<circle cx="${x}" cy="${y}" r="${mood.night ? 26 : 44}" fill="${mood.sun}"/>` +
    (mood.night ? stars() : cloud((x + 330) % 620, y - 14))
  );

  function stars(): string {
    const dots = Array.from({ length: 14 }, () => `M${random.int(10, 790)} ${random.int(10, 170)}h.1`);
    return `<path stroke="#fff" stroke-opacity=".6" stroke-width="3" d="${dots.join("")}"/>`;
  }
}

const cloud = (x: number, y: number) =>
  `<path fill="#fff" fill-opacity=".55" d="M${x} ${y + 40}a20 20 0 0 1 14-38 34 34 0 0 1 64-8 26 26 0 0 1 44 14 17 17 0 0 1 6 32z"/>`;

/** Two ranges of hills down to a base line. */
export function hills({ random, mood }: Stage, base: number): string {
  const peak = () => base - random.int(60, 120);
  return (
    `<path fill="${mood.far}" d="M0 ${peak()}Q100 ${peak() - 40} 230 ${base - 40} 330 ${peak() - 50} 480 ${base - 46} 610 ${peak() - 60} 800 ${peak()}V${base}H0z"/>` +
    `<path fill="${mood.near}" d="M0 ${base - 40}Q170 ${base - 70} 330 ${base - 22} 560 ${base - 74} 800 ${base - 34}V${base}H0z"/>`
  );
}

/** A row of tree tops standing on a base line. */
export function trees({ random, mood }: Stage, base: number): string {
  const tops: Point[] = [[-20, base]];
  for (let x = 10; x < 830; x += random.int(44, 74)) tops.push([x, base - random.int(26, 62)]);
  return `<path fill="${mood.near}" d="${bumps(tops).slice(0, -1)}L840 ${num(base)}z"/>`;
}
