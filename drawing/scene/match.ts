import { type Stage, ground } from "#drawing/scene/stage.ts";
import { ballAt, centreCircle, goal, grass, penaltyArea } from "#drawing/scene/pitch.ts";
import { chooseTeams, KEEPER, player, type Team } from "#drawing/scene/player.ts";
import { sky } from "#drawing/scene/sky.ts";
import { floodlights, stands } from "#drawing/scene/stands.ts";

const FAR = 2.2;

/** Two teams, a full stand: a duel in midfield or a shot at the goal. */
export function match(stage: Stage): string {
  const { random, mood } = stage;
  const teams = chooseTeams(random);
  const base = Math.round(ground(0, FAR).y);
  return (
    sky(stage) +
    floodlights(stage, [110, 690], 40, base) +
    stands(stage, 170, base, teams) +
    grass(mood, FAR, random.pick(["along", "across"])) +
    (random.chance(0.5) ? duel(stage, teams) : shot(stage, teams))
  );
}

function duel({ random }: Stage, [one, other]: [Team, Team]): string {
  const side = random.pick([-1, 1]);
  return (
    centreCircle(0.6) +
    player(random, random.pick([one, other]), "run", { x: side * 640, z: 1.1, flip: side > 0 }) +
    player(random, other, "run", { x: -side * 200, z: 0.2, size: 1.75, flip: side < 0 }) +
    player(random, one, "dribble", { x: side * 60, z: 0.12, size: 1.75, flip: side < 0 }) +
    ballAt(side * 180, 0.06, 24)
  );
}

function shot({ random, id }: Stage, [one, other]: [Team, Team]): string {
  const side = random.pick([-1, 1]);
  return (
    penaltyArea(FAR) +
    goal(0, FAR, id) +
    player(random, KEEPER, "dive", { x: side * 40, z: FAR - 0.1, flip: side < 0 }) +
    player(random, other, "run", { x: side * 420, z: 0.7, flip: side > 0 }) +
    player(random, one, "kick", { x: -side * 190, z: 0.14, size: 1.75, flip: side < 0 }) +
    ballAt(side * 120, 0.5, 24, 70)
  );
}
