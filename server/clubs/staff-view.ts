import { isStaff, type Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { ownPicture } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live, liveById } from "#server/platform/database/live-rows.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { count as countRows, sql } from "#server/platform/database/orm.ts";
import { listed } from "./public-sql.ts";
import { clubs } from "./tables.ts";

export async function count(actor: Actor): Promise<number> {
  assertModerator(actor);
  const rows = await db().select({ total: countRows() }).from(clubs).where(live(clubs));
  return rows[0]!.total;
}

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(clubs, clubs.name, ids);
}

/** What a person checks before they vouch for a club. */
export async function reviewSubject(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await findLive(clubs, id);
  if (!row) return null;
  return {
    name: row.name,
    cnpj: row.cnpj,
    responsible: row.responsibleName,
    address: row.address,
    city: row.city,
    state: row.state,
    phone: row.phone,
    email: row.contactEmail,
    logo: await ownPicture(row.logoId),
    description: row.description,
    verified: row.verified,
    createdAt: row.createdAt,
  };
}

/** A club that this actor may read, by its id. */
export async function readable(actor: Actor, id: string): Promise<{ name: string; path: string } | null> {
  const [row] = await db()
    .select({ name: clubs.name, listed: sql<boolean>`${sql.raw(listed("clubs"))}` })
    .from(clubs)
    .where(liveById(clubs, id));
  return row && (row.listed || isStaff(actor)) ? { name: row.name, path: `/clube/${id}` } : null;
}

/** For who decides about a report. */
export async function isHidden(actor: Actor, id: string): Promise<boolean> {
  assertModerator(actor);
  return Boolean((await findLive(clubs, id))?.hiddenAt);
}
