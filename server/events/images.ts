import { EVENT_SCENES, type EventScene } from "#domain/events/event-fields.ts";
import { sceneUrl } from "#drawing/addresses.ts";

const DRAWING = /^\/desenhos\/([a-z]+)\/([^/]{1,80})\.svg$/;

/** Which of our drawings a stored address shows. */
export function sceneOf(imageUrl: string | null): EventScene {
  const kind = imageUrl && DRAWING.exec(imageUrl)?.[1];
  return EVENT_SCENES.find((scene) => scene === kind) ?? "treino";
}

/** The drawing of this kind; the same choice stays the same picture. */
export function imageFor(scene: EventScene, before: string | null, seed: string): string {
  const known = before === null ? null : DRAWING.exec(before);
  if (known?.[1] === scene) return before!;
  return sceneUrl(known ? decodeURIComponent(known[2]!) : seed, scene);
}
