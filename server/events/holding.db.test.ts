import { beforeAll, beforeEach, expect, test } from "vitest";
import { type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { trustLost } from "#server/clubs/trust.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { inTransaction } from "#server/platform/database/database.ts";
import { listMails } from "#server/platform/mail/mail.ts";
import { changeEvent, createEvent } from "./edit-events.server.ts";
import { calendar, event as publicEvent } from "./events.server.ts";
import { restore } from "./holding.ts";
import { eventValues } from "./testing/event-values.ts";
import { aStaffMember, anOwner, change, emptyTables, read, recordedSignals } from "./testing/organising.ts";

let team: Awaited<ReturnType<typeof aStaffMember>>;
const told = recordedSignals();
const openReview = () => team.openReview();
const decide = (state: "approved" | "rejected", reason?: string) => team.decide(state, reason);
const approved = (actor: Actor, given?: Parameters<typeof eventValues>[0]) => team.approved(actor, given);

beforeAll(async () => {
  configure();
  team = await aStaffMember();
});

beforeEach(async () => {
  told.length = 0;
  await emptyTables();
});

test("staff cannot approve the peneira of a club that lost its verification meanwhile", async () => {
  const { actor, clubId } = await anOwner();
  expectOk(await createEvent(actor, eventValues(), "enviar"));
  expectOk(await clubs.withdrawVerification(team.staff, clubId, "CNPJ baixado."));
  expect(await decide("approved")).toEqual({ ok: false, error: "organiser_not_verified" });
});

test("nor put it back on air while its club is not verified", async () => {
  const { actor, clubId } = await anOwner();
  const id = await approved(actor);
  expectOk(await clubs.withdrawVerification(team.staff, clubId, "CNPJ baixado."));
  expect(await restore(team.staff, id)).toEqual({ ok: false, error: "organiser_not_verified" });
  expect(expectOk(await publicEvent(id)).held).toBe(true);
  expectOk(await clubs.verify(team.staff, clubId));
  expectOk(await restore(team.staff, id));
  expect(expectOk(await publicEvent(id)).held).toBe(false);
});

test("rejected again, it is held until its organiser has corrected it and staff say yes", async () => {
  const { actor } = await anOwner();
  const id = await approved(actor);
  await change(actor, id, { description: "Pague o sinal por Pix antes do dia." });
  const page = await moderation.openReview(team.staff, (await openReview())!.id);
  expect(page?.subject).toMatchObject({
    remarks: { highFee: false, money: [{ kind: "pix" }, { kind: "down_payment" }, { kind: "in_advance" }] },
  });
  expect(await decide("rejected", "Nada se paga antes do dia.")).toEqual({ ok: true, value: null });
  expect(expectOk(await publicEvent(id))).toMatchObject({
    held: true,
    heldNotice: "A equipe confere este evento. Novas inscrições pararam.",
    cancelReason: null,
  });
  expect(await calendar(null)).toEqual([]);
  expect(await read(actor, id)).toMatchObject({ held: true, stateReason: "Nada se paga antes do dia." });
  expect(expectOk(await change(actor, id, { description: "Gratuita, como antes." })).inReview).toBe(true);
  expect(await decide("approved")).toEqual({ ok: true, value: null });
  expect(expectOk(await publicEvent(id)).held).toBe(false);
  expect(told).toEqual([`held ${id}`, `released ${id}`]);
});

test("a club that loses its verification: its trials are held and staff decide about each; championships go on", async () => {
  const { actor, clubId, email } = await anOwner();
  const trial = await approved(actor);
  const cup = await approved(actor, { type: "campeonato", title: "Copa" });
  expectOk(await clubs.withdrawVerification(team.staff, clubId, "CNPJ baixado."));
  expect(told).toEqual([`held ${trial}`]);
  expect(expectOk(await publicEvent(trial))).toMatchObject({ held: true, checkCode: null });
  expect(expectOk(await publicEvent(cup)).held).toBe(false);
  expect((await listMails({ limit: 5 })).map(({ to, subject }) => [to, subject])).toContainEqual([
    email,
    "Um evento seu foi suspenso | Joia da Base",
  ]);
  expect(await decide("approved")).toEqual({ ok: false, error: "organiser_not_verified" });
  expectOk(await clubs.verify(team.staff, clubId));
  expect(await decide("approved")).toEqual({ ok: true, value: null });
  expect(expectOk(await publicEvent(trial)).held).toBe(false);
});

test("an edit, a decision and a withdrawn verification at the same moment wait for each other in one order", async () => {
  const { actor, clubId } = await anOwner();
  const id = await approved(actor);
  for (let round = 0; round < 6; round++) {
    await change(actor, id, { description: `Texto para a equipe, volta ${round}.` });
    const { values, savedAt } = await read(actor, id);
    const edit = { id, savedAt, intent: "enviar" as const };
    const results = await Promise.all([
      changeEvent(actor, edit, { ...values, description: `Outro texto, volta ${round}.` }),
      clubs.withdrawVerification(team.staff, clubId, "CNPJ baixado."),
      decide("approved"),
    ]);
    expect(results[1].ok).toBe(true);
    expectOk(await clubs.verify(team.staff, clubId));
    const open = await openReview();
    if (open) expectOk(await decide("approved"));
  }
  expect(expectOk(await publicEvent(id)).held).toBe(false);
});

test("a club that staff hide: its trials are held; one that leaves: all is cancelled", async () => {
  const { actor, clubId } = await anOwner();
  const trial = await approved(actor);
  expectOk(await clubs.hide(team.staff, clubId));
  expect(told).toEqual([`held ${trial}`]);
  expect(await publicEvent(trial)).toEqual({ ok: false, error: "not_found" });
  expect(await createEvent(actor, eventValues({ type: "campeonato" }), "enviar")).toMatchObject({
    error: { code: "club_closed" },
  });
  await inTransaction(() => trustLost.tell({ clubId, what: "club_left" }));
  expect(told.at(-1)).toBe(`cancelled ${trial} O clube saiu da plataforma.`);
});
