import { drawCrest } from "#drawing/crest.ts";
import { drawPortrait } from "#drawing/portrait.ts";
import { drawScene, SCENE_KINDS, type SceneKind } from "#drawing/scene.ts";

/** Where drawings are served: everything that the drawing depends on is in its address. */
export const portraitUrl = (seed: string, presentation: "f" | "m"): string =>
  address("retrato", `${presentation}-${seed}`);
export const crestUrl = (seed: string, initials: string): string => address("escudo", `${initials}-${seed}`);
export const sceneUrl = (seed: string, kind: SceneKind): string => address(kind, seed);

/** The drawing behind an address, or null when it is none of ours. */
export function drawingAt(kind: string, file: string): string | null {
  const name = /^([^/]{1,80})\.svg$/.exec(file)?.[1];
  if (!name) return null;
  if (kind === "retrato")
    return drawPortrait(name.slice(2), { presentation: name.startsWith("f-") ? "f" : "m" });
  if (kind === "escudo") return drawCrest(name, name.split("-", 1)[0]!);
  return isScene(kind) ? drawScene(name, kind) : null;
}

const address = (kind: string, name: string) => `/desenhos/${kind}/${encodeURIComponent(name)}.svg`;
const isScene = (kind: string): kind is SceneKind => (SCENE_KINDS as readonly string[]).includes(kind);
