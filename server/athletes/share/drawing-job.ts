import { drawComparison, type ComparisonSheet } from "./paper/comparison.ts";
import { resultLayout, standingsLayout, type ResultPoster, type StandingsPoster } from "./cup-layout.ts";
import { eventLayout, type EventPoster } from "./event-layout.ts";
import { athleteLayout, SIZES, type Format, type SharedAthlete } from "./layouts.ts";
import { asDataUrl, portraitFrom, type Portrait } from "./portrait.ts";
import { drawMatchSheet, type MatchSheetPaper } from "./paper/match-sheet.ts";
import { drawPresence, type PresenceSheet } from "./paper/presence.ts";
import { drawProductImage } from "./product-image.ts";
import { toJpeg } from "./raster.ts";
import { drawShortlist, type ShortlistSheet } from "./paper/shortlist.ts";
import { drawResume } from "./resume/resume.ts";
import { SCOUT_CARD_SIZE, scoutCardLayout, type ScoutCardContent } from "./scout-card-layout.ts";
import { drawTicket, type TicketSheet } from "./paper/ticket.ts";
import type { Resume } from "./views.ts";

/** All that a drawing depends on, so that it can be made anywhere: no configuration, no database. */
export type DrawingJob =
  | { kind: "image"; format: Format; athlete: SharedAthlete; portrait: Portrait | null }
  | { kind: "resume"; resume: Resume; portrait: Portrait | null }
  | { kind: "comparison"; sheet: ComparisonSheet }
  | { kind: "shortlist"; sheet: ShortlistSheet }
  | { kind: "match_sheet"; sheet: MatchSheetPaper }
  | { kind: "presence"; sheet: PresenceSheet }
  | { kind: "scout_card"; card: ScoutCardContent; portrait: Portrait | null }
  | { kind: "ticket"; sheet: TicketSheet }
  | { kind: "event"; poster: EventPoster }
  | { kind: "standings"; poster: StandingsPoster }
  | { kind: "result"; poster: ResultPoster }
  | { kind: "product" };

export async function carryOut(job: DrawingJob): Promise<Buffer> {
  if (job.kind === "product") return drawProductImage();
  if (job.kind === "match_sheet") return drawMatchSheet(job.sheet);
  if (job.kind === "presence") return drawPresence(job.sheet);
  if (job.kind === "shortlist") return drawShortlist(job.sheet);
  if (job.kind === "comparison") return drawComparison(job.sheet);
  if (job.kind === "ticket") return drawTicket(job.sheet);
  if (job.kind === "event") return toJpeg(eventLayout(job.poster), SIZES.link);
  if (job.kind === "standings") return toJpeg(standingsLayout(job.poster), SIZES.link);
  if (job.kind === "result") return toJpeg(resultLayout(job.poster), SIZES.link);
  const portrait = asDataUrl(await portraitFrom(job.portrait));
  if (job.kind === "resume") return drawResume(job.resume, portrait);
  if (job.kind === "scout_card") return toJpeg(scoutCardLayout(job.card, portrait), SCOUT_CARD_SIZE);
  return toJpeg(athleteLayout(job.format, job.athlete, portrait), SIZES[job.format]);
}
