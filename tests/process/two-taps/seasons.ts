import { audited, press, type World } from "./world.ts";

/** A season is added, asked about, confirmed, refused, changed and deleted once. */
export async function declareSeasons({ taps, member, one }: World): Promise<void> {
  const athlete = await member("atleta.menor@demo.example");
  const club = await member("clube@demo.example");
  const numbers = { year: "2022", club: "Projeto Campo Aberto", games: "12" };
  const added = audited("athlete.season_added");
  await taps.twice({ by: athlete, on: "/athlete/numeros/nova", fill: numbers, effect: added });
  const id = await one("select id from athlete_seasons where year = 2022 order by updated_at desc limit 1");
  const page = `/athlete/numeros/${id}`;
  const clubId = await one("select id from clubs where name = 'Esporte Clube Litoral'");

  const changed = audited("athlete.season_changed");
  const asking = { by: athlete, on: page, effect: changed };
  await taps.twice({ ...asking, fill: { goals: "3", askedClubId: clubId } });
  const answering = { by: club, on: "/club/atletas", form: isAbout(id) };
  await taps.twice({
    ...answering,
    press: press("recusar"),
    fill: { reason: "O registro do clube tem menos jogos." },
    effect: audited("athlete.season_refused"),
  });
  await taps.twice({ ...asking, fill: { goals: "4", askedClubId: clubId } });
  await taps.twice({ ...answering, press: press("confirmar"), effect: audited("athlete.season_confirmed") });
  const deleted = audited("athlete.season_deleted");
  await taps.twice({ by: athlete, on: `${page}?excluir=1`, press: press("excluir"), effect: deleted });
}

const isAbout = (id: string) => (form: { fields: Record<string, string> }) => form.fields["season"] === id;
