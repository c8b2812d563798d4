import type { Actor } from "#domain/identity/actor.ts";
import type { ReportSubject } from "#domain/moderation/reports.ts";
import { err, type Result } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as athleteViews from "#server/athletes/staff-view.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as scouts from "#server/clubs/scouts/staff-view.ts";
import * as clubViews from "#server/clubs/staff-view.ts";
import * as events from "#server/events/staff.server.ts";
import * as messages from "#server/messages/staff-view.ts";
import * as mediaItems from "./media-items.ts";

/** What a report is about, as its reader may see it. */
interface ReportedThing {
  name: string;
  path: string;
}

type Visibility = "public" | "hidden" | "private";

/** How staff take a reported thing off the public pages, and put it back. */
interface Hiding {
  /** What a report that proved right leads to, where that is more than hiding at once. */
  remove?(actor: Actor, id: string): Promise<Result<null, string>>;
  hide(actor: Actor, id: string): Promise<Result<null, string>>;
  restore(actor: Actor, id: string): Promise<Result<null, string>>;
  /** Null when it has no page of its own, or no longer exists. */
  visibility(actor: Actor, id: string): Promise<Visibility | null>;
}

interface Reportable extends Hiding {
  /** Null when this actor may not read it. */
  readable(actor: Actor, id: string): Promise<ReportedThing | null>;
}

const CANNOT_BE_HIDDEN: Hiding = {
  hide: async () => err("not_found"),
  restore: async () => err("not_found"),
  visibility: async () => null,
};

const REPORTABLE: Record<ReportSubject, Reportable> = {
  athlete: {
    readable: athleteViews.readable,
    hide: athletes.hide,
    restore: athletes.publish,
    visibility: async (actor, id) => (await athleteViews.reviewSubject(actor, id))?.visibility ?? null,
  },
  club: {
    readable: clubViews.readable,
    hide: clubs.hide,
    restore: clubs.restore,
    visibility: async (actor, id) => visibilityOf(await clubViews.isHidden(actor, id)),
  },
  testimonial: {
    readable: clubViews.readableTestimonial,
    hide: clubs.hideTestimonial,
    restore: clubs.showTestimonial,
    visibility: async (actor, id) => visibilityOf(await clubViews.isTestimonialHidden(actor, id)),
  },
  event: {
    readable: events.readable,
    // Families who are registered have to find it: until somebody has decided, its page stays with a notice.
    hide: events.hold,
    remove: events.hide,
    restore: events.restore,
    visibility: async (actor, id) => visibilityOf(await events.isStopped(actor, id)),
  },
  media: mediaItems,
  scout: {
    readable: scouts.readable,
    hide: scouts.hide,
    restore: scouts.restore,
    visibility: scouts.visibility,
  },
  message: { readable: messages.readable, ...CANNOT_BE_HIDDEN },
};

/** What an actor may not read does not exist for them, so they cannot report it either. */
export const reportedThing = (actor: Actor, type: ReportSubject, id: string): Promise<ReportedThing | null> =>
  REPORTABLE[type].readable(actor, id);

export const hidingOf = (type: ReportSubject | undefined): Hiding =>
  type ? REPORTABLE[type] : CANNOT_BE_HIDDEN;

const visibilityOf = (hidden: boolean): Visibility => (hidden ? "hidden" : "public");
