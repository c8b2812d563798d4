import { beforeAll, beforeEach, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import type { InquiryKind } from "#domain/inquiries/kinds.ts";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client, db } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import * as staff from "./staff.server.ts";
import { inquiries } from "./tables.ts";

let ana: Actor;
let beto: Actor;
let byName: Map<string, string>;

beforeAll(async () => {
  configure();
  [ana, beto] = [await aColleague("Ana da Equipe"), await aColleague("Beto da Equipe")];
});
beforeEach(async () => {
  await client().query("delete from inquiries");
  byName = new Map();
});

const aColleague = async (name: string): Promise<Actor> => ({
  kind: "member",
  userId: (await aUser({ name })).id,
  role: "staff",
  profile: null,
});

/** One after the other, so that each waits longer than the next. */
async function write(kind: InquiryKind, ...arrived: (string | [name: string, due: string])[]) {
  for (const one of arrived) {
    const [name, due] = typeof one === "string" ? [one, null] : one;
    const dueOn = due === null ? null : Temporal.PlainDate.from(due);
    const [row] = await db()
      .insert(inquiries)
      .values({ kind, name, email: "rita@example.com", dueOn })
      .returning({ id: inquiries.id });
    byName.set(name, row!.id);
  }
}

const idOf = (name: string) => byName.get(name)!;

test("one kind is worked on without the others, longest waiting first", async () => {
  await write("contact", "Primeira");
  await write("club_request", "Clube");
  await write("contact", "Segunda", "Terceira");
  const beside = await staff.queueBeside(ana, idOf("Segunda"), { kind: "contact" });
  expect(beside.entries.map(({ name }) => name)).toEqual(["Primeira", "Segunda", "Terceira"]);
  expect(beside).toMatchObject({
    counts: { all: 3 },
    next: idOf("Terceira"),
    previous: idOf("Primeira"),
  });
  await staff.setState(ana, idOf("Primeira"), "handled");
  expect(await staff.nextAfter(ana, idOf("Primeira"), { kind: "contact" })).toBe(idOf("Segunda"));
  expect(await staff.nextAfter(ana, idOf("Primeira"), {})).toBe(idOf("Clube"));
  expect(await staff.nextAfter(ana, idOf("Clube"), { kind: "club_request" })).toBeNull();
});

test("requests about data are worked on by their deadline", async () => {
  await write("data_request", ["Folga", "2030-03-09"], ["Urgente", "2030-03-01"], ["Perto", "2030-03-04"]);
  const part = { kind: "data_request" } as const;
  const { entries, previous } = await staff.queueBeside(ana, idOf("Perto"), part);
  expect(entries.map(({ name }) => name)).toEqual(["Urgente", "Perto", "Folga"]);
  expect(previous).toBe(idOf("Urgente"));
  await staff.setState(ana, idOf("Urgente"), "handled");
  expect(await staff.nextAfter(ana, idOf("Urgente"), part)).toBe(idOf("Perto"));
  expect(await staff.nextAfter(ana, idOf("Perto"), part)).toBe(idOf("Folga"));
});

test("among others, neither an event that waits nor a request about data is handled", async () => {
  await write("contact", "Contato");
  await write("new_event", "Copa");
  await write("data_request", ["Pedido", "2030-03-01"]);
  const alone = { ok: false, error: "on_its_own" };
  expect(await staff.handleAmongOthers(ana, idOf("Contato"))).toEqual({ ok: true, value: null });
  expect(await staff.handleAmongOthers(ana, idOf("Copa"))).toEqual(alone);
  expect(await staff.handleAmongOthers(ana, idOf("Pedido"))).toEqual(alone);
  expect(await staff.countNew(ana)).toBe(2);
  await client().query(`update inquiries set details = '{"event": "1"}' where kind = 'new_event'`);
  expect(await staff.handleAmongOthers(ana, idOf("Copa"))).toEqual({ ok: true, value: null });
  expect(await staff.handleAmongOthers(VISITOR, idOf("Pedido"))).toMatchObject({ error: "not_found" });
  await write("contact", "De Beto");
  await staff.lease(beto, idOf("De Beto"));
  expect(await staff.handleAmongOthers(ana, idOf("De Beto"))).toEqual({ ok: false, error: "leased" });
});

test("one's own part holds one's own, and the free one nobody's", async () => {
  await write("contact", "De Ana", "De Beto", "De ninguém");
  await staff.lease(ana, idOf("De Ana"));
  await staff.lease(beto, idOf("De Beto"));
  const shown = async (whose: "mine" | "free") =>
    (await staff.queueBeside(ana, idOf("De Ana"), { whose })).entries.map(({ name }) => name);
  const { rows } = await staff.list(ana, readListQuery(INQUIRY_LIST, new URLSearchParams("ordem=recebida")));
  expect(rows.map(({ assignee, mine }) => [assignee, mine])).toEqual([
    ["Ana da Equipe", true],
    ["Beto da Equipe", false],
    [null, false],
  ]);
  expect(await shown("mine")).toEqual(["De Ana"]);
  expect(await shown("free")).toEqual(["De ninguém"]);
  expect(await staff.nextAfter(ana, idOf("De Ana"), { whose: "mine" })).toBeNull();
});
