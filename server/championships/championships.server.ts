import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import type { ActObstacle } from "#domain/championships/policy.ts";
import { can } from "#domain/championships/policy.ts";
import type { ChampionshipStatus } from "#domain/championships/vocabulary.ts";
import type { Organiser, OwnOrganiser } from "#domain/events/policy.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { findLive, live, liveById } from "#server/platform/database/live-rows.ts";
import { and, desc, eq, isNull, type SQL } from "#server/platform/database/orm.ts";
import { openChampionship, type Organising } from "./own.ts";
import { ownOrganiser } from "./own-organiser.ts";
import { writeStatus, writeStatusBySheets } from "./status-change.ts";
import { championships } from "./tables.ts";

export type { Organising } from "./own.ts";
export type NewChampionship = Omit<typeof championships.$inferInsert, "id" | "deletedAt">;

const MOST = 100;

/** Entered by staff or by the product itself; organisers create theirs together with its event. */
export function create(actor: Actor, input: NewChampionship): Promise<Result<{ id: string }, "not_allowed">> {
  return inTransaction(async () => {
    if (!can(actor, "create")) return err("not_allowed");
    const inserted = await db().insert(championships).values(input).returning({ id: championships.id });
    const { id } = inserted[0]!;
    await audit(actor, "championship.created", id);
    return ok({ id });
  });
}

/** False when it has an organiser already, was deleted, or does not exist. */
export async function assignOrganiser(id: string, organiserProfileId: string): Promise<boolean> {
  const assigned = await db()
    .update(championships)
    .set({ organiserProfileId })
    .where(
      and(
        liveById(championships, id),
        isNull(championships.organiserProfileId),
        isNull(championships.clubId),
      ),
    );
  return assigned.rowCount === 1;
}

/** A championship as the list of who organises it shows it. */
interface OwnChampionship {
  id: string;
  name: string;
  location: string | null;
  city: string | null;
  state: string | null;
  startDate: Temporal.PlainDate | null;
  endDate: Temporal.PlainDate | null;
  status: ChampionshipStatus;
}

interface OwnChampionships {
  championships: OwnChampionship[];
  mayEdit: boolean;
}

/** What the club or championship profile organises that this actor acts as, newest first. */
export async function ownChampionships(actor: Actor): Promise<OwnChampionships> {
  const own = await ownOrganiser(actor);
  if (!own) return { championships: [], mayEdit: false };
  const rows = await db()
    .select({
      id: championships.id,
      name: championships.name,
      location: championships.location,
      city: championships.city,
      state: championships.state,
      startDate: championships.startDate,
      endDate: championships.endDate,
      status: championships.status,
    })
    .from(championships)
    .where(and(organisedBy(own), live(championships)))
    .orderBy(desc(championships.createdAt), desc(championships.id))
    .limit(MOST);
  return { championships: rows, mayEdit: own.mayEdit };
}

const organisedBy = ({ clubId, organiserProfileId }: OwnOrganiser): SQL =>
  clubId !== null
    ? eq(championships.clubId, clubId)
    : eq(championships.organiserProfileId, organiserProfileId!);

/** Who organises a championship: whoever lets a team in asks for their plan. */
export async function organiserOf(id: string): Promise<Organiser | null> {
  const row = await findLive(championships, id);
  return row ? { clubId: row.clubId, organiserProfileId: row.organiserProfileId } : null;
}

export interface OwnChampionshipDetail extends OwnChampionship {
  values: ChampionshipValues;
  statusReason: string | null;
  mayEdit: boolean;
  savedAt: string;
}

/** One of one's own championships with all that its pages and its form show. */
export async function ownChampionship(
  actor: Actor,
  id: string,
): Promise<Result<OwnChampionshipDetail, "not_found">> {
  const [own, opened] = await Promise.all([
    ownOrganiser(actor),
    openChampionship({ actor, tools: false }, id, "read"),
  ]);
  if (!opened.ok || !own) return err("not_found");
  const row = opened.value;
  const { name, description, location, city, state, startDate, endDate, status, statusReason } = row;
  return ok({
    id: row.id,
    name,
    location,
    city,
    state,
    startDate,
    endDate,
    status,
    statusReason,
    values: { name, description, location, city, state, startDate, endDate },
    mayEdit: own.mayEdit,
    savedAt: String(row.updatedAt),
  });
}

/** Sets the status by hand, with the reason that its page shows. From then on it does not follow from the sheets. */
export async function setStatus(
  { actor, tools }: Organising,
  id: string,
  set: { status: ChampionshipStatus; reason: string },
): Promise<Result<null, ActObstacle>> {
  const opened = await openChampionship({ actor, tools }, id, "finish");
  return opened.ok ? writeStatus(actor, id, set) : opened;
}

/** Gives the status back to the match sheets: as they stand now, and from now on. */
export function followSheets({ actor, tools }: Organising, id: string): Promise<Result<null, ActObstacle>> {
  return inTransaction(async (): Promise<Result<null, ActObstacle>> => {
    const opened = await openChampionship({ actor, tools }, id, "finish");
    return opened.ok ? writeStatusBySheets(actor, id) : opened;
  });
}
