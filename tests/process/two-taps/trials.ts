import { audited, count, press, type World, type By } from "./world.ts";

/** The criteria of a trial to come are set and somebody is taken off its list; another is evaluated and answered. */
export async function answerTrials(world: World): Promise<void> {
  const by = await world.member("clube@demo.example");
  await prepare(world, by);
  await evaluate(world, by);
}

const COMING = "Peneira aberta do Litoral: Sub-15 e Sub-17";
const FINISHED = "Peneira do Litoral: observação de novembro";
const eventNamed = (title: string) => `select id from events where title = '${title}'`;

async function prepare({ taps, one, sql }: World, by: By): Promise<void> {
  const eventId = await one(eventNamed(COMING));
  const page = `/organizar/eventos/${eventId}`;
  await taps.twice({
    by,
    on: `${page}/criterios`,
    fill: { criterion1: "Passe" },
    effect: audited("event.rubric_changed"),
  });
  // Somebody who is in no other list yet.
  await sql.query(
    `insert into registrations (event_id, athlete_id, state, category, position_group, birth_year, subscriber, minor,
       approved_at, number, ticket_hash)
     select '${eventId}', a.id, 'confirmed', 'Sub-17', 'Atacante', 2009, false, true, now(), 900, 'dois-toques'
     from athletes a where not exists (select from registrations r where r.athlete_id = a.id) limit 1`,
  );
  const id = await one("select id from registrations where ticket_hash = 'dois-toques'");
  await taps.twice({
    by,
    on: `${page}/inscricoes/${id}/retirar`,
    effect: audited("registration.removed"),
  });
}

async function evaluate({ taps, one }: World, by: By): Promise<void> {
  const eventId = await one(eventNamed(FINISHED));
  const page = `/organizar/eventos/${eventId}`;
  const registration = (number: number) =>
    one(`select id from registrations where event_id = '${eventId}' and number = ${number}`);
  const [tenth, eleventh] = [await registration(10), await registration(11)];
  const isFor = (id: string) => (form: { fields: Record<string, string> }) =>
    form.fields["registration"] === id;
  const written = (id: string) => count(`evaluations where registration_id = '${id}'`);
  await taps.twice({
    by,
    on: `${page}/avaliar/${tenth}`,
    press: press("proximo"),
    fill: { score1: "4", outcome: "see_again" },
    effect: written(tenth),
  });
  await taps.twice({
    by,
    on: `${page}/avaliar/${eleventh}`,
    press: press("anterior"),
    fill: { outcome: "called" },
    effect: written(eleventh),
  });
  await taps.twice({
    by,
    on: `${page}/respostas`,
    press: press("enviar"),
    form: isFor(eleventh),
    effect: audited("registration.answered"),
  });
  // As if no request could have been made when the answer left.
  const asked = `contact_requests where athlete_id = (select athlete_id from registrations where id = '${eleventh}')`;
  await one(`with gone as (delete from ${asked} returning id) select count(*) from gone`);
  await taps.twice({
    by,
    on: `${page}/respostas`,
    press: press("contato"),
    form: isFor(eleventh),
    effect: count(asked),
  });
  const ready = `evaluations e join registrations r on r.id = e.registration_id
    where r.event_id = '${eventId}' and e.outcome is not null and e.sent_at is null`;
  await taps.twice({
    by,
    on: `${page}/respostas?enviar=todas`,
    press: press("todas"),
    effect: count(ready),
    becomes: "0",
  });
}
