import type { Position } from "#domain/athletes/positions.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import type { Random } from "#drawing/random.ts";
import type { SceneKind } from "#drawing/scene.ts";
import { momentBefore } from "./moments.ts";
import { videoTitlesFor } from "./video-titles.ts";

/** Clips of the demo data: every invented video is one of them. */
export const CLIPS = [1, 2, 3].map((n) => ({
  file: `lance-${n}.webm`,
  key: `demo/videos/lance-${n}.webm`,
  seconds: 12,
}));

interface Photo {
  drawing: string;
  title: string;
  createdAt: Temporal.Instant;
}

interface Video {
  title: string;
  videoKey: string;
  drawing: string;
  durationSeconds: number;
  createdAt: Temporal.Instant;
}

const PHOTOS: readonly (readonly [kind: SceneKind, title: string])[] = [
  ["jogo", "Jogo em casa, primeira rodada"],
  ["jogo", "Clássico da região"],
  ["jogo", "Semifinal no fim da tarde"],
  ["jogo", "Estreia na temporada"],
  ["jogo", "Amistoso de pré-temporada"],
  ["treino", "Treino técnico da semana"],
  ["treino", "Trabalho de finalização"],
  ["treino", "Circuito de agilidade"],
  ["treino", "Aquecimento antes do coletivo"],
  ["trofeu", "Entrega das medalhas"],
  ["trofeu", "Com o troféu da categoria"],
  ["estadio", "Reconhecimento do gramado"],
  ["estadio", "Chegada ao estádio"],
  ["estadio", "Arquibancada em dia de final"],
];

/** Three to six drawn scenes. */
export function galleryOf(seed: string, today: Temporal.PlainDate, since: number, random: Random): Photo[] {
  return random
    .shuffle(PHOTOS)
    .slice(0, random.int(3, 6))
    .map(([kind, title], index) => ({
      drawing: sceneUrl(`${seed}-${index + 1}`, kind),
      title,
      createdAt: momentBefore(today, random.int(1, since), random),
    }));
}

/** One to three, each a clip of the demo data by its storage key. */
export function videosOf(
  seed: string,
  position: Position,
  today: Temporal.PlainDate,
  since: number,
  random: Random,
): Video[] {
  return random
    .shuffle(videoTitlesFor(position, today.year))
    .slice(0, random.int(1, 3))
    .map((title, index) => ({
      title,
      videoKey: CLIPS[index]!.key,
      drawing: sceneUrl(`${seed}-${index + 1}`, "video"),
      durationSeconds: CLIPS[index]!.seconds,
      createdAt: momentBefore(today, random.int(1, since), random),
    }));
}
