import { createHash, randomBytes, randomUUID } from "node:crypto";
import { PRESETS } from "#domain/championships/settings.ts";
import type { Sql } from "./sql.ts";

export interface SheetMatch {
  id: string;
  /** The referee's link. */
  page: string;
  teams: { home: string; away: string };
}

/** Everybody in the squads has it in their name: what may leave a phone must not hold it. */
export const SQUAD_NAME = "Sobrenome";

/** A match that kicks off in an hour, between two teams with the shirts 1 to 5 and a coach, and its referee's link. */
export async function aSheetMatch(sql: Sql): Promise<SheetMatch> {
  const insert = async (text: string, values: unknown[]) =>
    String((await sql.query(text, values))[0]?.["id"]);
  const championship = await insert("insert into championships (name) values ($1) returning id", [
    `Copa ${randomUUID().slice(0, 8)}`,
  ]);
  const category = await insert(
    `insert into championship_categories (championship_id, name, format, settings, most_teams)
     values ($1, 'Sub-17', '{"kind":"league","rounds":1}', $2, 4) returning id`,
    [championship, JSON.stringify(PRESETS.cbf)],
  );
  await sql.query("insert into championship_tables (category_id) values ($1)", [category]);
  const teams = { home: "Litoral", away: "Serra Azul" };
  const ids: string[] = [];
  for (const name of Object.values(teams)) {
    const team = await insert(
      `insert into championship_teams (category_id, name, short_name, state, manager_name, manager_email)
       values ($1, $2, $3, 'accepted', 'Paula Brandão', 'equipe@example.net') returning id`,
      [category, name, name.slice(0, 3).toUpperCase()],
    );
    await sql.query(
      `insert into championship_squad (team_id, category_id, name, number, birthdate, goalkeeper)
       select $1, $2, 'Atleta ${SQUAD_NAME} de ${name} ' || number, number, date '2010-03-01' + number, number = 1
       from generate_series(1, 5) number`,
      [team, category],
    );
    await sql.query(
      `insert into championship_squad (team_id, category_id, role, staff_role, name)
       values ($1, $2, 'staff', 'técnico', 'Técnico ${SQUAD_NAME}')`,
      [team, category],
    );
    ids.push(team);
  }
  const slot = (team: string | undefined) => JSON.stringify({ from: "team", team });
  const id = await insert(
    `insert into championship_matches (category_id, key, phase, round, home_slot, away_slot, home_team_id,
       away_team_id, kick_off)
     values ($1, '1:1', 'league', 1, $2, $3, $4, $5, now() + interval '1 hour') returning id`,
    [category, slot(ids[0]), slot(ids[1]), ids[0], ids[1]],
  );
  const token = randomBytes(18).toString("base64url");
  await sql.query(
    "insert into match_links (match_id, role, token_hash, token_sealed) values ($1, 'referee', $2, 'sealed')",
    [id, createHash("sha256").update(token).digest("hex")],
  );
  return { id, page: `/sumula/${token}`, teams };
}

/** What reached the database, by kind: "card": 1, "goal": 2, … */
export async function entriesOf(sql: Sql, { id }: SheetMatch): Promise<Record<string, number>> {
  const rows = await sql.query(
    "select entry->>'kind' as kind, count(*)::int as count from sheet_entries where match_id = $1 group by 1",
    [id],
  );
  return Object.fromEntries(rows.map(({ kind, count }) => [kind, count]));
}

/** As the organiser does at the desk, while a phone at the field knows nothing of it. */
export const closeElsewhere = (sql: Sql, { id }: SheetMatch): Promise<unknown> =>
  sql.query(
    `update championship_matches set state = 'closed', closed_at = now(),
       result = '{"homeGoals":1,"awayGoals":0,"kicks":null,"walkover":null,"cards":[]}' where id = $1`,
    [id],
  );
