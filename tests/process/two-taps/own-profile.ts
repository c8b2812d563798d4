import { audited, intentIs, press, type World } from "./world.ts";

/** An athlete's address, switches and link with a club change once, and so do the answers of club and guardian. */
export async function changeOwnProfile({ taps, member, one }: World): Promise<void> {
  const athlete = await member("atleta@demo.example");
  const on = "/athlete/dashboard";
  const moved = audited("athlete.address_changed");
  const address = { subdomain: "natalia-dez" };
  await taps.twice({ by: athlete, on, press: press("endereco"), fill: address, effect: moved });
  const switched = audited("athlete.privacy_changed");
  await taps.twice({ by: athlete, on, press: press("contato-desligar"), effect: switched });
  await taps.twice({ by: athlete, on, press: press("contato-ligar"), effect: switched });

  const unnamed = audited("athlete.competition_name_revoked");
  await taps.twice({ by: athlete, on, press: press("nome-desligar"), effect: unnamed });
  await taps.twice({ by: athlete, on, press: press("nome-ligar"), effect: "select 1", becomes: "1" });
  await taps.twice({
    by: athlete,
    on: "/athlete/nome-em-campeonatos",
    press: press("autorizar-nome"),
    fill: { agreed: "on" },
    effect: audited("athlete.competition_name_granted"),
  });

  const club = await member("clube@demo.example");
  const confirmed = audited("club.link_confirmed");
  const refused = audited("club.link_refused");
  const answering = { by: club, on: "/club/atletas" };
  await taps.twice({ ...answering, press: press("confirmar-vinculo"), effect: confirmed });
  const clubId = await one("select id from clubs where name = 'Esporte Clube Litoral'");
  await taps.twice({
    by: athlete,
    on,
    form: ({ fields }) => fields["clube"] === clubId,
    press: press("sem-vinculo"),
    effect: audited("club.link_ended"),
  });
  const asked = audited("club.link_requested");
  const named = { clubName: "Esporte Clube Litoral" };
  await taps.twice({ by: athlete, on, form: intentIs("vinculo"), fill: named, effect: asked });
  await taps.twice({ ...answering, press: press("recusar-vinculo"), effect: refused });

  await taps.twice({
    by: await member("responsavel@demo.example"),
    on: "/responsavel",
    form: intentIs("vinculo"),
    press: ["decision", "refuse"],
    effect: refused,
  });
}
