import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { expectOk } from "#domain/result.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { refuseRequest } from "#server/events/staff.server.ts";
import { submit, type NewInquiry } from "#server/inquiries/inquiries.server.ts";
import { list, setState } from "#server/inquiries/staff.server.ts";
import { client } from "#server/platform/database/database.ts";
import { demoMember } from "./logins.ts";

const HANDLED = new Set(["Talita Moura", "Wagner Pestana"]);
const REFUSED = "Copa Relâmpago de Futebol";

/** What visitors wrote to the team: one of each form is new, and some are dealt with. */
export async function addInquiries(today: Temporal.PlainDate): Promise<void> {
  const athlete = expectOk(await athletes.site(SYSTEM, subdomainFrom("Maria Luíza Tavares")));
  // An address for documentation, and a form that was open for long: nobody's tries are used up.
  for (const inquiry of inquiriesOf(today, athlete.id))
    expectOk(await submit({ address: "192.0.2.10" }, inquiry, { trap: "", openedAt: 0 }));
  const staff = await demoMember("staff");
  await ageDataRequests();
  const { rows } = await list(staff, readListQuery(INQUIRY_LIST, new URLSearchParams()));
  for (const { id, name } of rows) {
    if (HANDLED.has(name)) expectOk(await setState(staff, id, "handled"));
    if (name === REFUSED)
      expectOk(await refuseRequest(staff, id, "Falta o nome do clube ou da escola que organiza o evento."));
  }
}

/** One is over its deadline, one near it, and one has all of its time. */
async function ageDataRequests(): Promise<void> {
  const days = { "Renato Figueira": 17, "Cláudia Sampaio": 13 };
  for (const [name, age] of Object.entries(days))
    await client().query(
      `update inquiries set created_at = created_at - make_interval(days => $2), due_on = due_on - $2::int
       where kind = 'data_request' and name = $1`,
      [name, age],
    );
}

const inquiriesOf = (today: Temporal.PlainDate, athleteId: string): NewInquiry[] => [
  {
    kind: "interest",
    name: "Talita Moura",
    email: "talita.moura@example.com",
    details: { age: 19, position: "Atacante", guardian: false },
  },
  {
    kind: "interest",
    name: "João Pedro Alencar",
    email: "simone.alencar@example.com",
    details: { age: 14, position: "Meio-Campista", guardian: true },
  },
  {
    kind: "contact",
    name: "Wagner Pestana",
    email: "wagner.pestana@example.com",
    subject: "Planos e pagamento",
    message: "Bom dia! O plano do clube vale para os dois observadores ou cada um precisa assinar o seu?",
  },
  {
    kind: "contact",
    name: "Dulce Meneses",
    email: "dulce.meneses@example.com",
    subject: "Sou responsável por um atleta",
    message:
      "Recebi o convite para autorizar o perfil do meu neto, mas a guarda é da minha filha. Quem deve assinar?",
  },
  {
    kind: "club_request",
    name: "Grêmio Esportivo Ponta da Praia",
    email: "secretaria@ponta-da-praia.example",
    phone: "+5513987654321",
  },
  {
    kind: "new_event",
    name: REFUSED,
    email: "eventos@copa-relampago.example",
    message: "Torneio de um dia, com prêmio para o artilheiro.",
    details: { location: "Campo Society, Goiânia, GO", date: today.add({ days: 12 }).toString() },
  },
  {
    kind: "new_event",
    name: "Copa Interbairros Sub-15 de Sobral",
    email: "liga@interbairros-sobral.example",
    message:
      "Doze equipes dos bairros de Sobral, em dois fins de semana. A liga leva arbitragem, ambulância e água para todos os jogos.",
    details: { location: "Estádio Municipal, Sobral, CE", date: today.add({ days: 40 }).toString() },
  },
  {
    kind: "data_request",
    name: "Renato Figueira",
    email: "renato.figueira@example.com",
    subject: "Apagar meus dados pessoais (LGPD)",
    message: "Meu filho desistiu do futebol. Apaguem o pré-cadastro que fiz em maio, por favor.",
    details: { right: "erasure" },
  },
  {
    kind: "data_request",
    name: "Cláudia Sampaio",
    email: "claudia.sampaio@example.com",
    subject: "Ver meus dados pessoais (LGPD)",
    message: "Quero saber que dados meus e da minha sobrinha vocês guardam e de onde vieram.",
    details: { right: "access" },
  },
  {
    kind: "data_request",
    name: "Iara Benevides",
    email: "iara.benevides@example.com",
    subject: "Corrigir meus dados pessoais (LGPD)",
    message: "Meu sobrenome mudou depois do casamento e o convite ainda vem com o antigo.",
    details: { right: "correction" },
  },
  {
    kind: "athlete_contact",
    name: "Patrícia Bastos",
    email: "patricia.bastos@example.com",
    message:
      "Somos um colégio de São Luís e oferecemos bolsa de estudos para atletas da base. Gostaríamos de conversar com a família da Malu.",
    athleteId,
    details: { represents: "Escola" },
  },
];
