import { count as countRows } from "drizzle-orm";
import type { Actor } from "#domain/identity/actor.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { findLive, live } from "#server/platform/database/live-rows.ts";
import { namesOf } from "#server/platform/database/names.ts";
import { changeOf } from "./queries.ts";
import { sponsors } from "./tables.ts";

export type ReviewedSponsor = NonNullable<Awaited<ReturnType<typeof reviewSubject>>>;

export async function count(actor: Actor): Promise<number> {
  assertModerator(actor);
  const rows = await db().select({ total: countRows() }).from(sponsors).where(live(sponsors));
  return rows[0]!.total;
}

export function names(actor: Actor, ids: readonly string[]): Promise<Map<string, string>> {
  assertModerator(actor);
  return namesOf(sponsors, sponsors.name, ids);
}

export async function reviewSubject(actor: Actor, id: string) {
  assertModerator(actor);
  const row = await findLive(sponsors, id);
  if (!row) return null;
  return {
    name: row.name,
    cnpj: row.cnpj,
    responsible: row.responsibleName,
    address: row.address,
    phone: row.phone,
    logoUrl: row.logoUrl,
    description: row.description,
    link: row.link,
    status: row.status,
    createdAt: row.createdAt,
    /** What the sponsor wants to say from now on; null when nothing waits. */
    change: await changeOf(id),
  };
}
