import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import type { EventState } from "#domain/events/vocabulary.ts";
import { err, type Result } from "#domain/result.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import {
  changeChampionshipRow,
  insertChampionship,
  publicPage,
} from "#server/championships/championships.ts";
import { ownOrganiser } from "#server/championships/championships.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { live, liveById } from "#server/platform/database/live-rows.ts";
import { and, eq, inArray, isNull, sql } from "#server/platform/database/orm.ts";
import { spend, type TooMany } from "#server/platform/limits/limits.ts";
import { lockOpenReview } from "#server/platform/reviews/reviews.ts";
import { COUNTS_SQL, READABLE_SQL } from "./calendar-queries.ts";
import { eventOfCup, follow, publish, type CupTrouble, type SavedCup } from "./cup-event.ts";
import { events } from "./tables.ts";

/** More than a federation begins in a day. */
const PER_ORGANISER = { name: "championship-create", points: 20, seconds: 86_400 };

/** A new championship of the club or profile that the actor acts as, with its event, which waits for staff. */
export async function createChampionship(
  organising: Organising,
  values: ChampionshipValues,
): Promise<Result<SavedCup, CupTrouble | TooMany>> {
  const own = await ownOrganiser(organising.actor);
  if (!own?.mayEdit) return err({ code: "not_found" });
  if (!organising.tools) return err({ code: "no_plan" });
  const counted = await spend(PER_ORGANISER, { account: own.clubId ?? own.organiserProfileId! });
  if (!counted.ok) return counted;
  return inTransaction(async (): Promise<Result<SavedCup, CupTrouble>> => {
    const id = await insertChampionship(organising, own, values);
    return publish(organising.actor, own, id, values);
  });
}

/** Saves what its form says; its event follows. */
export function changeChampionship(
  organising: Organising,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  values: ChampionshipValues,
): Promise<Result<SavedCup, CupTrouble | { code: "changed_meanwhile" }>> {
  return inTransaction(async (): Promise<Result<SavedCup, CupTrouble | { code: "changed_meanwhile" }>> => {
    const own = await ownOrganiser(organising.actor);
    if (!own) return err({ code: "not_found" });
    const event = await eventOfCup(id);
    if (event) await lockOpenReview({ kind: "event", subjectId: event.id });
    const changed = await changeChampionshipRow(organising, { id, since: savedAt }, values);
    if (!changed.ok) {
      const { error } = changed;
      return err(typeof error === "object" ? { code: "changed_meanwhile" } : { code: error });
    }
    const { actor } = organising;
    return event ? follow(actor, own, event, values) : publish(actor, own, id, values);
  });
}

/** For the pages of a championship: its event, which is also its public address. */
export async function eventOfChampionship(id: string): Promise<{
  id: string;
  approval: EventState;
  stateReason: string | null;
  timeZone: string;
} | null> {
  const [row] = await db()
    .select({
      id: events.id,
      approval: events.approval,
      stateReason: events.stateReason,
      timeZone: events.timeZone,
    })
    .from(events)
    .where(and(eq(events.championshipId, id), live(events)));
  return row ?? null;
}

/** The championship that teams enter at this address; null while its event takes nobody. */
export async function championshipAt(eventId: string): Promise<string | null> {
  const [row] = await db()
    .select({ championshipId: events.championshipId })
    .from(events)
    .where(
      and(
        liveById(events, eventId),
        eq(events.approval, "approved"),
        isNull(events.heldAt),
        isNull(events.hiddenAt),
      ),
    );
  return row?.championshipId ?? null;
}

publicPage.findBy({
  async addresses(championshipIds) {
    const rows = await eventsOf(championshipIds, READABLE_SQL);
    return new Map(rows.map(({ id, championshipId }) => [championshipId!, `/campeonatos/${id}`]));
  },
  async counting(championshipIds) {
    const rows = await eventsOf(championshipIds, COUNTS_SQL);
    return new Set(rows.map(({ championshipId }) => championshipId!));
  },
});

async function eventsOf(championshipIds: readonly string[], condition: string) {
  if (championshipIds.length === 0) return [];
  return db()
    .select({ id: events.id, championshipId: events.championshipId })
    .from(events)
    .where(and(inArray(events.championshipId, [...new Set(championshipIds)]), sql.raw(condition)));
}

/** Its event has the same organiser. */
export async function assignEvent(
  championshipId: string,
  { organiserProfileId, userId }: { organiserProfileId: string; userId: string },
): Promise<void> {
  await db()
    .update(events)
    .set({ organiserProfileId, clubId: null, createdBy: userId })
    .where(eq(events.championshipId, championshipId));
}
