import { withdrawalWindow, type Charge, type WithdrawalWindow } from "#domain/billing/withdrawal-window.ts";
import { graceEnd, isLive, givesAccess, type Holder } from "#domain/billing/subscription.ts";
import type { Audience, HolderType } from "#domain/billing/audiences.ts";
import type { Actor, Member } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { athletesOf } from "#server/guardians/guardians.ts";
import { nextCharge } from "./held-plan.ts";
import { mayEndPlanOf, ownHolder } from "../holder.ts";
import { plansOnSale } from "../plans/plan-queries.ts";
import * as queries from "../subscription-queries.ts";

export interface OwnSubscription {
  id: string;
  planName: string;
  /** For which profiles the plan is. */
  audience: Audience;
  cents: number;
  /** Whose it is; null while its payer has not chosen. */
  holder: { type: HolderType; name: string } | null;
  status: queries.SubscriptionRow["status"];
  open: boolean;
  live: boolean;
  trialEndsAt: Temporal.Instant | null;
  periodEndsAt: Temporal.Instant;
  endedAt: Temporal.Instant | null;
  /** Null when nothing more will be charged. */
  nextCharge: { at: Temporal.Instant; cents: number } | null;
  cancelAtPeriodEnd: boolean;
  graceUntil: Temporal.Instant | null;
  withdrawal: WithdrawalWindow | null;
  receipts: Receipt[];
  may: { manage: boolean; openPortal: boolean };
  /** Plans of the same audience to change to. */
  otherPlans: { id: string; name: string; cents: number }[];
  /** Profiles that could hold it, while none does. */
  holderChoices: { athleteId: string | null; name: string }[];
}

interface Receipt {
  id: string;
  number: string | null;
  at: Temporal.Instant;
  cents: number;
  refundedCents: number;
  paid: boolean;
  url: string | null;
}

/** All subscriptions that this person pays or holds, each with what they may do about it. */
export async function subscriptionsOf(actor: Member): Promise<OwnSubscription[]> {
  const wards = await athletesOf(actor.userId);
  const own = ownHolder(actor);
  const holders: Holder[] = [...(own ? [own] : []), ...wards.map((id) => ({ type: "athlete" as const, id }))];
  const rows = await queries.paidOrHeldBy(actor.userId, holders);
  if (rows.length === 0) return [];
  const [receipts, names, plans] = await Promise.all([
    queries.receipts(rows.map(({ id }) => id)),
    namesOf(rows, wards),
    plansOnSale(),
  ]);
  return Promise.all(
    rows.map(async (row) => {
      // An invoice's own page names whose card paid it.
      const pays = row.payerUserId === actor.userId;
      const own = receipts
        .filter(({ subscriptionId }) => subscriptionId === row.id)
        .map((receipt) => (pays ? receipt : { ...receipt, receiptUrl: null }));
      return { ...view(row, own, names), ...(await choices(actor, row, plans, wards, names)) };
    }),
  );
}

/** The short status that an open page asks for once a minute. */
export async function subscriptionStatus(actor: Actor) {
  const holder = actor.kind === "member" ? ownHolder(actor) : null;
  const current = holder ? await queries.currentOf(holder) : undefined;
  const subscribed = current !== undefined && givesAccess(current, current.now);
  return {
    subscribed,
    status: current?.status ?? null,
    plan: subscribed ? current.planName : null,
    trial_end: subscribed ? (current.trialEndsAt?.toString() ?? null) : null,
    subscription_end: subscribed ? current.periodEndsAt.toString() : null,
    cancel_at_period_end: subscribed ? current.cancelAtPeriodEnd : false,
  };
}

type View = Omit<OwnSubscription, "may" | "otherPlans" | "holderChoices">;
type ReceiptRow = Awaited<ReturnType<typeof queries.receipts>>[number];

function view(
  row: queries.SubscriptionRow,
  receipts: readonly ReceiptRow[],
  names: Map<string, string>,
): View {
  const { id, planName, cents, status, trialEndsAt, periodEndsAt, endedAt, cancelAtPeriodEnd } = row;
  const live = isLive(row);
  const charges: Charge[] = receipts.flatMap(({ paidAt, cents: taken, refundedCents }) =>
    paidAt ? [{ paidAt, cents: taken, refundedCents }] : [],
  );
  return {
    id,
    planName,
    audience: row.audience,
    cents,
    holder:
      row.holderType && row.holderId
        ? { type: row.holderType, name: names.get(row.holderId) ?? "Campeonatos" }
        : null,
    status,
    open: givesAccess(row, row.now),
    live,
    trialEndsAt: status === "trialing" ? trialEndsAt : null,
    periodEndsAt,
    endedAt,
    nextCharge: nextCharge(row),
    cancelAtPeriodEnd: live && cancelAtPeriodEnd,
    graceUntil: graceEnd(row),
    withdrawal: withdrawalWindow(row, charges, row),
    receipts: receipts.map((receipt) => ({
      id: receipt.id,
      number: receipt.number,
      at: receipt.paidAt ?? receipt.issuedAt,
      cents: receipt.cents,
      refundedCents: receipt.refundedCents,
      paid: receipt.paidAt !== null,
      url: receipt.receiptUrl,
    })),
  };
}

async function choices(
  actor: Member,
  row: queries.SubscriptionRow,
  plans: Awaited<ReturnType<typeof plansOnSale>>,
  wards: readonly string[],
  names: Map<string, string>,
): Promise<Pick<OwnSubscription, "may" | "otherPlans" | "holderChoices">> {
  const pays = row.payerUserId === actor.userId;
  const holder = row.holderType && row.holderId ? { type: row.holderType, id: row.holderId } : null;
  const manage = pays || (holder !== null && (await mayEndPlanOf(actor, holder)));
  const own = ownHolder(actor);
  const needsHolder = pays && !holder && isLive(row);
  return {
    may: { manage, openPortal: pays },
    otherPlans:
      pays && isLive(row)
        ? plans
            .filter(({ id, audience }) => audience === row.audience && id !== row.planId)
            .map(({ id, name, priceCents }) => ({ id, name, cents: priceCents }))
        : [],
    holderChoices: [
      ...(needsHolder && own?.type === row.audience
        ? [{ athleteId: null, name: names.get(own.id) ?? "Meu perfil" }]
        : []),
      ...(needsHolder && row.audience === "athlete" && actor.profile?.type === "guardian"
        ? wards.map((athleteId) => ({ athleteId, name: names.get(athleteId) ?? "Atleta" }))
        : []),
    ],
  };
}

async function namesOf(
  rows: readonly queries.SubscriptionRow[],
  wards: readonly string[],
): Promise<Map<string, string>> {
  const held = rows.flatMap(({ holderType, holderId }) => (holderId ? [{ holderType, holderId }] : []));
  const of = (type: HolderType) => held.filter((one) => one.holderType === type).map((one) => one.holderId);
  const [ofAthletes, ofClubs] = await Promise.all([
    athletes.names([...of("athlete"), ...wards]),
    clubs.names(of("club")),
  ]);
  return new Map([...ofAthletes, ...ofClubs]);
}
