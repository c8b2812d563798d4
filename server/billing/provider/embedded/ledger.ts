import { randomBytes } from "node:crypto";
import type { SubscriptionStatus } from "#domain/billing/subscription.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, sql } from "#server/platform/database/orm.ts";
import { embeddedPayments } from "../../tables.ts";
import type { CardKind } from "./cards.ts";

/** What the embedded provider stores. Times are ISO text, money is in cents. */
export interface Entries {
  price: { planId: string; planName: string; cents: number };
  session: {
    state: "open" | "complete" | "expired";
    priceId: string;
    trialDays: number;
    reference: string;
    email: string | null;
    customerId: string | null;
    successUrl: string;
    cancelUrl: string;
    expiresAt: string;
  };
  customer: { email: string | null; card: CardKind; clockOffsetSeconds: number };
  subscription: {
    reference: string;
    priceId: string;
    status: SubscriptionStatus;
    startedAt: string;
    trialEndsAt: string | null;
    /** Months are counted from here, so that the 31st comes back after February. */
    anchorAt: string;
    months: number;
    periodEndsAt: string;
    cancelAtPeriodEnd: boolean;
    endedAt: string | null;
    /** While a charge is owed: when the card is tried again, and how often it was. */
    retryAt: string | null;
    tries: number;
    /** What a cheaper plan left over, for the next charges. */
    creditCents?: number;
  };
  invoice: {
    subscriptionId: string;
    number: string;
    cents: number;
    refundedCents: number;
    issuedAt: string;
    paidAt: string | null;
    void: boolean;
  };
  portal: { returnUrl: string };
  /** Waits to be delivered, and is deleted then. */
  event: { type: string };
}
type Kind = keyof Entries;
export type Entry<K extends Kind> = Entries[K] & {
  id: string;
  /** The customer it is about. */
  ownerId: string | null;
};

const PREFIX: Record<Kind, string> = {
  price: "price",
  session: "cs",
  customer: "cus",
  subscription: "sub",
  invoice: "in",
  portal: "bps",
  event: "evt",
};

export async function add<K extends Kind>(
  kind: K,
  body: Entries[K],
  ownerId: string | null = null,
): Promise<Entry<K>> {
  // Whoever knows the id of a session or a portal may use it, so that no id can be guessed.
  const id = `${PREFIX[kind]}_teste_${randomBytes(18).toString("base64url")}`;
  await db().insert(embeddedPayments).values({ id, kind, customerId: ownerId, body });
  return { ...body, id, ownerId };
}

export async function find<K extends Kind>(kind: K, id: string): Promise<Entry<K> | null> {
  const rows = await db()
    .select()
    .from(embeddedPayments)
    .where(and(eq(embeddedPayments.id, id), eq(embeddedPayments.kind, kind)));
  return rows[0] ? toEntry<K>(rows[0]) : null;
}

export async function listOf<K extends Kind>(kind: K, ownerId: string): Promise<Entry<K>[]> {
  const rows = await db()
    .select()
    .from(embeddedPayments)
    .where(and(eq(embeddedPayments.customerId, ownerId), eq(embeddedPayments.kind, kind)))
    .orderBy(asc(embeddedPayments.createdAt), asc(embeddedPayments.id));
  return rows.map((row) => toEntry<K>(row));
}

export async function write<K extends Kind>(entry: Entry<K>): Promise<void> {
  const { id, ownerId: _ownerId, ...body } = entry;
  await db().update(embeddedPayments).set({ body }).where(eq(embeddedPayments.id, id));
}

/** Deletes the checkout sessions of a customer: they contain the e-mail address that was typed. */
export async function forgetSessions(customerId: string): Promise<void> {
  await db()
    .delete(embeddedPayments)
    .where(
      and(
        eq(embeddedPayments.kind, "session"),
        sql`${embeddedPayments.body} ->> 'customerId' = ${customerId}`,
      ),
    );
}

const toEntry = <K extends Kind>({
  id,
  customerId,
  body,
}: typeof embeddedPayments.$inferSelect): Entry<K> => ({
  ...(body as Entries[K]),
  id,
  ownerId: customerId,
});

/** Stores an event about this customer for `deliver` to hand over. */
export const emit = (type: string, ownerId: string): Promise<unknown> => add("event", { type }, ownerId);
