import { audited, count, intentIs, PASSWORD, PICTURE, press, type World } from "./world.ts";

/** A club's people are invited, answer, change and go once, and their cards are made once. */
export async function manageClubPeople(world: World): Promise<void> {
  const { taps, visitor, member, one, sql } = world;
  const by = await member("clube@demo.example");
  const on = "/club/pessoas";
  const [email, other] = ["nova.olheira@example.net", "engano@example.net"];
  const invited = audited("club.member_invited");
  const invite = { by, on, form: intentIs("convidar") };
  await taps.twice({ ...invite, fill: { email, role: "scout" }, effect: invited });
  await taps.twice({ ...invite, fill: { email: other, role: "scout" }, effect: invited });
  const mailedTo = async (address: string) => {
    const text = await one(
      `select text from mails where "to" = '${address}' and template = 'club-invitation' order by created_at desc, id desc limit 1`,
    );
    return /\/convite-clube\/\S+/.exec(text)![0];
  };
  const about = async (address: string) => {
    const id = await one(`select id from club_invitations where email = '${address}'`);
    return ({ fields }: { fields: Record<string, string> }) => fields["convite"] === id;
  };
  const resent = { by, on, press: press("reenviar"), form: await about(email) };
  await taps.twice({ ...resent, effect: audited("club.invitation_resent") });

  await taps.twice({
    by: visitor(),
    on: await mailedTo(other),
    press: press("recusar"),
    effect: audited("club.invitation_declined"),
  });
  await taps.twice({ ...invite, fill: { email: other, role: "scout" }, effect: invited });
  const canceled = { by, on, press: press("cancelar"), form: await about(other) };
  await taps.twice({ ...canceled, effect: audited("club.invitation_canceled") });

  const someone = await member("sem.perfil@demo.example");
  const sessions = `select - count(*) from sessions s join users u on u.id = s.user_id where u.email = 'sem.perfil@demo.example'`;
  await taps.twice({ by: someone, on: await mailedTo(email), press: press("sair"), effect: sessions });
  const person = { name: "Nova Olheira", birthdate: "1985-02-03", cpf: "111.444.777-35" };
  const joined = audited("club.member_joined");
  await taps.twice({
    by: visitor(),
    on: await mailedTo(email),
    form: intentIs("conta"),
    fill: { ...person, password: PASSWORD, terms: "on" },
    effect: joined,
  });
  const known = { email: "sem.perfil@demo.example", role: "scout" };
  await taps.twice({ ...invite, fill: known, effect: invited });
  await taps.twice({
    by: await member("sem.perfil@demo.example"),
    on: await mailedTo(known.email),
    form: intentIs("entrar"),
    fill: { name: "Sara Quintela", birthdate: "1985-02-03", cpf: "390.533.447-05" },
    effect: joined,
  });
  await changeRoles(world);
  await makeCard(world);
  await sql.query("delete from club_invitations where accepted_at is null");
}

async function changeRoles({ taps, member, one }: World): Promise<void> {
  const by = await member("clube@demo.example");
  const on = "/club/pessoas";
  const memberId = (email: string) =>
    one(
      `select m.id from club_members m join users u on u.id = m.user_id where u.email = '${email}' and m.ended_at is null`,
    );
  const sara = await memberId("sem.perfil@demo.example");
  const nova = await memberId("nova.olheira@example.net");
  const about =
    (id: string) =>
    ({ fields }: { fields: Record<string, string> }) =>
      fields["pessoa"] === id;
  const changed = audited("club.role_changed");
  await taps.twice({ by, on, press: press("papel"), form: about(sara), effect: changed });
  await taps.twice({ by, on, press: press("papel"), form: about(sara), effect: changed });
  const removed = audited("club.member_removed");
  await taps.twice({ by, on, press: press("remover"), form: about(nova), effect: removed });
  const passed = audited("club.ownership_passed");
  await taps.twice({ by, on, press: press("passar"), form: about(sara), effect: passed });
  const back = await member("sem.perfil@demo.example");
  const renato = await memberId("clube@demo.example");
  await taps.twice({ by: back, on, press: press("passar"), form: about(renato), effect: passed });
  await taps.twice({ by: back, on, press: press("sair"), effect: audited("club.member_left") });
}

/** The club of two profiles has no card yet: its owner proves to be an adult, and sends and removes a photo. */
async function makeCard({ taps, member }: World): Promise<void> {
  const by = await member("dois.perfis@demo.example");
  const on = "/club/cartao";
  await taps.twice({
    by,
    on,
    form: ({ fields }) => "cpf" in fields,
    fill: { name: "Tobias Leme", birthdate: "1979-02-03", cpf: "153.509.460-56" },
    effect: audited("scout.identified"),
  });
  await taps.twice({
    by,
    on,
    form: ({ action }) => action === "/envios/formulario",
    picture: { field: "files", bytes: PICTURE },
    effect: count("media_uploads"),
    status: 303,
  });
  const scout = await member("olheiro@demo.example");
  const shown = count("club_members where photo_id is null");
  await taps.twice({ by: scout, on, press: press("remover-foto"), effect: shown });
}

/** Staff bar the person behind a reported card once, and lift it once. */
export async function barScout({ taps, member, one }: World): Promise<void> {
  const review = await one(
    `select id from reviews where kind = 'report' and subject_id in (select subject_id from reports where subject_type = 'scout')`,
  );
  const by = await member("equipe@demo.example");
  const on = `/admin/revisoes/${review}`;
  const fill = { bar: "Pediu dinheiro a uma família." };
  await taps.twice({ by, on, press: press("impedir"), fill, effect: audited("scout.barred") });
  await taps.twice({ by, on, press: press("desimpedir"), effect: audited("scout.bar_lifted") });
}
