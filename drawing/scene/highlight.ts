import { type Stage, ground } from "#drawing/scene/stage.ts";
import { ball } from "#drawing/emblems.ts";
import { goal, grass, penaltyArea } from "#drawing/scene/pitch.ts";
import { chooseTeams, KEEPER, player } from "#drawing/scene/player.ts";
import { sky, trees } from "#drawing/scene/sky.ts";
import { stands } from "#drawing/scene/stands.ts";

/** The moment worth a replay: one athlete, the ball's path, the goal. */
export function highlight(stage: Stage): string {
  const { random } = stage;
  return random.chance(0.65) ? strike(stage) : save(stage);
}

function strike(stage: Stage): string {
  const { random, id } = stage;
  const side = random.pick([-1, 1]);
  const at = (x: number) => Math.round(400 + side * x);
  const top = random.int(150, 230);
  const [team] = chooseTeams(random);
  return (
    setting(stage, 1.5) +
    goal(side * 560, 1.5, id) +
    player(random, team, "kick", { x: -side * 235, z: 0.05, size: 2.05, flip: side < 0 }) +
    path(`M${at(-52)} 470Q${at(60)} ${top - 30} ${at(218)} ${top + 70}`) +
    ball(at(236), top + 84, 21, "#16202a")
  );
}

function save(stage: Stage): string {
  const { random, id } = stage;
  const side = random.pick([-1, 1]);
  const at = (x: number) => Math.round(400 + side * x);
  const high = random.int(226, 260);
  return (
    setting(stage, 0.85) +
    goal(0, 0.85, id, 1100) +
    player(random, KEEPER, "dive", {
      x: side * 20,
      z: 0.6,
      size: 2.1,
      flip: side < 0,
      lift: random.int(6, 24),
    }) +
    path(`M${at(-330)} 560Q${at(60)} 520 ${at(196)} ${high + 24}`) +
    ball(at(208), high, 22, "#16202a")
  );
}

function setting(stage: Stage, far: number): string {
  const { random, mood } = stage;
  const base = Math.round(ground(0, far).y);
  return (
    sky(stage) +
    (random.chance(0.5) ? stands(stage, 170, base, chooseTeams(random)) : trees(stage, base)) +
    grass(mood, far, random.pick(["along", "across"])) +
    penaltyArea(far)
  );
}

const path = (d: string) =>
  `<path fill="none" stroke="#fff" stroke-opacity=".85" stroke-width="5" stroke-dasharray="2 17" d="${d}"/>`;
