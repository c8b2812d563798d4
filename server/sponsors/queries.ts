import type { Picture } from "#domain/media/picture.ts";
import { addItems, shownPicture } from "#server/media/media.ts";
import { db } from "#server/platform/database/database.ts";
import { live, liveById } from "#server/platform/database/live-rows.ts";
import { and, asc, eq, isNull, sql } from "#server/platform/database/orm.ts";
import { levelOrder, statusSql } from "./contract-sql.ts";
import { sponsorChanges, sponsors } from "./tables.ts";

export interface NewSponsor extends Omit<typeof sponsors.$inferInsert, "id" | "deletedAt" | "logoId"> {
  /** The address of a drawing of ours that stands for the logo. */
  crest?: string;
}

/** Undefined when another sponsor has this CNPJ. */
export async function insertSponsor({ crest, ...input }: NewSponsor): Promise<string | undefined> {
  const inserted = await db()
    .insert(sponsors)
    .values(input)
    .onConflictDoNothing({ target: sponsors.cnpj })
    .returning({ id: sponsors.id });
  const id = inserted[0]?.id;
  if (id && crest) {
    const [logoId] = await addItems({ ownerType: "sponsor", ownerId: id }, [
      { kind: "logo", drawing: crest },
    ]);
    await db().update(sponsors).set({ logoId }).where(eq(sponsors.id, id));
  }
  return id;
}

/** False when it has an owner already, was deleted, or does not exist. */
export async function assignOwner(id: string, userId: string): Promise<boolean> {
  const assigned = await db()
    .update(sponsors)
    .set({ userId })
    .where(and(liveById(sponsors, id), isNull(sponsors.userId)));
  return assigned.rowCount === 1;
}

export type PublicSponsorRow = Awaited<ReturnType<typeof activeSponsors>>[number];

/** Only brands with a contract in force are public. */
export async function activeSponsors(today: Temporal.PlainDate) {
  return db()
    .select({
      id: sponsors.id,
      name: sponsors.name,
      logo: sql<Picture | null>`${sql.raw(shownPicture("sponsors.logo_id"))}`,
      segment: sponsors.segment,
      description: sponsors.description,
      link: sponsors.link,
      featured: sponsors.featured,
    })
    .from(sponsors)
    .where(and(eq(statusSql(today), "Ativo"), live(sponsors)))
    .orderBy(levelOrder, asc(sponsors.id))
    .limit(60);
}

/** Whether a sponsor has this CNPJ; if none does, nobody else can take it until the transaction ends. */
export async function lockCnpj(cnpj: string): Promise<boolean> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`sponsors.cnpj:${cnpj}`}, 0))`);
  const rows = await db().select({ id: sponsors.id }).from(sponsors).where(eq(sponsors.cnpj, cnpj));
  return rows.length > 0;
}

export type SponsorChange = Pick<
  typeof sponsorChanges.$inferSelect,
  "name" | "logoId" | "description" | "link"
>;

export async function changeOf(sponsorId: string): Promise<SponsorChange | null> {
  const { name, logoId, description, link } = sponsorChanges;
  const rows = await db()
    .select({ name, logoId, description, link })
    .from(sponsorChanges)
    .where(eq(sponsorChanges.sponsorId, sponsorId));
  return rows[0] ?? null;
}

export async function keepChange(sponsorId: string, change: SponsorChange): Promise<void> {
  await db()
    .insert(sponsorChanges)
    .values({ sponsorId, ...change });
}

export async function dropChange(sponsorId: string): Promise<void> {
  await db().delete(sponsorChanges).where(eq(sponsorChanges.sponsorId, sponsorId));
}
