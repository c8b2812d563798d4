import type { Actor } from "#domain/identity/actor.ts";
import { err, ok, type Result } from "#domain/result.ts";
import type { Need } from "#domain/scouting/list-schema.ts";
import { STAGES, type Stage } from "#domain/scouting/stages.ts";
import { listedAthletes, type ListedAthlete } from "#server/athletes/athletes.server.ts";
import { entitlementsOf } from "#server/billing/access/entitlements.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { today } from "#server/platform/clock.ts";
import { scoutOf, type Scout } from "./access.ts";
import { clipsOf, type Clip } from "./clips.ts";
import * as queries from "./list-queries.ts";
import { noteSummaries } from "./note-queries.ts";

/** Cards of one column; the table shows the rest. */
const COLUMN_CARDS = 30;
const TABLE_ROWS = 50;
const BEST = 3;
/** Notes of each athlete that a page shows. */
const NEWEST_NOTES = 2;

interface CardNote {
  id: string;
  text: string;
  tags: string[];
  match: string | null;
  minute: number | null;
  author: string | null;
  writtenAt: Temporal.Instant;
}

export interface ListEntry {
  id: string;
  athleteId: string;
  /** In the whole list, from 1. */
  place: number;
  stage: Stage;
  /** Null: "Atleta indisponível". Nothing of the profile is shown, nor any note about it. */
  athlete: ListedAthlete | null;
  notes: CardNote[];
  noteCount: number;
  ownPrivate: boolean;
}

export interface ListHead extends Need {
  id: string;
  name: string;
  archived: boolean;
  counts: Record<Stage, number>;
  total: number;
  changedAt: Temporal.Instant;
  changedBy: string | null;
  /** Everybody of the club, who all work on its lists. */
  people: number;
  /** The plan opens changes and exports. */
  open: boolean;
}

export interface ListPage {
  list: ListHead;
  entries: ListEntry[];
  /** The table has more: the place after which the next page starts. */
  next: number | null;
}

export type ListView =
  | { view: "board" }
  /** `after` is the place of the last row seen. */
  | { view: "table"; stage: Stage | null; after: number }
  | { view: "best" }
  | { view: "one"; athleteId: string }
  /** Every one of them, for an export. */
  | { view: "all" };

/** What stands above a list, in every view. */
export async function listHead(actor: Actor, listId: string): Promise<Result<ListHead, "not_found">> {
  const found = await readList(actor, listId);
  return found ? ok(found.head) : err("not_found");
}

/** A list of the actor's own club with what this view shows of it. */
export async function listPage(
  actor: Actor,
  listId: string,
  view: ListView,
): Promise<Result<ListPage, "not_found">> {
  const found = await readList(actor, listId);
  if (!found) return err("not_found");
  const { scout, order, head } = found;
  const placed = order.map((entry, i) => ({ ...entry, place: i + 1 }));
  const { shown, next } = shownIn(placed, view);
  return ok({ list: head, entries: await toEntries(scout, shown), next });
}

/** "Três melhores": the first three by hand that can be shown, with what the club may watch of them. */
export async function bestOf(
  actor: Actor,
  entries: readonly ListEntry[],
): Promise<{ entry: ListEntry; clips: Clip[] }[]> {
  const best = entries.filter(({ athlete }) => athlete !== null).slice(0, BEST);
  return Promise.all(
    best.map(async (entry) => ({ entry, clips: await clipsOf(actor, entry.athlete!.subdomain) })),
  );
}

async function readList(actor: Actor, listId: string) {
  const scout = scoutOf(actor);
  const list = scout && (await queries.findList(scout.clubId, listId));
  if (!scout || !list) return null;
  const [order, { scoutingTools }, names, people] = await Promise.all([
    queries.orderOf(list.id),
    entitlementsOf(actor),
    identity.names(list.changedBy ? [list.changedBy] : []),
    identity.holdersOf("club", scout.clubId),
  ]);
  const head: ListHead = {
    id: list.id,
    name: list.name,
    positions: list.positions,
    bornFrom: list.bornFrom,
    bornTo: list.bornTo,
    foot: list.foot,
    archived: list.archivedAt !== null,
    counts: countsIn(order),
    total: order.length,
    changedAt: list.updatedAt,
    changedBy: (list.changedBy && names.get(list.changedBy)) ?? null,
    people: people.length,
    open: scoutingTools,
  };
  return { scout, order, head };
}

type Placed = Awaited<ReturnType<typeof queries.orderOf>>[number] & { place: number };

/** Which entries a view shows. The order itself is short: a list is bounded. */
function shownIn(order: readonly Placed[], view: ListView): { shown: Placed[]; next: number | null } {
  switch (view.view) {
    case "all":
      return { shown: [...order], next: null };
    case "one":
      return { shown: order.filter(({ athleteId }) => athleteId === view.athleteId), next: null };
    case "board":
      return {
        shown: STAGES.flatMap((stage) =>
          order.filter((entry) => entry.stage === stage).slice(0, COLUMN_CARDS),
        ),
        next: null,
      };
    case "best":
      return pageOf(order, 0);
    case "table":
      return pageOf(
        order.filter(({ stage }) => view.stage === null || stage === view.stage),
        view.after,
      );
  }
}

function pageOf(order: readonly Placed[], after: number): { shown: Placed[]; next: number | null } {
  const rest = order.filter(({ place }) => place > after);
  const shown = rest.slice(0, TABLE_ROWS);
  return { shown, next: rest.length > TABLE_ROWS ? shown.at(-1)!.place : null };
}

function countsIn(order: readonly { stage: Stage }[]): Record<Stage, number> {
  const counts = Object.fromEntries(STAGES.map((stage) => [stage, 0])) as Record<Stage, number>;
  for (const { stage } of order) counts[stage] += 1;
  return counts;
}

/** With athlete and notes, in one statement each. */
async function toEntries(scout: Scout, shown: readonly Placed[]): Promise<ListEntry[]> {
  const athletes = await listedAthletes(
    shown.map(({ athleteId }) => athleteId),
    today(),
  );
  const notes = await noteSummaries(scout, [...athletes.keys()], NEWEST_NOTES);
  const authors = [...notes.values()].flatMap(({ latest }) => latest.flatMap((note) => note.author_id ?? []));
  const names = await identity.names([...new Set(authors)]);
  return shown.map(({ id, athleteId, place, stage }) => {
    const summary = notes.get(athleteId);
    return {
      id,
      athleteId,
      place,
      stage,
      athlete: athletes.get(athleteId) ?? null,
      notes: (summary?.latest ?? []).map((note) => ({
        id: note.id,
        text: note.text,
        tags: note.tags,
        match: note.match,
        minute: note.minute,
        author: (note.author_id && names.get(note.author_id)) ?? null,
        writtenAt: Temporal.Instant.from(note.created_at),
      })),
      noteCount: summary?.count ?? 0,
      ownPrivate: summary?.own_private ?? false,
    };
  });
}
