import { audited, count, PICTURE, press, type World } from "./world.ts";

/** A club's profile, links and testimonials change once, and so does what the person quoted answers. */
export async function runClub(world: World): Promise<void> {
  const { taps, sql, member, one, visitor } = world;
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
  await runMedia(world, kaua);
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

/** What a club says of its media and what a family answers count once. */
async function runMedia({ taps, sql, member, one }: World, athleteId: string): Promise<void> {
  const club = await member("clube@demo.example");
  const guardian = await member("responsavel@demo.example");
  const itemIn = (state: string) =>
    one(
      `select m.id from media m join clubs c on c.id = m.owner_id and c.name = 'Esporte Clube Litoral'
       where m.state = '${state}' and m.kind in ('photo', 'video') and m.deleted_at is null order by m.id desc limit 1`,
    );
  const list = { by: club, on: "/club/midia" };
  await taps.twice({
    ...list,
    press: press("titulo"),
    fill: { title: "Antes do jogo" },
    effect: audited("media.renamed"),
  });
  await sql.query(
    `insert into media_uploads (user_id, owner_type, owner_id, kind, bytes, state, problem)
     select user_id, 'club', id, 'photo', 10, 'refused', 'damaged' from clubs where name = 'Esporte Clube Litoral'`,
  );
  const refused = "media_uploads where state = 'refused'";
  await taps.twice({ ...list, press: press("tirar"), effect: `select - count(*) from ${refused}` });
  await taps.twice({
    ...list,
    form: ({ action }) => action === "/envios/formulario",
    picture: { field: "files", bytes: PICTURE },
    effect: count("media_uploads"),
    status: 303,
  });

  const begun = `/club/midia/${await itemIn("declaration")}`;
  await taps.twice({
    by: club,
    on: begun,
    press: press("declarar"),
    fill: { minors: "named", athletes: athleteId },
    effect: audited("media.declared"),
  });
  const page = `/responsavel/midia/${athleteId}`;
  await taps.twice({
    by: guardian,
    on: page,
    press: press("clube-sim"),
    effect: audited("media.depicted_agreed"),
  });
  const withdrawn = audited("media.depicted_refused");
  await taps.twice({ by: guardian, on: page, press: press("clube-nao"), effect: withdrawn });
  await taps.twice({ by: guardian, on: page, press: press("clube-retirar"), effect: withdrawn });
  await taps.twice({
    by: club,
    on: `/club/midia/${await itemIn("refused")}`,
    press: press("apagar"),
    effect: audited("media.deleted"),
  });
}
