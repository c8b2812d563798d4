import type { Actor } from "#domain/identity/actor.ts";
import type { ReportSubject } from "#domain/moderation/reports.ts";
import { err, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as videos from "#server/athletes/reported-videos.server.ts";
import * as athleteViews from "#server/athletes/staff-view.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as clubViews from "#server/clubs/staff-view.server.ts";
import * as events from "#server/events/events.server.ts";
import * as eventViews from "#server/events/staff-view.server.ts";

type Visibility = "public" | "hidden" | "private";

interface Hiding {
  hide(actor: Actor, id: string): Promise<Result<null, string>>;
  show(actor: Actor, id: string): Promise<Result<null, string>>;
  visibility(actor: Actor, id: string): Promise<Visibility | null>;
}

const seen = async (hidden: Promise<boolean>): Promise<Visibility> => ((await hidden) ? "hidden" : "public");

/** What has pages of its own can leave them; a message is between two people. */
const HIDING: Partial<Record<ReportSubject, Hiding>> = {
  athlete: {
    hide: athletes.hide,
    show: athletes.publish,
    visibility: async (actor, id) => (await athleteViews.reviewSubject(actor, id))?.visibility ?? null,
  },
  club: { ...clubs, visibility: (actor, id) => seen(clubViews.isHidden(actor, id)) },
  event: { ...events, visibility: (actor, id) => seen(eventViews.isHidden(actor, id)) },
  video: videos,
};

const NOTHING: Hiding = {
  hide: async () => err("not_found"),
  show: async () => err("not_found"),
  visibility: async () => null,
};

/** How staff take what was reported off the public pages, and put it back. */
export const hidingOf = (type: ReportSubject | undefined): Hiding => (type && HIDING[type]) ?? NOTHING;
