import type { CategoryForm } from "#domain/championships/category-fields.ts";
import type { SheetEntry, SheetEvent, Side } from "#domain/championships/sheet-entries.ts";
import { now } from "#server/platform/clock.ts";
import { db } from "#server/platform/database/database.ts";
import { aCup } from "#seed/factories/cup.ts";
import { nextSeed } from "#seed/factories/seeds.ts";
import { championshipMatches } from "../matches/tables.ts";
import { championshipSquad, championshipTeams } from "../teams/tables.ts";

type Cup = Awaited<ReturnType<typeof aCup>>;

/** A team with the shirts 1 to 5 and a coach. */
export async function aTeam({ categoryId }: Pick<Cup, "categoryId">, name?: string) {
  const seed = nextSeed("team");
  const [team] = await db()
    .insert(championshipTeams)
    .values({
      categoryId,
      name: name ?? `Equipe ${seed}`,
      shortName: `E${seed}`.slice(0, 5),
      state: "accepted",
      managerName: "Paula Brandão",
      managerEmail: `equipe-${seed}@example.net`,
    })
    .returning();
  return { ...team!, ...(await aSquad({ categoryId, teamId: team!.id }, seed)) };
}

/** The same people for a team that is there already. */
export async function aSquad({ categoryId, teamId }: { categoryId: string; teamId: string }, seed = teamId) {
  const year = now().toZonedDateTimeISO("America/Sao_Paulo").year;
  const rows = await db()
    .insert(championshipSquad)
    .values([
      ...[1, 2, 3, 4, 5].map((number) => ({
        teamId,
        categoryId,
        name: `Atleta ${seed} Camisa ${number}`,
        number,
        birthdate: Temporal.PlainDate.from({ year: year - 16, month: 3, day: number }),
        goalkeeper: number === 1,
      })),
      { teamId, categoryId, role: "staff" as const, staffRole: "técnico", name: `Técnico ${seed}` },
    ])
    .returning();
  const row = (number: number) => rows.find((one) => one.number === number)!.id;
  return { row, staff: rows.find(({ role }) => role === "staff")!.id };
}

export type MadeTeam = Awaited<ReturnType<typeof aTeam>>;

interface MatchChange {
  cup?: Cup;
  home?: MadeTeam;
  away?: MadeTeam;
  category?: Partial<CategoryForm>;
  kickOff?: Temporal.Instant | null;
}

let rounds = 0;

/** A match of a league that kicks off in an hour, so that its links are open. */
export async function aMatch(change: MatchChange = {}) {
  const cup = change.cup ?? (await aCup(change.category));
  const home = change.home ?? (await aTeam(cup));
  const away = change.away ?? (await aTeam(cup));
  const round = (rounds++ % 200) + 1;
  const [match] = await db()
    .insert(championshipMatches)
    .values({
      categoryId: cup.categoryId,
      key: `1:${rounds}`,
      phase: "league",
      round,
      homeSlot: { from: "team", team: home.id },
      awaySlot: { from: "team", team: away.id },
      homeTeamId: home.id,
      awayTeamId: away.id,
      kickOff: change.kickOff === undefined ? now().add({ hours: 1 }) : change.kickOff,
    })
    .returning();
  return { cup, organising: cup.organising, home, away, id: match!.id };
}

type Facts = Partial<Omit<SheetEntry, "kind">>;

/** Entries of one phone, one after the other. */
export function aPhone(device = "phone-a") {
  let seq = 0;
  return (event: SheetEvent, facts: Facts = {}): SheetEntry => ({
    id: crypto.randomUUID(),
    seq: (seq += 1),
    device,
    at: now().toString(),
    half: 1,
    minute: 10,
    added: null,
    ...facts,
    ...event,
  });
}

/** Shirts 1 to 4 start, 5 is on the bench. */
export const lineUp = (side: Side, team: Pick<MadeTeam, "row">): SheetEvent => ({
  kind: "line_up",
  side,
  players: [1, 2, 3, 4, 5].map((number) => ({
    row: team.row(number),
    number,
    starter: number < 5,
    goalkeeper: number === 1,
    captain: number === 4,
  })),
  overrides: [],
});
