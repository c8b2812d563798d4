import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { Purpose } from "#domain/messages/purposes.ts";
import type { ContactAnswer } from "#domain/messages/schema.ts";
import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { addMember } from "#server/clubs/membership.ts";
import * as identity from "#server/identity/identity.server.ts";
import { blockClub } from "#server/messages/blocks.server.ts";
import { answerContact, endContact, enterContact } from "#server/messages/contacts.server.ts";
import {
  noteOpened,
  readConversation,
  sendMessage,
  setChildSwitches,
} from "#server/messages/conversation.server.ts";
import { expireContacts } from "#server/messages/ending.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { demoGuardianOf } from "./guardians.ts";
import { demoMember } from "./logins.ts";

const MINOR = "Kauã Ribeiro";
const ADULT = "Natália Bragança";
const DEMO_CLUB = "Esporte Clube Litoral";
const UNVERIFIED = "Instituto Mandacaru Esporte";

interface Scout {
  userId: string;
  clubId: string;
}

/** Requests in each state: about one minor, to the adult demo athlete, and from the demo club. */
export async function addContacts(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const serraAzul = await addScout("Marta Siqueira", "waiting", clubIds.get("Clube Atlético Serra Azul")!);
  await contactMinor(clubIds, serraAzul);
  await contactFromDemoClub(clubIds.get(DEMO_CLUB)!);
  await ask(
    serraAzul,
    ADULT,
    "Olá, Natália! Estamos formando o elenco feminino para o estadual e gostamos dos seus números na temporada. Podemos conversar esta semana?",
  );
}

async function contactMinor(clubIds: ReadonlyMap<string, string>, serraAzul: Scout): Promise<void> {
  const unverified = clubIds.get(UNVERIFIED)!;
  const capibaribe = await addScout("Otávio Lemos", "accepted", clubIds.get("Capibaribe Futebol de Base")!);
  const mandacaru = await addScout("Cíntia Rolim", "withdrawn", unverified);
  const pampa = await addScout("Renan Prates", "masked", clubIds.get("Centro de Formação Pampa")!);

  const accepted = await ask(
    capibaribe,
    MINOR,
    "Vimos o Kauã na Copa dos Rios e gostamos da velocidade dele. Queremos convidar a família para conhecer o clube. Meu telefone é (81) 98765-4321.",
    "family_talk",
  );
  await answerAsGuardian(MINOR, accepted, {
    decision: "accepted",
    reply: "Pode ligar à noite: (71) 98888-7777.",
  });
  const guardian = await guardianOf(MINOR);
  const ofClub = actingAs(capibaribe.userId, "club", capibaribe.clubId);
  await say(ofClub, accepted, "Obrigado! Ligo hoje depois das 20h. Vocês conseguem vir no sábado, às 9h?");
  await say(guardian, accepted, "Conseguimos. Preciso levar algum documento do Kauã?");
  await say(
    ofClub,
    accepted,
    "Só o RG e o atestado médico da escola. O treino é aberto, e a família pode assistir.",
  );
  expectOk(await setChildSwitches(guardian, accepted, { reads: true, writes: false }));
  await backdate(accepted, 6);

  expectOk(await clubs.verify(SYSTEM, unverified));
  await ask(
    mandacaru,
    MINOR,
    "Acompanhamos o Kauã desde o Sub-13 e temos uma vaga no Sub-17. Podemos conversar?",
  );
  expectOk(await clubs.withdrawVerification(SYSTEM, unverified, "O CNPJ do clube foi baixado na Receita."));

  await ask(
    pampa,
    MINOR,
    "Temos interesse no Kauã. É mais rápido falar direto comigo, ig renan_scout10, ou 51 98765 e depois 4321.",
  );
  const waiting = await ask(
    serraAzul,
    MINOR,
    "Nossa equipe Sub-17 procura um centroavante com o perfil do Kauã. Temos alojamento e escola parceira, e a família pode visitar quando quiser.",
    "trial",
  );
  await backdate(waiting, 3);
}

async function contactFromDemoClub(clubId: string): Promise<void> {
  const ofClub = await demoMember("club");
  const scout = { userId: ofClub.userId, clubId };

  // A withdrawn verification ends what is under way: a waiting request is withdrawn, an accepted one closed.
  await ask(
    scout,
    "Isadora Lacerda",
    "Bom dia! Queremos conversar com a família da Isadora sobre uma vaga na zaga do Sub-17 feminino. O clube paga a viagem para conhecer o centro de treinamento.",
  );
  const closed = await ask(
    scout,
    "Mirela Antunes",
    "Olá! Vimos os vídeos da Mirela e queremos convidá-la para um período de treinos em Salvador, com o responsável junto e hospedagem por conta do clube.",
  );
  await answerAsGuardian("Mirela Antunes", closed, { decision: "accepted", readyAccepted: "visita" });
  expectOk(
    await clubs.withdrawVerification(
      SYSTEM,
      clubId,
      "O responsável pelo clube mudou. Envie o documento atualizado.",
    ),
  );
  expectOk(await clubs.verify(SYSTEM, clubId));

  const declined = await ask(
    scout,
    "Enzo Cavalcante",
    "Bom dia! Temos interesse no Enzo para a zaga do Sub-15 na próxima temporada. Oferecemos alojamento, acompanhamento escolar e passagens para visitar a família.",
  );
  await answerAsGuardian("Enzo Cavalcante", declined, { decision: "declined", readyDeclined: "escola" });

  const accepted = await ask(
    scout,
    "Maria Luíza Tavares",
    "Olá! Estamos montando a equipe feminina Sub-17 e a Malu tem o perfil que procuramos para o lado esquerdo. Podemos marcar uma conversa com a família para apresentar o projeto e a escola parceira?",
  );
  await answerAsGuardian("Maria Luíza Tavares", accepted, {
    decision: "accepted",
    reply: "Boa tarde! Pode ligar depois das 19h: (98) 98888-7777. Queremos entender como fica a escola.",
  });
  await say(ofClub, accepted, "A escola parceira fica a 300 metros do alojamento, e as aulas são de manhã.");
  await say(
    await guardianOf("Maria Luíza Tavares"),
    accepted,
    "Ótimo. A Malu termina o ano letivo em dezembro; podemos ir em janeiro.",
  );

  const toAdult = await ask(
    scout,
    ADULT,
    "Oi, Natália! O time feminino do Litoral começa a pré-temporada em janeiro e precisa de uma ponta que jogue pelos dois lados. Topa conversar?",
    "evaluation",
  );
  const reply = "Tenho interesse, sim! Podemos conversar por aqui mesmo ou marcar uma visita.";
  const adult = await demoMember("athlete");
  expectOk(await answerContact(adult, toAdult, { decision: "accepted", reply }));
  await say(ofClub, toAdult, "Que bom! A apresentação é dia 12 de janeiro. Você tem como vir a Santos?");
  await say(adult, toAdult, "Tenho, sim. Posso levar meu preparador?");

  const seen = await ask(
    scout,
    "Rayssa Albuquerque",
    "Boa tarde! Nossa goleira do Sub-17 sobe para o profissional, e gostamos da Rayssa saindo do gol. Podemos conversar com a família sobre um teste em fevereiro?",
    "evaluation",
  );
  await noteOpened(await guardianOf("Rayssa Albuquerque"), [seen], now());
  await backdate(seen, 9);

  const expired = await ask(
    scout,
    "Heitor Bezerra",
    "Olá! Queremos convidar o Heitor para um amistoso do Sub-17 contra o Serra Azul, com transporte de ida e volta pelo clube.",
    "match",
  );
  await backdate(expired, 31);
  await expireContacts.handle({}, undefined as never);

  const blocked = await ask(
    scout,
    "Emilly Rezende",
    "Oi! Temos uma vaga de lateral no Sub-17 e uma bolsa na escola parceira. A família topa conversar?",
    "scholarship",
  );
  const family = await guardianOf("Emilly Rezende");
  const { athleteId } = expectOk(await readConversation(family, blocked));
  expectOk(await blockClub(family, { athleteId, clubId }));

  const withdrawn = await ask(
    scout,
    "Joaquim Sampaio",
    "Bom dia! Gostaríamos de conhecer o Joaquim em uma peneira fechada no dia 5. A família pode vir junto.",
    "trial",
  );
  expectOk(await endContact(ofClub, withdrawn));

  const unread = await ask(
    scout,
    "Davi Nogueira",
    "Boa tarde! Sou da captação do Litoral. Acompanhamos o Davi nos últimos jogos e queremos convidá-lo para uma semana de avaliação no Sub-17. Hospedagem e alimentação são por conta do clube, e o responsável pode vir junto.",
    "evaluation",
  );
  await backdate(unread, 4);
}

/** It was asked some days ago, and its time to answer began then. */
async function backdate(contactId: string, days: number): Promise<void> {
  await client().query(
    `update contact_requests set created_at = created_at - make_interval(days => $2),
       expires_at = expires_at - make_interval(days => $2), active_at = active_at - make_interval(hours => $2)
     where id = $1`,
    [contactId, days],
  );
  await client().query(
    "update contact_writers set first_at = first_at - make_interval(days => $2) where contact_id = $1",
    [contactId, days],
  );
}

const say = async (actor: Member, contactId: string, text: string): Promise<unknown> =>
  expectOk(await sendMessage(actor, contactId, text));

async function addScout(name: string, mailbox: string, clubId: string): Promise<Scout> {
  const email = `${mailbox}.olheiro@demo.example`;
  const { id } = expectOk(await identity.create(SYSTEM, { name, email, emailVerified: true }));
  await addMember({ clubId, userId: id, role: "scout" });
  return { userId: id, clubId };
}

async function ask(
  { userId, clubId }: Scout,
  athleteName: string,
  message: string,
  purpose: Purpose = "family_talk",
): Promise<string> {
  const athlete = expectOk(await athletes.site(SYSTEM, subdomainFrom(athleteName)));
  const contact = { athleteId: athlete.id, clubId, scoutUserId: userId, purpose, message };
  return expectOk(await enterContact(SYSTEM, contact)).id;
}

async function answerAsGuardian(
  athleteName: string,
  contactId: string,
  answer: ContactAnswer,
): Promise<void> {
  expectOk(await answerContact(await guardianOf(athleteName), contactId, answer));
}

async function guardianOf(athleteName: string): Promise<Member> {
  const guardian = await identity.findByEmail(demoGuardianOf(athleteName).email);
  if (!guardian) throw new Error(`the guardian of ${athleteName} should have an account`);
  return actingAs(guardian.id, "guardian");
}
