import { createRandom } from "#drawing/random.ts";
import { idFor, svgFile } from "#drawing/svg.ts";
import { highlight } from "#drawing/scene/highlight.ts";
import { match } from "#drawing/scene/match.ts";
import { chooseMood } from "#drawing/scene/moods.ts";
import type { Stage } from "#drawing/scene/stage.ts";
import { stadium } from "#drawing/scene/stadium.ts";
import { training } from "#drawing/scene/training.ts";
import { trophy } from "#drawing/scene/trophy.ts";

export const SCENE_KINDS = ["treino", "jogo", "trofeu", "video", "estadio"] as const;

export type SceneKind = (typeof SCENE_KINDS)[number];

const COMPOSITIONS: Record<SceneKind, (stage: Stage) => string> = {
  treino: training,
  jogo: match,
  trofeu: trophy,
  video: highlight,
  estadio: stadium,
};

/** An illustration without words, 800 × 600, for galleries, video thumbnails and event covers. */
export function drawScene(seed: string, kind: SceneKind): string {
  const random = createRandom(`${seed}/${kind}`);
  const stage = { random, mood: chooseMood(random), id: idFor("s", `${seed}/${kind}`) };
  return svgFile(800, 600, COMPOSITIONS[kind](stage));
}
