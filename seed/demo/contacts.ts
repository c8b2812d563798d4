import { SYSTEM } from "#domain/identity/actor.ts";
import type { ContactAnswer } from "#domain/messages/schema.ts";
import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { answerContact, enterContact } from "#server/messages/contacts.server.ts";
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
  );
  await answerAsGuardian(MINOR, accepted, {
    decision: "accepted",
    reply: "Pode ligar à noite: (71) 98888-7777.",
  });

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
  await ask(
    serraAzul,
    MINOR,
    "Nossa equipe Sub-17 procura um centroavante com o perfil do Kauã. Temos alojamento e escola parceira, e a família pode visitar quando quiser.",
  );
}

async function contactFromDemoClub(clubId: string): Promise<void> {
  const scout = { userId: (await demoMember("club")).userId, clubId };

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

  const toAdult = await ask(
    scout,
    ADULT,
    "Oi, Natália! O time feminino do Litoral começa a pré-temporada em janeiro e precisa de uma ponta que jogue pelos dois lados. Topa conversar?",
  );
  const reply = "Tenho interesse, sim! Podemos conversar por aqui mesmo ou marcar uma visita.";
  expectOk(await answerContact(await demoMember("athlete"), toAdult, { decision: "accepted", reply }));

  await ask(
    scout,
    "Davi Nogueira",
    "Boa tarde! Sou da captação do Litoral. Acompanhamos o Davi nos últimos jogos e queremos convidá-lo para uma semana de avaliação no Sub-17. Hospedagem e alimentação são por conta do clube, e o responsável pode vir junto.",
  );
}

async function addScout(name: string, mailbox: string, clubId: string): Promise<Scout> {
  const email = `${mailbox}.olheiro@demo.example`;
  const { id } = expectOk(await identity.create(SYSTEM, { name, email, emailVerified: true }));
  await identity.addProfile(id, "club", clubId);
  return { userId: id, clubId };
}

async function ask({ userId, clubId }: Scout, athleteName: string, message: string): Promise<string> {
  const athlete = expectOk(await athletes.site(SYSTEM, subdomainFrom(athleteName)));
  const contact = { athleteId: athlete.id, clubId, scoutUserId: userId, message };
  return expectOk(await enterContact(SYSTEM, contact)).id;
}

async function answerAsGuardian(
  athleteName: string,
  contactId: string,
  answer: ContactAnswer,
): Promise<void> {
  const guardian = await identity.findByEmail(demoGuardianOf(athleteName).email);
  if (!guardian) throw new Error(`the guardian of ${athleteName} should have an account`);
  expectOk(await answerContact(actingAs(guardian.id, "guardian"), contactId, answer));
}
