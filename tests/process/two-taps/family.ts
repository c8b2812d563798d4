import { audited, count, intentIs, PASSWORD, press, type World } from "./world.ts";

type Browser = Awaited<ReturnType<World["member"]>>;

/** Nothing is counted: what the button opens is a page. */
const OPENS = { effect: "select 1", becomes: "1" };

/** What a guardian decides on an athlete's page, from the first consent to deleting the profile. */
export async function decideForChild(world: World, by: Browser, ward: string): Promise<void> {
  const { taps, sql } = world;
  const athleteId = ward.split("/").at(-1)!;
  await taps.twice({ by, on: ward, press: press("decidir"), ...OPENS });
  const granted = audited("consent.granted");
  await taps.twice({ by, on: ward, press: press("autorizar"), fill: { agreed: "on" }, effect: granted });
  for (const word of ["nascimento", "buscas", "redes", "contato"]) {
    const [first, then] = word === "contato" ? ["desligar", "ligar"] : ["ligar", "desligar"];
    for (const turn of [first, then])
      await taps.twice({
        by,
        on: ward,
        press: press(`${turn}-${word}`),
        effect: audited("athlete.privacy_changed"),
      });
  }
  await taps.twice({ by, on: ward, press: press("ligar-nome"), ...OPENS });
  const named = audited("athlete.competition_name_granted");
  const text = `${ward}/nome-em-campeonatos`;
  await taps.twice({ by, on: text, press: press("autorizar-nome"), fill: { agreed: "on" }, effect: named });
  const unnamed = audited("athlete.competition_name_revoked");
  await taps.twice({ by, on: ward, press: press("desligar-nome"), effect: unnamed });
  const invited = count("mails where template = 'second-guardian-invitation'");
  const contact = { guardianName: "Pai Lourenço", guardianEmail: "pai@example.net" };
  await taps.twice({ by, on: ward, form: intentIs("convidar"), fill: contact, effect: invited });
  await taps.twice({ by, on: ward, press: press("reenviar-convite"), effect: invited });
  const withdrawn = audited("guardian.invitation_withdrawn");
  await taps.twice({ by, on: ward, press: press("cancelar-convite"), effect: withdrawn });
  await taps.twice({ by, on: ward, press: press("baixar"), effect: audited("export.requested") });

  // As if staff had seen the profile before.
  await sql.query(`update athletes set first_published_at = now() where id = '${athleteId}'`);
  await taps.twice({ by, on: ward, press: press("publicar"), effect: audited("athlete.published") });
  await taps.twice({ by, on: ward, press: press("tirar-do-ar"), ...OPENS });
  const revoked = audited("consent.revoked");
  await taps.twice({ by, on: `${ward}/revogar`, press: press("nao-autorizar"), effect: revoked });

  // As if another guardian had revoked and left.
  await sql.query(
    `insert into consents (athlete_id, guardian_user_id, decision, text_version) values ('${athleteId}', uuidv7(), 'revoked', '2026-11')`,
  );
  const disputes = count("reviews where kind = 'guardian_dispute'");
  await taps.twice({ by, on: ward, press: press("pedir-equipe"), effect: disputes });
  const leaving = count("users where deletion_asked_by is not null");
  await taps.twice({ by, on: `${ward}/apagar`, fill: { password: PASSWORD }, effect: leaving });
  const stays = audited("user.deletion_canceled");
  await taps.twice({ by, on: ward, press: press("cancelar-exclusao"), effect: stays });

  const off = count("weekly_mails_off");
  await taps.twice({ by, on: "/responsavel/atletas", press: press("desligar-resumo"), effect: off });
  await taps.twice({
    by,
    on: "/responsavel/atletas",
    press: press("ligar-resumo"),
    effect: off,
    becomes: "0",
  });
}

/** What waits on the demo guardian's first page. */
export async function decideWhatWaits(world: World): Promise<void> {
  const { taps, member, one } = world;
  const by = await member("responsavel@demo.example");
  const on = "/responsavel";
  await taps.twice({
    by,
    on,
    form: intentIs("contato"),
    press: ["decision", "declined"],
    effect: audited("contact.declined"),
  });
  await taps.twice({
    by,
    on,
    form: intentIs("mudanca"),
    press: ["decision", "refuse"],
    effect: audited("athlete.change_refused"),
  });
  await taps.twice({
    by,
    on,
    form: intentIs("depoimento"),
    press: ["decision", "approve"],
    effect: audited("club.testimonial_agreed"),
  });
  await taps.twice({
    by,
    on: `/responsavel/atleta/${await one("select id from athletes where name = 'Kauã Ribeiro'")}`,
    press: press("retirar-depoimento"),
    effect: audited("club.testimonial_withdrawn"),
  });
  // The reader of forms keeps one value of a name: one of the items is approved.
  await taps.twice({ by, on, press: press("aprovar"), effect: audited("media.guardian_approved") });
  const accepted = await one(
    `select contact_requests.id from contact_requests join athletes on athletes.id = athlete_id
     where contact_requests.state = 'accepted' and athletes.name = 'Kauã Ribeiro' limit 1`,
  );
  const talk = `/contatos/${accepted}`;
  const said = count("contact_messages");
  await taps.twice({ by, on: talk, press: press("mensagem"), fill: { text: "Até sábado!" }, effect: said });
  const switched = audited("contact.child_switched");
  for (const act of ["desligar-leitura", "ligar-leitura", "ligar-escrita", "desligar-escrita"])
    await taps.twice({ by, on: talk, press: press(act), effect: switched });
  const closed = audited("contact.closed");
  await taps.twice({ by, on: talk, press: press("encerrar"), effect: closed });
  const blocked = audited("contact.club_blocked");
  await taps.twice({ by, on: talk, press: press("bloquear"), effect: blocked });
  const lifted = audited("contact.club_unblocked");
  await taps.twice({ by, on: "/responsavel/adultos", press: press("desbloquear"), effect: lifted });
  await taps.twice({ by, on: "/responsavel/adultos", press: press("bloquear"), effect: blocked });
}
