import { SYSTEM } from "#domain/identity/actor.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { answerContact, enterContact } from "#server/messages/contacts.server.ts";
import { update } from "#server/sponsors/own-sponsor.server.ts";
import { client } from "#server/platform/database/database.ts";
import { expectOk } from "#seed/factories/expect-ok.ts";
import { DEMO_GUARDIAN } from "./guardians.ts";

const ATHLETE = "kaua-ribeiro";
const SCOUTS = {
  waiting: { name: "Marta Siqueira", club: "Clube Atlético Serra Azul" },
  accepted: { name: "Otávio Lemos", club: "Capibaribe Futebol de Base" },
  masked: { name: "Renan Prates", club: "Centro de Formação Pampa" },
  withdrawn: { name: "Cíntia Rolim", club: "Instituto Mandacaru Esporte" },
} as const;

const MESSAGES: Record<keyof typeof SCOUTS, string> = {
  accepted:
    "Vimos o Kauã na Copa dos Rios e gostamos da velocidade dele. Queremos convidar a família para conhecer o clube. Meu telefone é (81) 98765-4321.",
  withdrawn: "Acompanhamos o Kauã desde o Sub-13 e temos uma vaga no Sub-17. Podemos conversar?",
  masked:
    "Temos interesse no Kauã. É mais rápido falar direto comigo, ig renan_scout10, ou 51 98765 e depois 4321.",
  waiting:
    "Nossa equipe Sub-17 procura um centroavante com o perfil do Kauã. Temos alojamento e escola parceira, e a família pode visitar quando quiser.",
};

/** A contact in each of its states for one minor, and a sponsor's change that waits for staff. */
export async function addContacts(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const athlete = expectOk(await athletes.site(SYSTEM, ATHLETE));
  const guardian = await identity.findByEmail(DEMO_GUARDIAN.email);
  if (!guardian) throw new Error("the demo guardian should have an account");
  const unverified = clubIds.get(SCOUTS.withdrawn.club)!;
  expectOk(await clubs.verify(SYSTEM, unverified));
  const ids = new Map<string, string>();
  for (const key of ["accepted", "withdrawn", "masked", "waiting"] as const) {
    const { name, club } = SCOUTS[key];
    const scout = expectOk(
      await identity.create(SYSTEM, { name, email: `${key}.olheiro@demo.example`, emailVerified: true }),
    );
    const clubId = clubIds.get(club)!;
    await identity.addProfile(scout.id, "club", clubId);
    const contact = { athleteId: athlete.id, clubId, scoutUserId: scout.id, message: MESSAGES[key] };
    ids.set(key, expectOk(await enterContact(SYSTEM, contact)).id);
  }
  const actor = actingAs(guardian.id, "guardian");
  const reply = "Pode ligar à noite: (71) 98888-7777.";
  expectOk(await answerContact(actor, ids.get("accepted")!, { decision: "accepted", reply }));
  expectOk(await clubs.withdrawVerification(SYSTEM, unverified, "O CNPJ do clube foi baixado na Receita."));
  await changeSponsor();
}

async function changeSponsor(): Promise<void> {
  const { rows } = await client().query<{ id: string; userId: string }>(
    `select id, user_id as "userId" from sponsors where name = 'Fonte Serrana' and user_id is not null`,
  );
  const sponsor = rows[0];
  if (!sponsor) throw new Error("the demo sponsor should have an owner");
  const owner = { kind: "member" as const, userId: sponsor.userId, role: "user" as const, profile: null };
  const page = {
    name: "Fonte Serrana Águas",
    description: "Leva água e hidratação às peneiras e a todos os jogos da base.",
    link: "https://fonteserrana.example.com/",
  };
  expectOk(await update(owner, sponsor.id, page));
}
