import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { aMatch, aPhone } from "#server/championships/testing/a-match.ts";
import { closed, type Match } from "#server/championships/testing/sheet-steps.ts";
import { client } from "#server/platform/database/database.ts";

/** As many players as both line-ups hold. */
export const MOST_PLAYERS = 10;

interface Player {
  id: string;
  name: string;
  birthdate: Temporal.PlainDate;
}

/**
 * A championship on the public calendar, in the connected database: two teams, one match whose sheet is closed and one
 * to come. The players wear the first shirts of the teams, the first two the number 4 of either side, and their profiles
 * are linked. `more` is what else the sheet says, besides a goal of the first of them: two were sent off.
 */
export async function aPlayedCup(
  players: readonly Player[] = [],
  more: (match: Match) => SheetEntry[] = twoSentOff,
) {
  // Open to every age, or the sheet refuses the line-up of a team with an older player.
  const match = await aMatch({ category: { bornFrom: null } });
  const { cup, home, away } = match;
  // Drawn before anything is closed: the tables are calculated from the teams of the draw.
  await client().query(
    "update championship_teams set drawn_as = case id when $1 then 1 else 2 end where category_id = $2",
    [home.id, cup.categoryId],
  );
  await client().query("update championship_categories set drawn_at = now() where id = $1", [cup.categoryId]);
  const shirts = [4, 1, 2, 3, 5].flatMap((number) => [home.row(number), away.row(number)]);
  for (const [at, { id, name, birthdate }] of players.slice(0, MOST_PLAYERS).entries())
    await client().query(
      `update championship_squad set name = $2, birthdate = $3, athlete_id = $4, link_state = 'confirmed' where id = $1`,
      [shirts[at], name, birthdate.toString(), id],
    );
  await closed(match, more(match));
  const next = await aMatch({ cup, home, away });
  // Sealed with the secret of this process, which the product cannot open.
  await client().query("delete from match_links");
  await client().query(
    "update events set approval = 'approved', approved_at = now() where championship_id = $1",
    [cup.championshipId],
  );
  return { id: cup.championshipId, teamId: home.id, playedId: match.id, nextId: next.id };
}

function twoSentOff({ home, away }: Match): SheetEntry[] {
  const note = aPhone("phone-cards");
  const sentOff = (side: "home" | "away", row: string) =>
    note({ kind: "card", card: "red", side, person: { row }, reason: null }, { seq: 90 });
  return [sentOff("away", away.row(4)), sentOff("home", home.row(1))];
}
