import { athleteLayout, SIZES, type Format, type SharedAthlete } from "./layouts.ts";
import { asDataUrl, portraitFrom, type Portrait } from "./portrait.ts";
import { drawProductImage } from "./product-image.ts";
import { toJpeg } from "./raster.ts";
import { drawResume } from "./resume/resume.ts";
import type { Resume } from "./views.ts";

/** All that a drawing depends on, so that it can be made anywhere: no configuration, no database. */
export type DrawingJob =
  | { kind: "image"; format: Format; athlete: SharedAthlete; portrait: Portrait | null }
  | { kind: "resume"; resume: Resume; portrait: Portrait | null }
  | { kind: "product" };

export async function carryOut(job: DrawingJob): Promise<Buffer> {
  if (job.kind === "product") return drawProductImage();
  const portrait = asDataUrl(await portraitFrom(job.portrait));
  if (job.kind === "resume") return drawResume(job.resume, portrait);
  return toJpeg(athleteLayout(job.format, job.athlete, portrait), SIZES[job.format]);
}
