import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { crestUrl } from "#drawing/addresses.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { report } from "#server/moderation/moderation.server.ts";
import { client } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { assignOwner } from "#server/profiles/assign-owner.ts";
import * as ownSponsor from "#server/sponsors/own-sponsor.server.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";
import { demoCnpj } from "./club-inputs.ts";
import { demoMember } from "./logins.ts";

/**
 * An open review of each kind, besides those that the athletes and the contacts bring. None of them changes
 * what the public pages show.
 */
export async function addReviews(
  today: Temporal.PlainDate,
  clubIds: ReadonlyMap<string, string>,
): Promise<void> {
  await signUpClub();
  await signUpSponsor();
  await changeSponsor();
  await changeBirthdate(today);
  await addReports(clubIds);
}

async function signUpClub(): Promise<void> {
  const name = "Associação Atlética Pé de Serra";
  const responsibleName = "Edvaldo Ramos";
  const contactEmail = "contato@aa-pe-de-serra.example";
  const userId = await addUser(responsibleName, contactEmail);
  expectOk(
    await clubs.create(SYSTEM, {
      name,
      cnpj: demoCnpj(201),
      cnpjHeld: false,
      crest: crestUrl(subdomainFrom(name), "PS"),
      city: "Garanhuns",
      state: "PE",
      address: "Rua do Campo, 40, Heliópolis, Garanhuns",
      phone: "+5587987654321",
      responsibleName,
      contactEmail,
      userId,
    }),
  );
  // Confirming the e-mail is what puts a club before staff.
  await identity.emailConfirmed.tell(userId);
}

/** As if its owner had signed up, but without a password, which would take time to hash. */
async function signUpSponsor(): Promise<void> {
  const responsibleName = "Ivete Nakamura";
  const userId = await addUser(responsibleName, "contato@padaria-boa-massa.example");
  const { id } = expectOk(
    await sponsors.create(SYSTEM, {
      name: "Padaria Boa Massa",
      cnpj: demoCnpj(202),
      phone: "+5511987654321",
      address: "Avenida das Amoreiras, 512, Campinas",
      responsibleName,
      status: "Pendente",
      userId,
    }),
  );
  await identity.addProfile(userId, "sponsor", id);
  await requestReview({ kind: "sponsor", subjectId: id, requestedBy: userId });
}

async function changeSponsor(): Promise<void> {
  const owner = await demoMember("sponsor");
  const page = {
    name: "Fonte Serrana Águas",
    description: "Leva água e hidratação às peneiras e a todos os jogos da base.",
    link: "https://fonteserrana.example.com/",
  };
  expectOk(await ownSponsor.update(owner, owner.profile!.profileId!, page));
}

/** A private profile, whose athlete makes himself two years older. */
async function changeBirthdate(today: Temporal.PlainDate): Promise<void> {
  const name = "Caio Fontoura";
  const { id } = expectOk(await athletes.site(SYSTEM, subdomainFrom(name)));
  const userId = await addUser(name, "caio.fontoura@example.com");
  expectOk(await assignOwner(SYSTEM, "athlete", id, userId));
  const date = today.subtract({ years: 16, months: 2 });
  expectOk(await athletes.changeBirthdate(actingAs(userId, "athlete", id), id, date));
}

async function addReports(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const athlete = await demoMember("athlete");
  const reports: (Parameters<typeof report>[2] & { by: Actor })[] = [
    {
      by: athlete,
      subjectType: "athlete",
      subjectId: await idOf("select id from athletes where name = 'Davi Nogueira'"),
      reason: "impersonation",
      details: "Joguei com o Davi em Recife e a foto da capa não é dele. Podem conferir com a família?",
    },
    {
      by: athlete,
      subjectType: "media",
      subjectId: await idOf(
        "select m.id from media m join athletes a on a.id = m.owner_id where a.name = 'Kauã Ribeiro' and m.kind = 'video' order by m.position limit 1",
      ),
      reason: "personal_data",
      details: "No começo do vídeo aparecem o nome da escola e a placa da rua.",
    },
    {
      by: VISITOR,
      subjectType: "club",
      subjectId: clubIds.get("Escola de Futebol Igarapé")!,
      reason: "fake_trial",
      details: "Pediram R$ 80 por Pix para garantir vaga numa avaliação que não está no calendário.",
    },
    {
      by: VISITOR,
      subjectType: "event",
      subjectId: await idOf("select id from events where title like 'Peneira Capibaribe%'"),
      reason: "other",
      details: "O Campo da Várzea está em obras. Confirmem o local antes que as famílias viajem.",
    },
    {
      by: VISITOR,
      subjectType: "testimonial",
      subjectId: await idOf("select id from club_testimonials where name = 'Sérgio Amaral'"),
      reason: "other",
      details: "O texto diz onde a menina estuda. Vale conferir com a família.",
    },
    {
      by: await demoMember("guardian"),
      subjectType: "message",
      subjectId: await idOf("select id from contact_requests where message like '%renan_scout10%'"),
      reason: "minor_at_risk",
      details: "Ele insiste em falar direto com o meu filho, por fora da plataforma.",
    },
    {
      by: VISITOR,
      subjectType: "scout",
      subjectId: await idOf("select id from club_members where ended_at is not null"),
      reason: "fake_trial",
      details: "Mostrou este cartão depois do treino e pediu dinheiro para uma avaliação.",
    },
  ];
  // Each from an address of its own, out of those for documentation: nobody's tries are used up.
  for (const [index, { by, ...input }] of reports.entries())
    expectOk(await report(by, `192.0.2.${index + 1}`, input));
}

const addUser = async (name: string, email: string): Promise<string> =>
  expectOk(await identity.create(SYSTEM, { name, email, emailVerified: true })).id;

async function idOf(query: string): Promise<string> {
  const { rows } = await client().query<{ id: string }>(query);
  if (rows.length !== 1) throw new Error(`the demo data should have one: ${query}`);
  return rows[0]!.id;
}
