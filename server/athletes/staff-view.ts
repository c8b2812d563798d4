import { isMinor } from "#domain/athletes/policy.ts";
import { ageOn } from "#domain/dates.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { today } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { live, liveById } from "#server/platform/database/live-rows.ts";
import { idsNamed, namesOf, type Named } from "#server/platform/database/names.ts";
import { count as countRows } from "#server/platform/database/orm.ts";
import { site } from "./athletes.server.ts";
import { signalsAbout } from "./signals.ts";
import { siteBySubdomain } from "./queries.ts";
import { athletes } from "./tables.ts";
import { freeTexts } from "./text-review.ts";
import { toSite } from "./views.ts";

export type { WeighedSignal } from "./signals.ts";

export async function count(actor: Actor): Promise<number> {
  assertModerator(actor);
  const rows = await db().select({ total: countRows() }).from(athletes).where(live(athletes));
  return rows[0]!.total;
}

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(athletes, athletes.name, ids);
}

/** The ids of those with such a name, deleted ones too. */
export function named(actor: Actor, asked: Named): Promise<string[]> {
  assertModerator(actor);
  return idsNamed(athletes, athletes.name, asked);
}

/** What staff read before they decide about a profile: the page as a visitor would read it, and its state. */
export async function reviewSubject(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await byId(id);
  const whole = row && (await siteBySubdomain(row.subdomain, actor));
  if (!row || !whole) return null;
  const { birthdate, requestedBirthdate } = row;
  return {
    site: toSite(whole, today()),
    visibility: row.visibility,
    firstPublishedAt: row.firstPublishedAt,
    birthdateEstimated: row.birthdateEstimated,
    // The rules are about years and ages; the day of birth is on no page.
    birth: birthdate && birthOf(birthdate),
    requestedBirth: requestedBirthdate && birthOf(requestedBirthdate),
  };
}

/** What staff should know of an athlete wherever one is the subject of a decision. */
export async function athleteSignals(actor: Actor, id: string) {
  assertModerator(actor);
  const [row] = await db().select().from(athletes).where(liveById(athletes, id));
  const whole = row && (await siteBySubdomain(row.subdomain, actor));
  if (!row || !whole) return null;
  const titles = [...whole.gallery, ...whole.videos].flatMap(({ title }) => title ?? []);
  return {
    minor: isMinor(row, today()),
    warnings: await signalsAbout(actor, { ...row, texts: [...freeTexts(whole), ...titles] }),
  };
}

/** Whose photos and videos staff look at. */
export async function mediaOwner(actor: Actor, id: string) {
  assertModerator(actor);
  const [row] = await db()
    .select({
      name: athletes.name,
      subdomain: athletes.subdomain,
      birthdate: athletes.birthdate,
      birthdateEstimated: athletes.birthdateEstimated,
    })
    .from(athletes)
    .where(liveById(athletes, id));
  if (!row) return null;
  const { name, subdomain, birthdate, birthdateEstimated } = row;
  const age = birthdate && !birthdateEstimated ? ageOn(birthdate, today()) : null;
  return { name, subdomain, age, minor: isMinor(row, today()) };
}

/** A profile that this actor may read, by its id: what a report can be about. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const row = await byId(id);
  const found = row && (await site(actor, row.subdomain));
  return found?.ok ? { name: found.value.name, path: `/a/${found.value.subdomain}` } : null;
}

async function byId(id: string) {
  const rows = await db()
    .select({
      id: athletes.id,
      userId: athletes.userId,
      subdomain: athletes.subdomain,
      visibility: athletes.visibility,
      firstPublishedAt: athletes.firstPublishedAt,
      birthdate: athletes.birthdate,
      birthdateEstimated: athletes.birthdateEstimated,
      requestedBirthdate: athletes.requestedBirthdate,
    })
    .from(athletes)
    .where(liveById(athletes, id));
  return rows[0];
}

const birthOf = (date: Temporal.PlainDate) => ({ year: date.year, age: ageOn(date, today()) });
