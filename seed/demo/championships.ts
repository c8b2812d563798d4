import { PRESETS } from "#domain/championships/settings.ts";
import type { SheetEvent } from "#domain/championships/sheet-entries.ts";
import { proposeShortName } from "#domain/championships/team-fields.ts";
import type { Member } from "#domain/identity/actor.ts";
import type { DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { expectOk } from "#domain/result.ts";
import { createRandom } from "#drawing/random.ts";
import { categoryForm } from "#seed/factories/cup.ts";
import { aTeam } from "#seed/factories/team.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import { createCategory } from "#server/championships/categories.server.ts";
import type { Organising } from "#server/championships/championships.server.ts";
import { decide } from "#server/championships/decisions/decisions.server.ts";
import { holdDraw } from "#server/championships/draws/draws.server.ts";
import { readDraw } from "#server/championships/draws/read-draw.server.ts";
import { addField, ownFields } from "#server/championships/matches/fields.server.ts";
import { moveMatch } from "#server/championships/matches/move.server.ts";
import { feedCategory } from "#server/championships/people/seasons.ts";
import { closeSheet } from "#server/championships/sheets/closing.server.ts";
import { appendEntries } from "#server/championships/sheets/entries.server.ts";
import { linksOf, makeLink } from "#server/championships/sheets/links.server.ts";
import { settle } from "#server/championships/tables-job.ts";
import { acceptTeam } from "#server/championships/teams/answer-teams.server.ts";
import { askToEnter } from "#server/championships/teams/ask-to-enter.server.ts";
import { inviteTeam } from "#server/championships/teams/enter-teams.server.ts";
import { createChampionship, eventOfChampionship } from "#server/events/championship-events.server.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { DEMO_CUPS, groupsOf, type DemoCup } from "./cups.ts";
import { linkAthlete } from "./linked-athletes.ts";
import { demoMember, idOf } from "./logins.ts";

const ZONE = "America/Sao_Paulo";
const PLAYERS = 14;

/**
 * Two leagues that are over, a cup in its knockout, one with a sheet open whose link the start prints, and one that
 * teams can still enter.
 */
export async function addChampionships(today: Temporal.PlainDate): Promise<void> {
  const actor = await demoMember("championship");
  const staff = await demoMember("staff");
  for (const cup of DEMO_CUPS) await addCup({ actor, tools: true }, staff, cup, today);
  await openRegistrations();
}

/** The cup of a club on the calendar: some teams are in, one waits for its answer, one was invited. */
async function openRegistrations(): Promise<void> {
  const organising = { actor: await demoMember("club"), tools: true };
  const championshipId = await idOf("championship", "Copa do Litoral Sub-17");
  const format = groupsOf(4, { places: 2, bestNext: 0 });
  const form = categoryForm({ format, settings: PRESETS.copinha, mostTeams: 16 });
  const { id: categoryId } = expectOk(await createCategory(organising, championshipId, form));
  const ask = async (login: DemoLoginKey, name: string, managerName: string) => {
    const shortName = proposeShortName(name);
    const asked = { championshipId, categoryId, name, shortName, managerName };
    return expectOk(await askToEnter({ actor: await demoMember(login), tools: true }, asked)).id;
  };
  expectOk(await acceptTeam(organising, await ask("two", "Associação Vale Verde", "Tobias Leme")));
  for (const name of ["Esporte Clube Litoral", "Escola da Bola Abaeté", "Vila Nova de Brotas"])
    await aTeam({ organising, categoryId }, { name, players: PLAYERS });
  await ask("none", "Amigos de Stella Maris", "Sara Quintela");
  const invited = { name: "Colégio da Ribeira", shortName: "COR", managerName: "Sílvia Arantes" };
  expectOk(
    await inviteTeam(organising, categoryId, { ...invited, managerEmail: "silvia.arantes@example.net" }),
  );
}

type Squads = Map<string, Awaited<ReturnType<typeof aTeam>>>;

async function addCup(organising: Organising, staff: Member, cup: DemoCup, today: Temporal.PlainDate) {
  const startDate = today.add({ days: cup.begins });
  const { id: championshipId } = expectOk(
    await createChampionship(organising, {
      name: cup.name,
      description: cup.description,
      location: cup.location,
      city: cup.city,
      state: "SC",
      startDate,
      endDate: startDate.add({ days: cup.lasts }),
    }),
  );
  const event = (await eventOfChampionship(championshipId))!;
  const review = (await reviewsAbout([event.id], 1))[0]!;
  expectOk(await readAndDecide(staff, review.id, { state: "approved", reason: "" }));
  const form = categoryForm({ bornFrom: today.year - (cup.under ?? 17), ...cup.category });
  const { id: categoryId } = expectOk(await createCategory(organising, championshipId, form));
  const squads: Squads = new Map();
  for (const name of cup.teams) {
    const team = await aTeam({ organising, categoryId }, { name, players: PLAYERS });
    squads.set(team.id, team);
    for (const link of cup.linked[name] ?? []) await linkAthlete(organising, team, link);
  }
  const { shown } = expectOk(await readDraw(organising, categoryId));
  expectOk(await holdDraw(organising, categoryId, { shown, witnesses: "Representantes das equipes" }));
  expectOk(
    await addField(organising, championshipId, { venue: cup.location, name: "Campo 1", address: null }),
  );
  const field = expectOk(await ownFields(organising, championshipId))[0]!.id;
  await settle(categoryId);
  await playCup({ organising, categoryId, squads, field, cup, startDate });
  if (cup.decided) await addDecisions(organising, categoryId, squads);
  await feedCategory(categoryId);
}

interface Playing {
  organising: Organising;
  categoryId: string;
  squads: Squads;
  field: string;
  cup: DemoCup;
  startDate: Temporal.PlainDate;
}

/** Closes as many sheets as the cup says, in the order of the plan; the rest gets a day. */
async function playCup({ organising, categoryId, squads, field, cup, startDate }: Playing): Promise<void> {
  let closed = 0;
  const played = new Map<string, number>();
  const turn = ({ id }: Team) => {
    played.set(id, (played.get(id) ?? -1) + 1);
    return played.get(id)!;
  };
  for (let at = 0; ; at++) {
    const match = (await matchesOf(categoryId))[at];
    if (!match) return;
    const plays = cup.closed === "all" || closed < cup.closed;
    const isLive = !plays && cup.live && closed === cup.closed;
    await schedule(
      { organising, field, cup, startDate },
      match,
      at,
      isLive ? "live" : plays ? "over" : "ahead",
    );
    if (!match.home || !match.away) continue;
    const home = squads.get(match.home)!;
    const away = squads.get(match.away)!;
    if (plays) {
      closed += 1;
      const last = closed === cup.closed;
      await play(organising, match.id, { home, away, cup, turns: [turn(home), turn(away)], last });
      await settle(categoryId);
    } else if (isLive) {
      closed += 1;
      if (cup.liveScorer) await linkAthlete(organising, home, cup.liveScorer);
      expectOk(await makeLink(organising, match.id, "referee"));
      await write(organising, match.id, begun(home, away));
    }
  }
}

/** Points that nobody passes or misses a place by, and somebody who misses the semi-final that is still to come. */
async function addDecisions(organising: Organising, categoryId: string, squads: Squads): Promise<void> {
  const weakest = [...squads.values()].at(-1)!;
  const semiFinal = (await matchesOf(categoryId)).findLast(({ home, away }) => home && away)!;
  for (const decision of [
    { kind: "points", teamId: weakest.id, points: -1, reason: "Não compareceu ao congresso técnico." },
    {
      kind: "ban",
      squadId: squads.get(semiFinal.home!)!.squad[11]!.id,
      matches: 2,
      reason: "Ofendeu a arbitragem depois do jogo.",
    },
  ] as const)
    expectOk(await decide(organising, categoryId, { ...decision, document: "Comissão disciplinar, ata 3" }));
  await settle(categoryId);
}

interface MatchRow {
  id: string;
  home: string | null;
  away: string | null;
  round: number;
}

async function matchesOf(categoryId: string): Promise<MatchRow[]> {
  const { rows } = await client().query<MatchRow>(
    `select id, home_team_id as home, away_team_id as away, round from championship_matches
     where category_id = $1 order by round, id`,
    [categoryId],
  );
  return rows;
}

/**
 * One round a week, one match after the other. The match that is live began twenty minutes ago, and what is still to be
 * played is tomorrow at the earliest: the demo may be filled at any hour.
 */
async function schedule(
  { organising, field, cup, startDate }: Pick<Playing, "organising" | "field" | "cup" | "startDate">,
  match: MatchRow,
  index: number,
  when: "over" | "live" | "ahead",
): Promise<void> {
  const here = now().toZonedDateTimeISO(ZONE);
  const begun = here.subtract({ minutes: 20 });
  const planned = startDate.add({ days: (match.round - 1) * cup.pace });
  const tomorrow = here.toPlainDate().add({ days: 1 });
  const late = when === "ahead" && Temporal.PlainDate.compare(planned, tomorrow) < 0;
  const at =
    when === "live"
      ? { date: begun.toPlainDate(), time: begun.toPlainTime().round("minute") }
      : {
          date: late ? tomorrow : planned,
          time: Temporal.PlainTime.from({ hour: 9 + 2 * (index % 4) }),
        };
  expectOk(await moveMatch(organising, match.id, { ...at, field, referee: "Lúcia Amaral", confirmed: true }));
}

type Team = Awaited<ReturnType<typeof aTeam>>;

interface Match {
  home: Team;
  away: Team;
  cup: DemoCup;
  /** How many each has played before. */
  turns: [number, number];
  /** The last one that is closed: who wins it misses somebody in the next. */
  last: boolean;
}

async function play(
  organising: Organising,
  matchId: string,
  { home, away, cup, turns, last }: Match,
): Promise<void> {
  const random = createRandom(`${home.name} ${away.name}`);
  // Whoever is listed first in the cup is stronger, and somebody has to win a tie.
  const margin = Math.sign(cup.teams.indexOf(away.name) - cup.teams.indexOf(home.name));
  const few = random.int(0, 1);
  const many = few + random.int(1, 2);
  const level = cup.category.format.kind === "league" && random.int(0, 3) === 0;
  const [homeGoals, awayGoals] = level ? [few, few] : margin > 0 ? [many, few] : [few, many];
  const scored = (side: "home" | "away", team: Team, goals: number): Timed[] =>
    Array.from({ length: goals }, () => {
      const minute = random.int(2, 58);
      const scorer = random.pick(team.squad.slice(6, 11)).id;
      return { minute, event: { kind: "goal", side, scorer, goalKind: "normal" } };
    });
  await write(organising, matchId, [
    ...lineUps(home, away),
    ...scored("home", home, homeGoals),
    ...scored("away", away, awayGoals),
    booked("home", home, turns[0]),
    booked("away", away, turns[1]),
    ...(last ? [sentOff(homeGoals > awayGoals ? ["home", home] : ["away", away])] : []),
  ]);
  expectOk(
    await closeSheet(organising, matchId, { name: "Lúcia Amaral", position: "árbitra", confirmed: true }),
  );
}

/** One after the other, so that nobody gets as many as would keep them out of a line-up. */
const booked = (side: "home" | "away", team: Team, turn: number): Timed => ({
  minute: 25,
  event: {
    kind: "card",
    side,
    person: { row: team.squad[1 + (turn % 4)]!.id },
    card: "yellow",
    reason: null,
  },
});

const sentOff = ([side, team]: ["home" | "away", Team]): Timed => ({
  minute: 55,
  event: { kind: "card", side, person: { row: team.squad[5]!.id }, card: "red", reason: "jogo brusco grave" },
});

interface Timed {
  minute: number;
  event: SheetEvent;
}

const lineUps = (home: Team, away: Team): Timed[] =>
  [["home", home] as const, ["away", away] as const].map(([side, team]) => ({
    minute: 0,
    event: {
      kind: "line_up",
      side,
      overrides: [],
      players: team.squad.map(({ id, number }, index) => ({
        row: id,
        number,
        starter: index < 11,
        goalkeeper: index === 0,
        captain: index === 5,
      })),
    },
  }));

/** Twenty minutes in: one goal, and the clock runs. */
const begun = (home: Team, away: Team): Timed[] => [
  ...lineUps(home, away),
  { minute: 0, event: { kind: "half_started", clock: String(now().subtract({ minutes: 20 })) } },
  { minute: 12, event: { kind: "goal", side: "home", scorer: home.squad[8]!.id, goalKind: "normal" } },
];

async function write(organising: Organising, matchId: string, events: readonly Timed[]): Promise<void> {
  const half = (minute: number) => (minute > 30 ? (2 as const) : (1 as const));
  const entries = events.map(({ minute, event }, seq) => ({
    id: crypto.randomUUID(),
    seq,
    device: "demo",
    at: now().toString(),
    half: half(minute),
    minute,
    added: null,
    ...event,
  }));
  const { refused } = expectOk(await appendEntries(organising, matchId, entries));
  if (refused.length > 0) throw new Error(`the demo's sheet was refused: ${JSON.stringify(refused)}`);
}

/** The referee's link to the match that is being played, for whoever starts the demo. */
export async function demoRefereeLink(): Promise<string | null> {
  const { rows } = await client().query<{ id: string }>(
    `select m.id from championship_matches m
     join championship_categories c on c.id = m.category_id
     join championships p on p.id = c.championship_id
     where p.name = $1 and m.state = 'open' limit 1`,
    [DEMO_CUPS.at(-1)!.name],
  );
  const match = rows[0];
  if (!match) return null;
  const links = await linksOf({ actor: await demoMember("championship"), tools: true }, match.id);
  return links.ok ? (links.value.find(({ role }) => role === "referee")?.url ?? null) : null;
}
