import type { Stage } from "#drawing/scene/stage.ts";
import { type Colour, mix } from "#drawing/colour.ts";
import { ball, star } from "#drawing/emblems.ts";
import { grass, shadow } from "#drawing/scene/pitch.ts";
import { chooseTeams, player, type Team } from "#drawing/scene/player.ts";
import { polygon, type Point } from "#drawing/svg.ts";

const BACKGROUNDS: Colour[] = ["#0b5a38", "#15387f", "#7a1f2a", "#3d2a6b", "#0d5f66", "#b3541e"];
type Metal = [light: Colour, dark: Colour];

const METALS: Metal[] = [
  ["#f4c430", "#d69a14"],
  ["#dfe5e8", "#aab6bd"],
  ["#f0b429", "#b87a10"],
];

/** The cup in the light, confetti, and those who won it. */
export function trophy({ random, mood }: Stage): string {
  const back = random.pick(BACKGROUNDS);
  const [team] = chooseTeams(random);
  return (
    `<path fill="${back}" d="M0 0h800v600H0z"/>` +
    `<path fill="${mix(back, "#ffffff", 0.09)}" d="${rays(random.int(0, 20))}"/>` +
    `<circle cx="400" cy="230" r="190" fill="#fff" fill-opacity=".1"/>` +
    grass(mood, 3, "along") +
    confetti() +
    shadow(400, 550, 150) +
    podium(back) +
    plinth(team) +
    random.pick(CUPS)(random.pick(METALS)) +
    player(random, team, "cheer", { x: -290, z: 0.22, size: 1.45 }) +
    player(random, team, "cheer", { x: 290, z: 0.22, size: 1.45, flip: true })
  );

  function confetti(): string {
    return ["#ffd21f", "#fdfbf4", team.shirt]
      .map((colour) => {
        const bits = Array.from(
          { length: 9 },
          () => `M${random.int(20, 780)} ${random.int(10, 330)}l${random.int(-9, 9)} ${random.int(6, 12)}`,
        );
        return `<path stroke="${colour}" stroke-width="7" stroke-linecap="butt" d="${bits.join("")}"/>`;
      })
      .join("");
  }
}

function rays(turn: number): string {
  const far = (degrees: number): Point => {
    const angle = (degrees * Math.PI) / 180;
    return [Math.round(400 + 700 * Math.cos(angle)), Math.round(230 + 700 * Math.sin(angle))];
  };
  return Array.from({ length: 9 }, (_, i) =>
    polygon([[400, 230], far(i * 40 + turn), far(i * 40 + turn + 16)]),
  ).join("");
}

const podium = (back: Colour) =>
  `<path fill="${mix(back, "#ffffff", 0.82)}" d="M300 440h200v110H300z"/>` +
  `<path fill="${mix(back, "#ffffff", 0.66)}" d="M400 440h100v110H400zM290 426h220v20H290z"/>`;

/** Lit from the left: the right half is the darker metal. */
const CUPS = [
  ([light, dark]: Metal) =>
    `<path fill="none" stroke="${dark}" stroke-width="13" d="M326 180c-70-14-70 84 22 92M474 180c70-14 70 84-22 92"/>` +
    `<path fill="${light}" d="M318 146h164c4 104-24 168-66 182v34q4 20 34 28v12H350v-12q30-8 34-28v-34c-42-14-70-78-66-182z"/>` +
    `<path fill="${dark}" d="M400 146h82c4 104-24 168-66 182v34q4 20 34 28v12h-50z"/>` +
    `<path fill="${mix(light, "#ffffff", 0.45)}" d="M308 134h184v18H308zM336 166h14q0 70 20 116-30-40-34-116z"/>` +
    `<path fill="#fff" d="${star(400, 214, 30)}"/>`,
  ([light, dark]: Metal) =>
    `<path fill="${light}" d="M352 402q34-80 4-170h88q-30 90 4 170z"/>` +
    `<path fill="${dark}" d="M400 232h44q-30 90 4 170h-48z"/>` +
    ball(400, 190, 66, dark, mix(light, "#ffffff", 0.35)),
];

const plinth = (team: Team) =>
  `<path fill="#2c2320" d="M338 400h124v28H338z"/><path fill="${team.shirt}" d="M376 404h48v18h-48z"/>`;
