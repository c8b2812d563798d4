import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { decide } from "#server/championships/decisions/decisions.server.ts";
import { withdrawTeam } from "#server/championships/decisions/withdrawals.server.ts";
import { renewLink } from "#server/championships/teams/answer-teams.server.ts";
import { squadOf } from "#server/championships/teams/read-squad.server.ts";
import { aMatch } from "#server/championships/testing/a-match.ts";
import { aDrawnCup, matchOf, play, TWO_GROUPS } from "#server/championships/testing/played.ts";
import { closed } from "#server/championships/testing/sheet-steps.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { teamCalendarFile } from "./team-calendar.server.ts";

beforeAll(() => configure());

type Match = Awaited<ReturnType<typeof aMatch>>;

async function approve({ cup }: { cup: { championshipId: string } }): Promise<string> {
  const { rows } = await client().query<{ id: string }>(
    "update events set approval = 'approved', approved_at = now() where championship_id = $1 returning id",
    [cup.championshipId],
  );
  return rows[0]!.id;
}

/** What the team reads by its own link. */
async function calendarOfTeam({ cup, home }: Match): Promise<string | null> {
  const { path } = expectOk(await renewLink(cup.organising, home.id));
  const door = { by: "link", browser: { address: "198.51.100.7" }, token: path.split("/")[2]! } as const;
  return expectOk(await squadOf(door)).calendar;
}

test("a cancelled championship takes what was not played off the calendars, and leaves what was", async () => {
  const played = await aMatch();
  const { cup, home, away } = played;
  await closed(played);
  const next = await aMatch({ cup, home, away });
  const event = await approve(played);
  expect(expectOk(await teamCalendarFile(event, home.id))).not.toContain("STATUS:CANCELLED");
  await client().query("update events set approval = 'cancelled' where id = $1", [event]);
  const file = expectOk(await teamCalendarFile(event, home.id));
  const entries = file.split("BEGIN:VEVENT").slice(1);
  const cancelled = entries.filter((entry) => entry.includes("STATUS:CANCELLED"));
  expect(entries).toHaveLength(2);
  expect(cancelled).toEqual([expect.stringContaining(`UID:${next.id}@`)]);
});

test("a match of a team that left is cancelled in the calendar of the other", async () => {
  const match = await aMatch();
  const event = await approve(match);
  expect(expectOk(await teamCalendarFile(event, match.home.id))).not.toContain("STATUS:CANCELLED");
  await client().query(
    "update championship_teams set state = 'withdrawn', withdrawn_at = now(), withdrawal_effect = 'keep', withdrawal_phase = 'league' where id = $1",
    [match.away.id],
  );
  expect(expectOk(await teamCalendarFile(event, match.home.id))).toContain("STATUS:CANCELLED");
});

test("a match that was awarded without being played is cancelled in the calendars, and newer than what they have", async () => {
  const match = await aMatch();
  const { organising, categoryId } = match.cup;
  const event = await approve(match);
  await client().query("update championship_categories set drawn_at = now() where id = $1", [categoryId]);
  const award = { walkover: "away", score: null } as const;
  const decision = { matchId: match.id, award, reason: "A equipe não viaja", document: null };
  expectOk(await decide(organising, categoryId, { kind: "awarded", ...decision }));
  for (const team of [match.home, match.away]) {
    const file = expectOk(await teamCalendarFile(event, team.id));
    expect(file).toContain("STATUS:CANCELLED");
    expect(Number(/SEQUENCE:(\d+)/.exec(file)![1])).toBeGreaterThan(0);
  }
});

test("a match beside a place that stays empty is cancelled in the calendar of who passes alone", async () => {
  const advance = { by: "general_table", teams: 8 } as const;
  const cup = await aDrawnCup(8, { format: { ...TWO_GROUPS, advance } });
  const last = cup.teams[7]!;
  expectOk(
    await withdrawTeam(cup.organising, last, { effect: "disregard", reason: "A escola fechou o time" }),
  );
  await play(cup, {
    except: ({ phase, homeTeamId, awayTeamId }) =>
      phase === "knockout" || [homeTeamId, awayTeamId].includes(last),
  });
  const alone = await matchOf(cup, "QF:1:1");
  const event = await approve({ cup });
  await client().query("update championship_matches set kick_off = now() + interval '9 days' where id = $1", [
    alone.id,
  ]);
  const file = expectOk(await teamCalendarFile(event, alone.homeTeamId!));
  expect(file).toContain("STATUS:CANCELLED");
});

test("a team reads where its calendar is once the championship is public and a match has a time", async () => {
  const match = await aMatch({ kickOff: null });
  expect(await calendarOfTeam(match)).toBeNull();
  const event = await approve(match);
  expect(await calendarOfTeam(match)).toBeNull();
  await client().query("update championship_matches set kick_off = now() + interval '2 days' where id = $1", [
    match.id,
  ]);
  expect(await calendarOfTeam(match)).toBe(`/campeonatos/${event}/equipes/${match.home.id}/jogos.ics`);
  await closed(match);
  expect(await calendarOfTeam(match)).toBeNull();
});
