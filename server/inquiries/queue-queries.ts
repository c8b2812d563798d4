import type { InquiryKind } from "#domain/inquiries/kinds.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, count, desc, eq, ne, or, sql, type SQL } from "#server/platform/database/orm.ts";
import { heldBy, isFree } from "#server/platform/leases/leases.ts";
import { inquiries } from "./tables.ts";

type InquiryRow = typeof inquiries.$inferSelect;

/** Which part of the queue somebody works on. */
export interface InquiryPart {
  kind?: InquiryKind;
  /** `mine`: with this person now. `free`: with nobody. */
  whose?: "mine" | "free";
  person: string | null;
}

/** New messages of this part, in the order in which they are worked on. */
export const newOnes = (part: InquiryPart, limit: number): Promise<InquiryRow[]> =>
  db()
    .select()
    .from(inquiries)
    .where(waitsIn(part))
    .orderBy(asc(orderOf(part).column), asc(inquiries.id))
    .limit(limit);

/** How many of this kind wait, and with whom. */
export async function countWaiting({ kind, person }: Omit<InquiryPart, "whose">) {
  const [counts] = await db()
    .select({
      all: count(),
      mine: sql<number>`(count(*) filter (where ${heldBy(inquiries, person)}))::int`,
      free: sql<number>`(count(*) filter (where ${isFree(inquiries)}))::int`,
    })
    .from(inquiries)
    .where(waitsIn({ kind, person }));
  return counts!;
}

/** The new one after this one, or before it, that is nobody else's; at the end it begins again. */
export async function neighbourOf(
  id: string,
  part: InquiryPart,
  to: "next" | "previous",
): Promise<string | null> {
  const direction = to === "next" ? asc : desc;
  const { column, name } = orderOf(part);
  const candidates = (where?: SQL) =>
    db()
      .select({ id: inquiries.id })
      .from(inquiries)
      .where(
        and(
          waitsIn(part),
          ne(inquiries.id, id),
          or(heldBy(inquiries, part.person), isFree(inquiries)),
          where,
        ),
      )
      .orderBy(direction(column), direction(inquiries.id))
      .limit(1);
  const comparison = sql.raw(to === "next" ? ">" : "<");
  const [beyond] = await candidates(
    sql`(${column}, ${inquiries.id}) ${comparison} (select ${sql.raw(name)}, id from inquiries as seen where seen.id = ${id})`,
  );
  const [found] = beyond ? [beyond] : await candidates();
  return found?.id ?? null;
}

const waitsIn = ({ kind, whose, person }: InquiryPart): SQL | undefined =>
  and(eq(inquiries.state, "new"), kind && eq(inquiries.kind, kind), whose && isWith(whose, person));

/** In nobody's hands, or in this person's. */
export const isWith = (whose: "mine" | "free", person: string | null): SQL =>
  whose === "mine" ? heldBy(inquiries, person) : isFree(inquiries);

/** The longest waiting first; of what the law gives a last day, the nearest. */
const orderOf = ({ kind }: Pick<InquiryPart, "kind">) =>
  kind === "data_request"
    ? ({ column: inquiries.dueOn, name: "due_on" } as const)
    : ({ column: inquiries.createdAt, name: "created_at" } as const);
