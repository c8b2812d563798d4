import { audited, count, press, type World } from "./world.ts";

/** A club's profile, links and testimonials change once, and so does what the person quoted answers. */
export async function runClub({ taps, sql, member, one, visitor }: World): Promise<void> {
  const club = await member("clube@demo.example");
  const saved = audited("club.updated");
  const profile = { by: club, on: "/club/perfil?editar", press: press("salvar") };
  await taps.twice({ ...profile, fill: { address: "Rua Nova, 7" }, effect: saved });
  const row = { by: club, on: "/club/perfil?editar", effect: saved, status: 200 } as const;
  const unchanged = await one(saved);
  await taps.twice({ ...row, press: ["rows", "achievements:add"], becomes: unchanged });
  await taps.twice({ ...row, press: ["rows", "achievements:remove:0"], becomes: unchanged });

  const athlete = await one(
    `select subdomain from athletes a where visibility = 'public'
     and not exists (select from club_athletes l where l.athlete_id = a.id) order by id limit 1`,
  );
  const links = { by: club, on: "/club/atletas" };
  await taps.twice({
    ...links,
    press: press("pedir-vinculo"),
    fill: { athleteText: `/a/${athlete}` },
    effect: audited("club.link_requested"),
  });
  await taps.twice({ ...links, press: press("encerrar-vinculo"), effect: audited("club.link_ended") });

  const said = { by: club, on: "/club/depoimentos" };
  const message = "Aqui o boletim conta tanto quanto o jogo.";
  const person = { name: "Rute Lima", type: "parent", email: "rute@example.net", athlete: "", message };
  await taps.twice({
    ...said,
    press: press("pedir-depoimento"),
    fill: person,
    effect: audited("club.testimonial_asked"),
  });
  const mails = count("mails where template = 'testimonial-asked'");
  await taps.twice({ ...said, press: press("reenviar-depoimento"), effect: mails });
  const link = await one(
    `select substring(text from '/depoimento/[A-Za-z0-9_-]+') from mails where "to" = 'rute@example.net' order by id desc limit 1`,
  );
  const quoted = { by: visitor(), on: link };
  await taps.twice({ ...quoted, press: press("concordar"), effect: audited("club.testimonial_agreed") });
  await taps.twice({ ...quoted, press: press("retirar"), effect: audited("club.testimonial_withdrawn") });
  await taps.twice({
    ...said,
    press: press("apagar-depoimento"),
    effect: audited("club.testimonial_removed"),
  });
  await taps.twice({
    ...said,
    press: press("pedir-depoimento"),
    fill: person,
    effect: audited("club.testimonial_asked"),
  });
  const again = await one(
    `select substring(text from '/depoimento/[A-Za-z0-9_-]+') from mails where "to" = 'rute@example.net' order by id desc limit 1`,
  );
  await taps.twice({
    by: visitor(),
    on: again,
    press: press("recusar"),
    effect: audited("club.testimonial_refused"),
  });

  const kaua = await one("select id from athletes where name = 'Kauã Ribeiro'");
  await taps.twice({
    by: await member("responsavel@demo.example"),
    on: `/responsavel/atleta/${kaua}`,
    press: press("encerrar-vinculo"),
    effect: audited("club.link_ended"),
  });

  const verified = (is: boolean) =>
    sql.query(`update clubs set verified = ${is} where name = 'Esporte Clube Litoral'`);
  await verified(false);
  await taps.twice({
    by: club,
    on: "/club/dashboard",
    press: press("pedir-verificacao"),
    effect: audited("club.verification_asked"),
  });
  await verified(true);
}
