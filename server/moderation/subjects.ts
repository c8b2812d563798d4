import type { Actor } from "#domain/identity/actor.ts";
import type { ReportSubject } from "#domain/moderation/reports.ts";
import * as videos from "#server/athletes/reported-videos.server.ts";
import * as athletes from "#server/athletes/staff-view.server.ts";
import * as championships from "#server/championships/staff-view.server.ts";
import * as clubs from "#server/clubs/staff-view.server.ts";
import * as events from "#server/events/staff-view.server.ts";
import * as identity from "#server/identity/staff-view.server.ts";
import * as messages from "#server/messages/staff-view.server.ts";
import * as sponsors from "#server/sponsors/staff-view.server.ts";

/** What a report is about, as its reader may see it. */
export interface ReportedThing {
  name: string;
  path: string;
}

/** Null when this actor may not read it: then it does not exist for them, not even to be reported. */
export async function reportedThing(
  actor: Actor,
  type: ReportSubject,
  id: string,
): Promise<ReportedThing | null> {
  const capability = READERS[type];
  return capability ? capability.readable(actor, id) : null;
}

type Readers = Partial<
  Record<ReportSubject, { readable(actor: Actor, id: string): Promise<ReportedThing | null> }>
>;
const READERS: Readers = { athlete: athletes, club: clubs, event: events, message: messages, video: videos };

/** Kinds of things that have names, by what the audit log and the reviews call them. */
const NAMED = {
  user: identity,
  athlete: athletes,
  club: clubs,
  sponsor: sponsors,
  championship: championships,
  event: events,
  video: videos,
} as const;

const SAME_THING: Record<string, keyof typeof NAMED> = {
  first_publication: "athlete",
  birthdate_change: "athlete",
  club_verification: "club",
  masked_contact: "club",
  sponsor_change: "sponsor",
};

/** The names of many things of many kinds, one query a kind. */
export async function nameAll(
  actor: Actor,
  things: readonly { type: string; id: string | null }[],
): Promise<(thing: { type: string; id: string | null }) => string | null> {
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

function namedType(type: string): keyof typeof NAMED | undefined {
  const same = SAME_THING[type] ?? type;
  return Object.hasOwn(NAMED, same) ? (same as keyof typeof NAMED) : undefined;
}
