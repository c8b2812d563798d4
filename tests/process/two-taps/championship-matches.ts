import { expect } from "vitest";
import type { Cup } from "./championships.ts";
import { audited, count, intentIs, press, type World, type By } from "./world.ts";

/** Sheets are written, closed, signed and corrected, at the desk and by link, and results are decided, once. */
export async function playChampionship(world: World, cup: Cup): Promise<void> {
  const { sql, one } = world;
  // Sheets open to links shortly before the match.
  await sql.query(`update championship_matches set kick_off = now() where category_id = '${cup.league}'`);
  const ids = await one(
    `select string_agg(id::text, ' ' order by id) from championship_matches where category_id = '${cup.league}'`,
  );
  const [atDesk, absent, byLink, absentByLink] = ids.split(" ").map((id) => `${cup.page}/partidas/${id}`);
  await fillAtDesk(world, cup.by, atDesk!);
  await declareWalkover(world, cup.by, `${absent}/sumula`);
  const referee = await makeLink(world, cup.by, byLink!, "referee");
  await writeSheet(world, world.visitor(), referee);
  await declareWalkover(world, world.visitor(), await makeLink(world, cup.by, absentByLink!, "referee"));
  await decide(world, cup);
}

async function fillAtDesk(world: World, by: By, match: string): Promise<void> {
  const { taps, visitor } = world;
  const unwanted = await makeLink(world, by, match, "referee");
  await taps.twice({
    by,
    on: match,
    form: isFor("referee"),
    press: press("revogar-link"),
    effect: audited("championship.match_link_revoked"),
  });
  expect((await visitor().get(unwanted)).body.toString()).toContain("Este link foi trocado");
  await writeSheet(world, by, `${match}/sumula`);
  const signing = await makeLink(world, by, match, "home");
  const signed = audited("championship.sheet_signed");
  const sign = (verdict: string, reason: string) =>
    taps.twice({
      by: visitor(),
      on: signing,
      form: intentIs("assinar"),
      press: ["verdict", verdict],
      fill: { name: "Rita Prado", reason },
      effect: signed,
    });
  await sign("contested", "Falta um gol do segundo tempo.");
  await taps.twice({
    by,
    on: match,
    form: intentIs("corrigir"),
    fill: {
      "what-0": "goal:normal",
      "person-0": "home:",
      "minute-0": "40",
      "half-0": "2",
      reason: "Faltava um gol.",
    },
    effect: audited("championship.sheet_corrected"),
  });
  await sign("accepted", "");
}

/** A goal is written, and the sheet is closed. */
async function writeSheet({ taps }: World, by: By, on: string): Promise<void> {
  await taps.twice({
    by,
    on: `${on}?tela=jogo`,
    form: (form) => intentIs("lance")(form) && "enters" in form.fields,
    fill: { person: "home:", minute: "12", half: "1" },
    effect: count("sheet_entries"),
  });
  await taps.twice({
    by,
    on: `${on}?tela=fechar`,
    form: intentIs("fechar"),
    fill: { name: "Rui Prado", confirmed: "sim" },
    effect: audited("championship.sheet_closed"),
  });
}

const declareWalkover = ({ taps }: World, by: By, on: string) =>
  taps.twice({
    by,
    on: `${on}?tela=fechar`,
    form: intentIs("wo"),
    fill: { name: "Rui Prado", loser: "away" },
    effect: audited("championship.sheet_closed"),
  });

async function makeLink({ taps }: World, by: By, on: string, role: string): Promise<string> {
  await taps.twice({
    by,
    on,
    form: isFor(role),
    press: press("criar-link"),
    effect: audited("championship.match_link_made"),
  });
  const page = (await by.get(on)).body.toString();
  const links = [...new Set(page.match(/\/sumula\/[\w-]{20,}/g))];
  expect(links.length, on).toBeGreaterThan(0);
  // In the order referee, home, away; the referee's is over once the sheet is closed.
  return links[0]!;
}

const isFor = (role: string) => (form: { fields: Record<string, string> }) => form.fields["role"] === role;

async function decide({ taps, one }: World, { by, page, league }: Cup): Promise<void> {
  const team = await one(
    `select id from championship_teams where category_id = '${league}' and state = 'accepted' order by id limit 1`,
  );
  await taps.twice({
    by,
    on: `${page}/resultados/decisao?categoria=${league}&tipo=pontos`,
    fill: { teamId: team, points: "-3", reason: "Escalou um atleta de outra categoria." },
    effect: audited("championship.decided"),
  });
  await taps.twice({
    by,
    on: `${page}/resultados?categoria=${league}`,
    form: intentIs("revogar"),
    fill: { reason: "O tribunal aceitou o recurso." },
    effect: audited("championship.decision_revoked"),
  });
  const withdrawal = `${page}/equipes/${team}/desistencia`;
  await taps.twice({
    by,
    on: withdrawal,
    press: press("desistir"),
    fill: { effect: "keep", reason: "A equipe ficou sem atletas." },
    effect: audited("championship.team_withdrawn"),
  });
  await taps.twice({
    by,
    on: withdrawal,
    press: press("desfazer"),
    effect: audited("championship.team_returned"),
  });
}
