import type { Actor } from "#domain/identity/actor.ts";
import type { ReportSubject } from "#domain/moderation/reports.ts";
import { isReviewKind } from "#domain/moderation/review-kinds.ts";
import * as athletes from "#server/athletes/staff-view.ts";
import * as championships from "#server/championships/staff-view.ts";
import * as scouts from "#server/clubs/scouts/staff-view.ts";
import * as clubs from "#server/clubs/staff-view.ts";
import * as events from "#server/events/staff.server.ts";
import * as identity from "#server/identity/staff-view.ts";
import * as messages from "#server/messages/staff-view.ts";
import * as sponsors from "#server/sponsors/staff-view.ts";
import * as mediaItems from "./media-items.ts";
import { REVIEW_KINDS } from "./review-kinds.ts";

/** A thing by the type that the audit log gives it. The audit log's type of a review is its kind. */
interface Thing {
  type: string;
  id: string | null;
}

interface Names {
  names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>>;
}

const NAMED = {
  user: identity,
  athlete: athletes,
  club: clubs,
  match: { names: clubs.matchNames },
  testimonial: { names: clubs.testimonialNames },
  scout: scouts,
  sponsor: sponsors,
  championship: championships,
  event: events,
  message: messages,
  media: mediaItems,
} satisfies Record<ReportSubject, Names> & Record<string, Names>;

/** The names of many things of many types, with one query per type. */
export async function nameAll(
  actor: Actor,
  things: readonly Thing[],
): Promise<(thing: Thing) => string | null> {
  const ids = new Map<keyof typeof NAMED, Set<string>>();
  for (const { type, id } of things) {
    const named = namedType(type);
    if (named && id) ids.set(named, (ids.get(named) ?? new Set()).add(id));
  }
  const found = new Map<string, string>();
  for (const [type, wanted] of ids) {
    for (const [id, name] of await NAMED[type].names(actor, [...wanted])) found.set(id, name);
  }
  return ({ id }) => (id && found.get(id)) || null;
}

/** What is found by its name. */
const SEARCHED = {
  user: identity,
  athlete: athletes,
  club: clubs,
  sponsor: sponsors,
  championship: championships,
  event: events,
} as const;
/** Of each type, the newest. */
const MOST_NAMED = 100;

/** The ids of the things with such a name, of one type or of all, and whether there are more of them. */
export async function findNamed(
  actor: Actor,
  text: string,
  subjectType?: string,
): Promise<{ ids: string[]; more: boolean }> {
  const searched = Object.entries(SEARCHED).filter(([type]) => (subjectType ?? type) === type);
  const found = await Promise.all(
    searched.map(([, { named }]) => named(actor, { text, limit: MOST_NAMED + 1 })),
  );
  return {
    ids: found.flatMap((ids) => ids.slice(0, MOST_NAMED)),
    more: found.some(({ length }) => length > MOST_NAMED),
  };
}

/** The types by which the audit log knows what is done about such a thing: its own, and the kinds of its reviews. */
export const typesAbout = (subjectType: string): string[] => [
  ...new Set([
    subjectType,
    ...Object.entries(REVIEW_KINDS).flatMap(([kind, of]) => (of.subjectType === subjectType ? [kind] : [])),
  ]),
];

function namedType(type: string): keyof typeof NAMED | undefined {
  const subjectType = isReviewKind(type) ? REVIEW_KINDS[type].subjectType : type;
  return Object.hasOwn(NAMED, subjectType) ? (subjectType as keyof typeof NAMED) : undefined;
}
