import { type Stage, ground } from "#drawing/scene/stage.ts";
import { mix } from "#drawing/colour.ts";
import { ballAt, centreCircle, goal, grass, penaltyArea } from "#drawing/scene/pitch.ts";
import { chooseTeams } from "#drawing/scene/player.ts";
import { hills, sky, trees } from "#drawing/scene/sky.ts";
import { floodlights, stands } from "#drawing/scene/stands.ts";

/** The place itself, before anyone comes: an arena, or the ground of the neighbourhood. */
export function stadium(stage: Stage): string {
  return stage.random.chance(0.5) ? arena(stage) : neighbourhood(stage);
}

function arena(stage: Stage): string {
  const { random, mood } = stage;
  const far = 2.6;
  const base = Math.round(ground(0, far).y);
  return (
    sky(stage) +
    floodlights(
      stage,
      random.pick([
        [90, 710],
        [70, 280, 520, 730],
        [200, 400, 600],
      ]),
      random.int(30, 56),
      base,
    ) +
    stands(stage, 150, base, chooseTeams(random)) +
    grass(mood, far, random.pick(["along", "across"])) +
    centreCircle(0.75) +
    ballAt(0, 0.75, 24)
  );
}

function neighbourhood(stage: Stage): string {
  const { random, mood, id } = stage;
  const far = 2;
  const base = Math.round(ground(0, far).y);
  const x = random.int(60, 420);
  const wall = mix(mood.near, "#0b1a24", 0.4);
  return (
    sky(stage) +
    hills(stage, base) +
    trees(stage, base) +
    floodlights(stage, [x < 240 ? 640 : 120], 60, base) +
    `<path fill="${wall}" d="M${x} ${base}v-146h8v42h138v-51h8v51h138v-60h8v164z"/>` +
    `<path fill="${random.pick(["#ffd21f", "#c4321f", "#1f5fd6"])}" d="M${x - 16} ${base - 150}l332-22v22l-332 22z"/>` +
    `<path stroke="#f7f5ee" stroke-opacity=".8" stroke-width="8" d="M${x + 16} ${base - 78}h268M${x + 16} ${base - 52}h268M${x + 16} ${base - 26}h268"/>` +
    grass(mood, far, "along") +
    penaltyArea(far) +
    goal(0, far, id) +
    ballAt(0, 0.3, 30)
  );
}
