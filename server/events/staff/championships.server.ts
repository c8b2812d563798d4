import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import { can } from "#domain/championships/policy.ts";
import type { Organiser } from "#domain/events/policy.ts";
import type { EventState } from "#domain/events/vocabulary.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { clubNamed, ownersOf } from "#server/clubs/clubs.ts";
import {
  changeChampionshipByStaff,
  championshipForStaff,
  insertChampionship,
  type ChampionshipForStaff,
} from "#server/championships/championships.ts";
import * as identity from "#server/identity/identity.server.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { desc, eq } from "#server/platform/database/orm.ts";
import { lockOpenReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { eventOfCup, follow, publish, type CupTrouble, type SavedCup } from "../cup-event.ts";
import { events } from "../tables.ts";

interface EventOfCup {
  id: string;
  approval: EventState;
  held: boolean;
  hidden: boolean;
  /** It waits for a decision. */
  reviewId: string | null;
}

/** A championship and its event; also one that staff deleted. */
export async function readForStaff(
  actor: Actor,
  id: string,
): Promise<Result<ChampionshipForStaff & { event: EventOfCup | null }, "not_found">> {
  const championship = can(actor, "edit") ? await championshipForStaff(id) : null;
  if (!championship) return err("not_found");
  const [row] = await db()
    .select()
    .from(events)
    .where(eq(events.championshipId, championship.id))
    .orderBy(desc(events.id))
    .limit(1);
  if (!row) return ok({ ...championship, event: null });
  const reviews = await reviewsAbout([row.id], 20);
  return ok({
    ...championship,
    event: {
      id: row.id,
      approval: row.approval,
      held: row.heldAt !== null,
      hidden: row.hiddenAt !== null,
      reviewId: reviews.find(({ kind, state }) => kind === "event" && state === "open")?.id ?? null,
    },
  });
}

/** For whom staff enter a championship: a club by its name, a person by the e-mail of the account, or our own team. */
interface NamedOrganiser {
  club: string;
  email: string;
}

export type OrganiserProblem = "club_unknown" | "several_clubs" | "no_organiser" | "two_organisers";

/** A new championship on behalf of who organises it. Its event waits for approval like any other. */
export function createByStaff(
  actor: Actor,
  values: ChampionshipValues,
  named: NamedOrganiser,
): Promise<Result<SavedCup, { code: "not_allowed" | OrganiserProblem } | CupTrouble>> {
  return inTransaction(
    async (): Promise<Result<SavedCup, { code: "not_allowed" | OrganiserProblem } | CupTrouble>> => {
      if (!can(actor, "create")) return err({ code: "not_allowed" });
      const found = await organiserNamed(named);
      if (!found.ok) return err({ code: found.error });
      const { organiser, person } = found.value;
      const id = await insertChampionship({ actor }, organiser, values);
      return publish(actor, organiser, id, values, person);
    },
  );
}

async function organiserNamed({
  club,
  email,
}: NamedOrganiser): Promise<Result<{ organiser: Organiser; person: string | null }, OrganiserProblem>> {
  if (club && email) return err("two_organisers");
  if (club) {
    const found = await clubNamed(club);
    if (!found.ok) return found;
    const [owner] = await ownersOf(found.value.id);
    return ok({
      organiser: { clubId: found.value.id, organiserProfileId: null },
      person: owner?.userId ?? null,
    });
  }
  if (!email) return ok({ organiser: { clubId: null, organiserProfileId: null }, person: null });
  const user = await identity.findByEmail(email);
  const profiles = user ? await identity.activeProfiles(user.id) : [];
  const profile = profiles.find(({ type }) => type === "championship");
  if (!user || !profile) return err("no_organiser");
  return ok({ organiser: { clubId: null, organiserProfileId: profile.id }, person: user.id });
}

/** Staff correct what it says of itself; its event follows, and whoever is registered hears of a new date or place. */
export function changeByStaff(
  actor: Actor,
  { id, savedAt }: { id: string; savedAt: Temporal.Instant },
  values: ChampionshipValues,
): Promise<Result<SavedCup, CupTrouble | { code: "changed_meanwhile" }>> {
  return inTransaction(async (): Promise<Result<SavedCup, CupTrouble | { code: "changed_meanwhile" }>> => {
    const event = await eventOfCup(id);
    if (event) await lockOpenReview({ kind: "event", subjectId: event.id });
    const changed = await changeChampionshipByStaff(actor, { id, since: savedAt }, values);
    if (!changed.ok)
      return err({ code: typeof changed.error === "object" ? "changed_meanwhile" : changed.error });
    const { clubId, organiserProfileId } = changed.value.before;
    const organiser = { clubId, organiserProfileId };
    return event ? follow(actor, organiser, event, values) : publish(actor, organiser, id, values);
  });
}
