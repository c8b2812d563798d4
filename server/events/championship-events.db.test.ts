import { beforeAll, expect, test } from "vitest";
import type { ChampionshipValues } from "#domain/championships/championship-fields.ts";
import { expectOk } from "#domain/result.ts";
import { anOrganiser } from "#seed/factories/cup.ts";
import { ownChampionship, setStatus } from "#server/championships/championships.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { today } from "#server/platform/clock.ts";
import { changeChampionship, createChampionship, eventOfChampionship } from "./championship-events.server.ts";
import { changeEvent } from "./edit-events.server.ts";
import { deleteDraft } from "./end-events.server.ts";
import { event as publicEvent } from "./events.server.ts";
import { ownEvent } from "./own-events.server.ts";
import { aStaffMember } from "./testing/organising.ts";

let team: Awaited<ReturnType<typeof aStaffMember>>;

beforeAll(async () => {
  configure();
  team = await aStaffMember();
});

const values = (change: Partial<ChampionshipValues> = {}): ChampionshipValues => ({
  name: `Copa ${crypto.randomUUID()}`,
  description: "Três fins de semana de jogos no bairro.",
  location: "Centro Esportivo",
  city: "Blumenau",
  state: "SC",
  startDate: today().add({ days: 20 }),
  endDate: today().add({ days: 40 }),
  ...change,
});

const savedAt = async (organiser: Awaited<ReturnType<typeof anOrganiser>>, id: string) =>
  Temporal.Instant.from(expectOk(await ownChampionship(organiser.actor, id)).savedAt);

test("a new championship makes its event, which waits for staff and then is its public page", async () => {
  const { organising } = await anOrganiser();
  const made = expectOk(await createChampionship(organising, values({ name: "Copa do Vale" })));
  expect(made.event).toBe("pending");
  const event = (await eventOfChampionship(made.id))!;
  expect(event.approval).toBe("pending");
  expect(await publicEvent(event.id)).toEqual({ ok: false, error: "not_found" });
  expectOk(await team.decide("approved"));
  expect(expectOk(await publicEvent(event.id))).toMatchObject({
    title: "Copa do Vale",
    championshipId: made.id,
    city: "Blumenau",
  });
});

test("a name alone begins a championship; its event follows with the day and the place", async () => {
  const organiser = await anOrganiser();
  const bare = values({ location: null, city: null, state: null, startDate: null, endDate: null });
  const made = expectOk(await createChampionship(organiser.organising, bare));
  expect(made.event).toBe("incomplete");
  expect(await eventOfChampionship(made.id)).toBeNull();
  const at = await savedAt(organiser, made.id);
  const full = { ...values(), name: bare.name };
  const saved = await changeChampionship(organiser.organising, { id: made.id, savedAt: at }, full);
  expect(expectOk(saved).event).toBe("pending");
  expect((await eventOfChampionship(made.id))?.approval).toBe("pending");
});

test("the championship and its event say the same, whichever form was used", async () => {
  const organiser = await anOrganiser();
  const { organising, actor } = organiser;
  const { id } = expectOk(await createChampionship(organising, values()));
  const renamed = values({ name: "Copa Nova" });
  const since = { id, savedAt: await savedAt(organiser, id) };
  expectOk(await changeChampionship(organising, since, renamed));
  const { id: eventId } = (await eventOfChampionship(id))!;
  const own = expectOk(await ownEvent(actor, eventId));
  expect(own.values.title).toBe("Copa Nova");
  const changed = await changeEvent(
    actor,
    { id: eventId, savedAt: own.savedAt, intent: "enviar" },
    { ...own.values, title: "Copa Novíssima" },
  );
  expectOk(changed);
  expect(expectOk(await ownChampionship(actor, id)).name).toBe("Copa Novíssima");
});

test("two people who save at once are told, and nothing is lost", async () => {
  const organiser = await anOrganiser();
  const { id } = expectOk(await createChampionship(organiser.organising, values()));
  const since = { id, savedAt: await savedAt(organiser, id) };
  expectOk(await changeChampionship(organiser.organising, since, values({ name: "Primeira" })));
  const late = await changeChampionship(organiser.organising, since, values({ name: "Segunda" }));
  expect(late).toEqual({ ok: false, error: { code: "changed_meanwhile" } });
  expect(expectOk(await ownChampionship(organiser.actor, id)).name).toBe("Primeira");
});

test("nothing begins without a plan, and another organiser's championship is as unknown as none", async () => {
  const [organiser, other] = [await anOrganiser(), await anOrganiser()];
  const noPlan = { actor: organiser.actor, tools: false };
  expect(await createChampionship(noPlan, values())).toEqual({ ok: false, error: { code: "no_plan" } });
  const { id } = expectOk(await createChampionship(organiser.organising, values()));
  expect(await ownChampionship(other.actor, id)).toEqual({ ok: false, error: "not_found" });
  const since = { id, savedAt: await savedAt(organiser, id) };
  expect(await changeChampionship(other.organising, since, values())).toEqual({
    ok: false,
    error: { code: "not_found" },
  });
  // What is said of it may be corrected whatever the plan is.
  expect((await changeChampionship(noPlan, since, values())).ok).toBe(true);
});

test("the status set by hand keeps its reason", async () => {
  const { organising, actor } = await anOrganiser();
  const { id } = expectOk(await createChampionship(organising, values()));
  expectOk(await setStatus(organising, id, { status: "finished", reason: "Chuva encerrou a copa" }));
  expect(expectOk(await ownChampionship(actor, id))).toMatchObject({
    status: "finished",
    statusReason: "Chuva encerrou a copa",
  });
});

test("a championship whose event was deleted before anybody saw it is gone too", async () => {
  const { organising, actor } = await anOrganiser();
  const { id } = expectOk(await createChampionship(organising, values()));
  const { id: eventId } = (await eventOfChampionship(id))!;
  expectOk(await deleteDraft(actor, eventId));
  expect(await ownChampionship(actor, id)).toEqual({ ok: false, error: "not_found" });
});
