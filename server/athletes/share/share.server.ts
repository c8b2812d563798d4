import { ADULT_AGE, formatDate } from "#domain/dates.ts";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { today } from "#server/platform/clock.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import type { Picture } from "#domain/media/picture.ts";
import { ASK_EACH_TIME } from "#server/platform/http/copies.server.ts";
import type { Browser } from "#server/platform/http/browser.server.ts";
import type { DrawingJob } from "./drawing-job.ts";
import { drawOnThread } from "./drawing-thread.ts";
import type { ComparisonSheet } from "./paper/comparison.ts";
import type { Refusal } from "./drawing-line.ts";
import { createDrawingCache, toDrawing, type Drawing } from "./drawing-cache.ts";
import type { Format } from "./layouts.ts";
import type { PosterTeam, ResultPoster, StandingsPoster } from "./cup-layout.ts";
import type { EventPoster } from "./event-layout.ts";
import { portraitOf } from "./portrait.ts";
import type { MatchSheetPaper } from "./paper/match-sheet.ts";
import type { PresenceSheet } from "./paper/presence.ts";
import type { ShortlistSheet } from "./paper/shortlist.ts";
import { drawQr, qrSvg } from "./qr.ts";
import type { ScoutCardContent } from "./scout-card-layout.ts";
import type { TicketSheet } from "./paper/ticket.ts";
import { drawable, toResume, toSharedAthlete, type Resume } from "./views.ts";

export interface SharedFile extends Drawing {
  cacheControl: string;
  indexable: boolean;
}
export type ShareProblem = "not_found" | Refusal;
type Shared = Promise<Result<SharedFile, ShareProblem>>;

type From = Pick<Browser, "address">;

const drawn = createDrawingCache({
  maxBytes: 48 * 1024 * 1024,
  mostWaiting: 24,
  mostOfOne: 8,
  perMinute: 30,
});

/** Where an athlete's site is, for people and their phones. */
export const siteUrl = (subdomain: string): string => publicUrl(`/a/${subdomain}`);

export type { ComparisonSheet, MatchSheetPaper, ResultPoster, Resume, ShortlistSheet, StandingsPoster };
export { drawable } from "./views.ts";
export { drawQr, qrSvg };

export interface SharePreview {
  name: string;
  subdomain: string;
  url: string;
  /** Others can open the files too. */
  isOpen: boolean;
  resume: Resume;
}

/** What the athlete or a guardian hands on, as it will look; also before anybody else can read it. */
export async function preview(actor: Actor, athleteId: string): Promise<Result<SharePreview, "not_found">> {
  const relation = await athletes.viewerRelationTo(actor, athleteId);
  const subdomain = relation?.own ? await athletes.subdomainOf(actor, athleteId) : err("not_found" as const);
  const found = subdomain.ok ? await athletes.siteForViewer(actor, subdomain.value) : subdomain;
  if (!found.ok) return found;
  const { site, isPublic } = found.value;
  const url = siteUrl(site.subdomain);
  return ok({
    name: site.name,
    subdomain: site.subdomain,
    url,
    isOpen: isPublic,
    resume: toResume(site, url, formatDate(today())),
  });
}

/** The athlete as a figurinha, as JPEG: what messengers show of the link, or a whole phone for stories. */
export const image = (actor: Actor, { address }: From, subdomain: string, format: Format): Shared =>
  share(actor, subdomain, (site) => {
    const shows = toSharedAthlete(site, siteUrl(subdomain));
    const lane = format === "link" ? "preview" : "file";
    return drawn({ format, shows }, { lane, address }, async () =>
      drawOnThread({ kind: "image", format, athlete: shows, portrait: await portraitOf(shows.photo) }),
    );
  });

/** "Currículo esportivo": one page of PDF. */
export const resume = (actor: Actor, { address }: From, subdomain: string): Shared =>
  share(actor, subdomain, (site) => {
    const shows = toResume(site, siteUrl(subdomain), formatDate(today()));
    return drawn({ format: "resume", shows }, { lane: "file", address }, async () =>
      drawOnThread({ kind: "resume", resume: shows, portrait: await portraitOf(shows.photo) }),
    );
  });

/** Athletes side by side as PDF, for whoever was shown them a moment ago. */
export const comparison = ({ address }: From, sheet: ComparisonSheet): Shared =>
  forReader({ kind: "comparison", sheet }, address);

/** A club's list as PDF, for whoever was shown it a moment ago. */
export const shortlist = ({ address }: From, sheet: ShortlistSheet): Shared =>
  forReader({ kind: "shortlist", sheet }, address);

/** The ticket to an event as PDF, for the family whose it is. */
export const ticket = ({ address }: From, sheet: TicketSheet): Shared =>
  forReader({ kind: "ticket", sheet }, address);

/** The picture that messengers show for the page of an event. */
export async function eventImage({ address }: From, poster: EventPoster): Shared {
  const shows = { ...poster, title: drawable(poster.title), place: drawable(poster.place) };
  const drawing = await drawn({ format: "event", shows }, { lane: "preview", address }, () =>
    drawOnThread({ kind: "event", poster: shows }),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: ASK_EACH_TIME, indexable: true });
}

/** How a championship stands, as messengers show it. The caller has just read it, so that what it shows is its key. */
export const standingsImage = ({ address }: From, poster: StandingsPoster): Shared =>
  cupImage(address, {
    kind: "standings",
    poster: {
      ...poster,
      title: drawable(poster.title),
      about: drawable(poster.about),
      state: drawable(poster.state),
      tables: poster.tables.map(({ heading, points, rows }) => ({
        heading,
        points,
        rows: rows.map((row) => ({ ...row, team: drawableTeam(row.team) })),
      })),
      matches: poster.matches.map((match) => ({
        ...match,
        home: drawableTeam(match.home),
        away: drawableTeam(match.away),
      })),
    },
  });

/** The result of one match, as messengers show it. */
export const resultImage = ({ address }: From, poster: ResultPoster): Shared =>
  cupImage(address, {
    kind: "result",
    poster: {
      ...poster,
      title: drawable(poster.title),
      about: drawable(poster.about),
      home: drawableTeam(poster.home),
      away: drawableTeam(poster.away),
    },
  });

async function cupImage(address: string, job: Extract<DrawingJob, { kind: "standings" | "result" }>): Shared {
  const drawing = await drawn({ format: job.kind, shows: job.poster }, { lane: "preview", address }, () =>
    drawOnThread(job),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: ASK_EACH_TIME, indexable: true });
}

const drawableTeam = ({ name, crest }: PosterTeam): PosterTeam => ({ name: drawable(name), crest });

/** Who came to an event as PDF, for who organises it. */
export async function presence({ address }: From, sheet: PresenceSheet): Shared {
  const drawing = await drawn({ format: "presence", sheet }, { lane: "file", address }, () =>
    drawOnThread({ kind: "presence", sheet }),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: "private, no-store", indexable: false });
}

/** The sheet of a match as PDF, for who organises its championship. */
export async function matchSheet({ address }: From, sheet: MatchSheetPaper): Shared {
  const drawing = await drawn({ format: "match_sheet", sheet }, { lane: "file", address }, () =>
    drawOnThread({ kind: "match_sheet", sheet }),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: "private, no-store", indexable: false });
}

/** The site's address as a QR code, as SVG. It takes a millisecond, so it waits in no line. */
export const qr = (actor: Actor, subdomain: string): Shared =>
  share(actor, subdomain, async () => ok(toDrawing(Buffer.from(qrSvg(siteUrl(subdomain))))));

/** The picture that messengers show for every page that belongs to no athlete. */
export async function productImage({ address }: From): Shared {
  const drawing = await drawn({ format: "product" }, { lane: "preview", address }, () =>
    drawOnThread({ kind: "product" }),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: "public, max-age=86400", indexable: true });
}

/** The card of somebody who acts for a club, as JPEG. What it says is up to the capability that keeps the cards. */
export async function scoutCard({ address }: From, card: ScoutCardContent, photo: Picture | null): Shared {
  const shows = { ...card, name: drawable(card.name), club: drawable(card.club) };
  const drawing = await drawn({ format: "scout_card", shows, photo }, { lane: "file", address }, async () =>
    drawOnThread({ kind: "scout_card", card: shows, portrait: await portraitOf(photo) }),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: "private, no-store", indexable: false });
}

/** What one reader was shown a moment ago, as a document that is neither kept nor listed. */
async function forReader(
  job: Extract<DrawingJob, { kind: "comparison" | "shortlist" | "ticket" }>,
  address: string,
): Shared {
  const drawing = await drawn({ format: job.kind, sheet: job.sheet }, { lane: "file", address }, () =>
    drawOnThread(job),
  );
  if (!drawing.ok) return drawing;
  return ok({ ...drawing.value, cacheControl: "private, no-store", indexable: false });
}

/** For whoever may read the site; for everybody else there is nothing, however it is asked for. */
async function share(
  actor: Actor,
  subdomain: string,
  draw: (site: athletes.AthleteSite) => Promise<Result<Drawing, Refusal>>,
): Shared {
  const open = await athletes.site(VISITOR, subdomain);
  const site = open.ok || actor.kind === "visitor" ? open : await athletes.site(actor, subdomain);
  if (!site.ok) return site;
  const drawing = await draw(site.value);
  if (!drawing.ok) return drawing;
  return ok({
    ...drawing.value,
    cacheControl: open.ok ? whoKeeps(site.value.age) : "private, no-store",
    indexable: open.ok && site.value.indexable,
  });
}

/** Copies of a minor's picture stay in the browser that asked. */
const whoKeeps = (age: number | null) =>
  age !== null && age >= ADULT_AGE ? ASK_EACH_TIME : "private, no-cache";
