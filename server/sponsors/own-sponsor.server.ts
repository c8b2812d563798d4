import { and, eq, isNull, sql } from "drizzle-orm";
import { userIdOf, type Actor } from "#domain/identity/actor.ts";
import { readLogo } from "#domain/images/logo.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { canEdit } from "#domain/sponsors/policy.ts";
import type { SponsorPage } from "#domain/sponsors/schema.ts";
import { record } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { storeLogo } from "#server/platform/storage/logos.ts";
import { lockById } from "./queries.ts";
import { sponsors } from "./tables.ts";

export interface OwnSponsor {
  id: string;
  name: string;
  logoUrl: string | null;
  description: string | null;
  link: string | null;
  status: (typeof sponsors.$inferSelect)["status"];
}

/** A sponsor's page as its own people see it. */
export async function ownSponsor(actor: Actor, id: string): Promise<Result<OwnSponsor, "not_found">> {
  const rows = await db()
    .select()
    .from(sponsors)
    .where(and(eq(sponsors.id, id), isNull(sponsors.deletedAt)));
  const row = rows[0];
  if (!row || !canEdit(actor, row)) return err("not_found");
  const { name, logoUrl, description, link, status } = row;
  return ok({ id, name, logoUrl, description, link, status });
}

export function update(
  actor: Actor,
  id: string,
  page: SponsorPage,
  picture?: Uint8Array,
): Promise<Result<null, "not_found" | "logo_invalid">> {
  return inTransaction(async () => {
    const before = await lockById(id);
    if (!before || !canEdit(actor, before)) return err("not_found");
    const logo = picture ? readLogo(picture) : null;
    if (picture && !logo) return err("logo_invalid");
    const logoUrl = logo ? await storeLogo(`sponsors/${id}`, logo) : before.logoUrl;
    const after = {
      name: page.name,
      description: page.description ?? null,
      link: page.link ?? null,
      logoUrl,
    };
    await db()
      .update(sponsors)
      .set({ ...after, updatedAt: sql`now()` })
      .where(eq(sponsors.id, id));
    const fields = changed(after, before);
    if (fields.length > 0)
      await record({
        actorId: userIdOf(actor),
        action: "sponsor.updated",
        subjectType: "sponsor",
        subjectId: id,
        fields,
      });
    return ok(null);
  });
}

const changed = <Row extends object>(after: Partial<Row>, before: Row): string[] =>
  (Object.keys(after) as (keyof Row & string)[]).filter((field) => after[field] !== before[field]);
