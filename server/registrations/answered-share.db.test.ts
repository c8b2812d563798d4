import { beforeAll, beforeEach, expect, test, vi } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { OVERDUE_LIST } from "#domain/registrations/overdue-list.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aTrial, cameIn, endedDaysAgo, registered, written } from "#seed/factories/trial.ts";
import { aUser } from "#seed/factories/user.ts";
import { staffOf } from "#server/athletes/testing/family.ts";
import { buy } from "#server/billing/testing/paying.ts";
import { addMember } from "#server/clubs/membership.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, type Scout } from "#server/messages/testing/contact.ts";
import { listenForChanges } from "#server/platform/database/changes.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { answeredShare } from "./answered-share.server.ts";
import { sendAnswer } from "./answers.server.ts";
import { clubTrials } from "./club-trials.server.ts";
import { saveEvaluation } from "./evaluate.server.ts";
import { overdueTrials } from "./overdue.server.ts";
import { remindOrganisers } from "./remind-organisers.ts";
import { aPerson } from "./testing/people.ts";

let organiser: Scout;

beforeAll(() => configure());
beforeEach(async () => {
  organiser = await aScout();
});

/** A trial with so many who came, of whom so many were answered on the first day. */
async function aPastTrial({ came, answered, daysAgo }: { came: number; answered: number; daysAgo: number }) {
  const { id } = await aTrial({ clubId: organiser.club.id });
  const ids: string[] = [];
  for (let at = 0; at < came; at++) {
    const registrationId = await registered(id, await aPerson());
    await cameIn(registrationId);
    ids.push(registrationId);
  }
  await endedDaysAgo(id, 1);
  for (const registrationId of ids.slice(0, answered)) {
    const outcome = registrationId === ids[0] ? "called" : "not_yet";
    expectOk(await saveEvaluation(organiser.actor, id, registrationId, written({ outcome })));
    expectOk(await sendAnswer(organiser.actor, id, registrationId));
  }
  await client().query(
    `update evaluations set sent_at = sent_at - make_interval(days => $2)
     where registration_id in (select id from registrations where event_id = $1)`,
    [id, daysAgo - 1],
  );
  await endedDaysAgo(id, daysAgo);
  return { id, ids };
}

const shareOf = () => answeredShare({ clubId: organiser.club.id, organiserProfileId: null });

test("only trials whose deadline has passed count, and only answers in time", async () => {
  expect(await shareOf()).toBeNull();
  await aPastTrial({ came: 2, answered: 0, daysAgo: 3 });
  expect(await shareOf()).toBeNull();
  const { id, ids } = await aPastTrial({ came: 4, answered: 3, daysAgo: 20 });
  await aPastTrial({ came: 1, answered: 1, daysAgo: 12 });
  expect(await shareOf()).toEqual({ percent: 80, trials: 2 });
  // Late answers are answers, but not in time.
  expectOk(await saveEvaluation(organiser.actor, id, ids[3]!, written()));
  expectOk(await sendAnswer(organiser.actor, id, ids[3]!));
  expect(await shareOf()).toEqual({ percent: 80, trials: 2 });
  expect(await answeredShare({ clubId: null, organiserProfileId: null })).toBeNull();
});

test("pages that show the share hear of an answer, and not of a draft", async () => {
  const heard: string[] = [];
  const listening = listenForChanges(connection, {
    changed: (kind, ids) => heard.push(`${kind}:${String(ids)}`),
    setListening: () => {},
  });
  await listening.ready;
  const { id, ids } = await aPastTrial({ came: 1, answered: 0, daysAgo: 1 });
  const ofClub = `answers:${organiser.club.id}`;
  const marked = async (mark: string) => {
    await client().query("select pg_notify('change', $1)", [`mark:${mark}`]);
    await vi.waitFor(() => expect(heard).toContain(`mark:${mark}`));
  };
  expectOk(await saveEvaluation(organiser.actor, id, ids[0]!, written()));
  await marked("draft");
  expect(heard).not.toContain(ofClub);
  expectOk(await sendAnswer(organiser.actor, id, ids[0]!));
  await marked("sent");
  expect(heard.filter((one) => one === ofClub)).toHaveLength(1);
  await listening.stop();
});

test("a club's trials are open to a subscribed athlete and to the guardian of one", async () => {
  const { id } = await aPastTrial({ came: 3, answered: 2, daysAgo: 10 });
  const trials = (actor: Parameters<typeof clubTrials>[0]) => clubTrials(actor, organiser.club.id);
  const plan = await aPlan({ grants: ["club_trials"] });
  const adult = await aPerson();
  expect(await trials(VISITOR)).toBeNull();
  expect(await trials(adult.self)).toBeNull();
  await buy({ ...adult.self, email: adult.email }, { plan: plan.id });
  expect(await trials(adult.self)).toMatchObject([{ id, came: 3, called: 1, answered: 66 }]);
  const minor = await aPerson({ years: 15 });
  expect(await trials(minor.deciding)).toBeNull();
  await buy({ ...minor.deciding, email: minor.guardianEmail }, { plan: plan.id, athleteId: minor.athleteId });
  expect(await trials(minor.deciding)).toHaveLength(1);
  expect(await trials(actingAs((await aUser()).id, "guardian"))).toBeNull();
});

test("the organiser is reminded once a step while somebody waits, and staff see who is late", async () => {
  const owner = await aUser();
  await addMember({ clubId: organiser.club.id, userId: owner.id, role: "owner" });
  const { id, ids } = await aPastTrial({ came: 2, answered: 1, daysAgo: 2 });
  const run = () => remindOrganisers.handle({}, undefined as never);
  const subjects = async () =>
    (await listMails({ limit: 300 }))
      .filter((mail) => mail.to === owner.email && mail.template === "feedback-due")
      .map((mail) => mail.subject.replace(" | Joia da Base", ""))
      .toReversed();
  await run();
  await run();
  expect(await subjects()).toEqual(["Quem veio à peneira espera uma resposta"]);
  await endedDaysAgo(id, 6);
  await run();
  const staff = staffOf(await aUser());
  const asked = (search = "") => readListQuery(OVERDUE_LIST, new URLSearchParams(search));
  const overdue = async (actor: Actor, search = "") => (await overdueTrials(actor, asked(search))).rows;
  expect((await overdue(staff)).some((trial) => trial.id === id)).toBe(false);
  await endedDaysAgo(id, 9);
  await run();
  expect(await subjects()).toEqual([
    "Quem veio à peneira espera uma resposta",
    "Faltam dois dias para responder a quem veio",
    "O prazo das respostas passou",
  ]);
  expect((await overdue(staff)).find((trial) => trial.id === id)).toMatchObject({ came: 2, owed: 1 });
  const { title } = (await overdue(staff))[0]!;
  expect((await overdue(staff, `busca=${encodeURIComponent(title.toUpperCase())}`))[0]).toMatchObject({
    title,
  });
  expect(await overdue(staff, "busca=ninguem+assim")).toEqual([]);
  for (const order of ["prazo", "peneira", "sem-resposta"]) {
    const [rising, falling] = [
      await overdue(staff, `ordem=${order}`),
      await overdue(staff, `ordem=-${order}`),
    ];
    expect(falling).toEqual(rising.toReversed());
  }
  await expect(overdueTrials(organiser.actor, asked())).rejects.toThrow();
  expectOk(await saveEvaluation(organiser.actor, id, ids[1]!, written()));
  expectOk(await sendAnswer(organiser.actor, id, ids[1]!));
  expect((await overdue(SYSTEM)).some((trial) => trial.id === id)).toBe(false);
});
