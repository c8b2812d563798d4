import type { PageForm } from "../../helpers/page-forms.ts";
import { audited, press, type World } from "./world.ts";

/** A result is entered, contested, accepted, confirmed, changed, checked and removed once, and points adjusted once. */
export async function playMatches({ taps, sql, member, one }: World): Promise<void> {
  const litoral = await member("clube@demo.example");
  const list = { by: litoral, on: "/club/jogos" };
  await taps.twice({ ...list, press: press("aceitar"), effect: audited("club.match_confirmed") });
  const asked = await one(`select m.id from club_matches m join clubs c on c.id = m.opponent_id
    where m.state = 'asked' and c.name = 'Esporte Clube Litoral'`);
  const about = { ...list, form: isAbout(asked) };
  await taps.twice({
    ...about,
    press: press("contestar"),
    fill: { goalsFor: "3", goalsAgainst: "2" },
    effect: audited("club.match_contested"),
  });
  await sql.query("update club_matches set state = 'asked' where id = $1", [asked]);
  await taps.twice({ ...list, press: press("confirmar"), effect: audited("club.match_confirmed") });
  const own = await one("select id from club_matches where state = 'declared' limit 1");
  const page = { by: litoral, on: `/club/jogos/${own}` };
  await taps.twice({ ...page, fill: { goalsFor: "5" }, effect: audited("club.match_changed") });
  await taps.twice({
    ...page,
    press: press("conferir"),
    fill: { evidence: "Súmula no site da liga" },
    effect: audited("club.match_check_asked"),
  });
  await taps.twice({
    by: litoral,
    on: `/club/jogos/${own}?excluir=1`,
    press: press("excluir"),
    effect: audited("club.match_removed"),
  });
  const day = await one("select (current_date - 40)::text");
  const played = { goalsFor: "1", goalsAgainst: "1", matchDate: day, category: "13" };
  await taps.twice({
    by: litoral,
    on: "/club/jogos/novo",
    fill: { ...played, opponent: "Associação Vale Verde" },
    effect: audited("club.match_entered"),
  });
  const team = await member("equipe@demo.example");
  const ranking = { by: team, on: "/admin/ranking" };
  await taps.twice({
    ...ranking,
    fill: { club: "Esporte Clube Litoral", points: "-1", reason: "Atraso na súmula" },
    form: ({ fields }: PageForm) => "points" in fields,
    effect: audited("club.points_adjusted"),
  });
  await taps.twice({
    ...ranking,
    press: press("desfazer"),
    fill: { confirmado: "sim" },
    effect: audited("club.adjustment_removed"),
  });
}

const isAbout = (id: string) => (form: PageForm) => form.fields["match"] === id && "goalsFor" in form.fields;
