import { type Stage, ground } from "#drawing/scene/stage.ts";
import { ballAt, cone, goal, grass, ladder, penaltyArea } from "#drawing/scene/pitch.ts";
import { chooseTeams, player } from "#drawing/scene/player.ts";
import { hills, sky, trees } from "#drawing/scene/sky.ts";

const FAR = 2.4;

/** A field with hills or trees behind: an athlete at work, or everything laid out before they come. */
export function training(stage: Stage): string {
  const { random, mood, id } = stage;
  const base = Math.round(ground(0, FAR).y);
  return (
    sky(stage) +
    (random.chance(0.6) ? hills(stage, base) : "") +
    trees(stage, base) +
    grass(mood, FAR, random.pick(["along", "across"])) +
    penaltyArea(FAR) +
    goal(0, FAR, id) +
    (random.chance(0.7) ? drill(stage) : laidOut(stage))
  );
}

function drill({ random }: Stage): string {
  const [team, bibs] = chooseTeams(random);
  const side = random.pick([-1, 1]);
  const x = -side * random.int(60, 150);
  return (
    player(random, bibs, random.pick(["run", "wait"]), { x: -side * 640, z: 1.2, flip: side < 0 }) +
    cones([0.05, 0.35, 0.8, 1.4].map((z, i) => cone(side * (330 - (i % 2) * 60), z))) +
    player(random, team, random.pick(["dribble", "run"]), { x, z: 0.14, size: 1.7, flip: side < 0 }) +
    ballAt(x + side * 110, 0.08, 24)
  );
}

function laidOut({ random }: Stage): string {
  const side = random.pick([-1, 1]);
  const rows = [0.12, 0.5, 1.1];
  return (
    ladder(side * 150, side * 330) +
    cones(rows.flatMap((z) => [cone(-side * 330, z), cone(-side * 150, z)])) +
    ballAt(-side * 30, 0.5, 30) +
    ballAt(side * 40, 0.28, 30) +
    ballAt(-side * 40, 0.16, 30)
  );
}

const cones = (shapes: string[]) => `<path fill="#f08a1d" d="${shapes.join("")}"/>`;
