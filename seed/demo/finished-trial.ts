import { subdomainFrom } from "#domain/athletes/subdomain.ts";
import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import type { Score } from "#domain/registrations/evaluation.ts";
import type { Outcome } from "#domain/registrations/states.ts";
import { expectOk } from "#domain/result.ts";
import { createRandom } from "#drawing/random.ts";
import { sceneUrl } from "#drawing/addresses.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aTrial, cameIn, endedDaysAgo, registered, written } from "#seed/factories/trial.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { responsibleFor } from "#server/athletes/responsible.server.ts";
import { client } from "#server/platform/database/database.ts";
import { sendAnswer } from "#server/registrations/answers.server.ts";
import { saveEvaluation } from "#server/registrations/evaluate.server.ts";
import { noteReading } from "#server/registrations/evaluation-reading.server.ts";
import { demoMember } from "./logins.ts";

/** Where each answer of a trial stands: with an outcome it is written, and perhaps sent and read. */
type Standing = "missing" | { outcome: Outcome | null; sent?: boolean; read?: boolean };

const draft = (outcome: Outcome | null): Standing => ({ outcome });
const sent = (outcome: Outcome): Standing => ({ outcome, sent: true });
const read = (outcome: Outcome): Standing => ({ outcome, sent: true, read: true });

interface DemoTrial {
  club: string;
  title: string;
  place: { location: string; city: string; state: "BA" | "SP" };
  daysAgo: number;
  people: Readonly<Record<string, Standing>>;
  /** Registered, and did not come. */
  absent: readonly string[];
  /** Who had the answer after the deadline. */
  late?: string;
}

const LITORAL = {
  club: "Esporte Clube Litoral",
  place: { location: "Centro de Treinamento do Litoral, Itapuã", city: "Salvador", state: "BA" },
} as const;

/** The demo club owes answers to some of these. The adult has read hers, the guardian of the other has not opened it. */
const OWED: DemoTrial = {
  ...LITORAL,
  title: "Peneira do Litoral: observação de novembro",
  daysAgo: 2,
  people: {
    "Kauã Ribeiro": sent("see_again"),
    "Natália Bragança": read("see_again"),
    "Davi Nogueira": sent("called"),
    "Maria Luíza Tavares": read("not_yet"),
    "Heitor Bezerra": draft("see_again"),
    "Rayssa Albuquerque": draft("called"),
    "Joaquim Sampaio": draft("not_yet"),
    "Enzo Cavalcante": draft(null),
    "Isadora Lacerda": "missing",
    "Adriel Nunes": "missing",
    "Mateus Lins": "missing",
    "Mirela Antunes": "missing",
  },
  absent: ["Emilly Rezende"],
};

/** Of the same club, some weeks ago: its share of answers comes from here. */
const ANSWERED: DemoTrial = {
  ...LITORAL,
  title: "Peneira do Litoral: defensores e goleiros",
  daysAgo: 24,
  people: {
    "Davi Nogueira": read("see_again"),
    "Enzo Cavalcante": read("called"),
    "Isadora Lacerda": sent("not_yet"),
    "Rayssa Albuquerque": read("called"),
    "Joaquim Sampaio": sent("not_yet"),
    "Adriel Nunes": read("see_again"),
    "Mateus Lins": sent("not_yet"),
    "Mirela Antunes": read("see_again"),
  },
  absent: [],
  late: "Mateus Lins",
};

/** Of another club, whose deadline has passed: staff read of it. */
const OVERDUE: DemoTrial = {
  club: "Associação Estrela da Várzea",
  title: "Peneira da Estrela da Várzea: Sub-17",
  place: { location: "Campo da Estrela, Itaquera", city: "São Paulo", state: "SP" },
  daysAgo: 13,
  people: { "Heitor Bezerra": "missing", "Mateus Lins": "missing", "Adriel Nunes": "missing" },
  absent: ["Joaquim Sampaio"],
};

/** Two finished trials of the demo club, and one of a club that forgot those who came. */
export async function addFinishedTrials(clubIds: ReadonlyMap<string, string>): Promise<void> {
  const organiser = await demoMember("club");
  for (const trial of [ANSWERED, OWED, OVERDUE]) await addTrial(organiser, clubIds.get(trial.club)!, trial);
}

async function addTrial(organiser: Member, clubId: string, trial: DemoTrial): Promise<void> {
  const { id: eventId } = await aTrial({
    clubId,
    title: trial.title,
    ...trial.place,
    description: "Jogos de trinta minutos em campo inteiro, com observadores do clube.",
    maxParticipants: 60,
    imageUrl: sceneUrl(subdomainFrom(trial.title), "treino"),
  });
  const came = new Map<string, { id: string; deciding: Member }>();
  for (const name of [...Object.keys(trial.people), ...trial.absent]) {
    const person = await personNamed(name);
    const id = await registered(eventId, person);
    if (name in trial.people) came.set(name, { id, deciding: person.deciding });
  }
  for (const [at, { id }] of [...came.values()].entries())
    await cameIn(id, at === 3 ? ["Portão 1", "Portão 2"] : ["Portão 1"]);
  await endedDaysAgo(eventId, 1);
  for (const [name, standing] of Object.entries(trial.people))
    await answer(organiser, eventId, { ...came.get(name)!, name, standing });
  await heldInTheMorning(eventId, trial.daysAgo);
  await answeredTheDayAfter(eventId, trial.daysAgo - 1);
  if (trial.late) await answeredLate(came.get(trial.late)!.id);
}

interface Answered {
  id: string;
  name: string;
  deciding: Member;
  standing: Standing;
}

async function answer(
  organiser: Member,
  eventId: string,
  { id, name, deciding, standing }: Answered,
): Promise<void> {
  if (standing === "missing") return;
  const random = createRandom(`trial/${name}`);
  const score = (): Score => random.int(2, 5) as Score;
  const remark = [random.int(0, 4), random.int(5, 9)].map(String);
  const scores = { score1: score(), score2: score(), score3: score(), score4: score() };
  const input = written({ ...scores, remark, outcome: standing.outcome });
  expectOk(await saveEvaluation(organiser, eventId, id, input));
  if (standing.sent) expectOk(await sendAnswer(organiser, eventId, id));
  if (standing.read) await noteReading(deciding, id);
}

/** The answers of an older trial left when it was over. */
async function answeredTheDayAfter(eventId: string, daysAgo: number): Promise<void> {
  await client().query(
    `update evaluations set sent_at = sent_at - make_interval(days => $2), read_at = read_at - make_interval(days => $2)
     where registration_id in (select id from registrations where event_id = $1)`,
    [eventId, daysAgo - 1],
  );
}

async function answeredLate(registrationId: string): Promise<void> {
  await client().query(
    "update evaluations set sent_at = sent_at + interval '12 days' where registration_id = $1",
    [registrationId],
  );
}

/** From half past eight, and the tickets were read one after the other before that. */
async function heldInTheMorning(eventId: string, daysAgo: number): Promise<void> {
  await client().query(
    `update events set starts_at = morning, ends_at = morning + interval '3 hours 30 minutes'
     from (select ((now() at time zone time_zone)::date - $2::int + time '08:30') at time zone time_zone as morning
           from events where id = $1) as held
     where events.id = $1`,
    [eventId, daysAgo],
  );
  await client().query(
    `update check_ins set read_at = e.starts_at - make_interval(mins => 40 - 2 * r.number),
       received_at = e.starts_at - make_interval(mins => 40 - 2 * r.number)
     from registrations r join events e on e.id = r.event_id
     where r.id = check_ins.registration_id and e.id = $1`,
    [eventId],
  );
}

async function personNamed(name: string): Promise<{ athleteId: string; deciding: Member }> {
  const { id: athleteId } = expectOk(await athletes.site(SYSTEM, subdomainFrom(name)));
  const family = await responsibleFor(athleteId);
  const deciding = family?.minor
    ? family.guardianUserIds[0] && actingAs(family.guardianUserIds[0], "guardian")
    : family?.userId && actingAs(family.userId, "athlete", athleteId);
  if (!deciding) throw new Error(`somebody should decide for ${name}`);
  return { athleteId, deciding };
}
