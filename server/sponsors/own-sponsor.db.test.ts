import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { ownSponsor, update } from "./own-sponsor.server.ts";

beforeAll(() => configure());

const PAGE = {
  name: "Marca Nova",
  description: "Água para as peneiras.",
  link: "https://marca.example.com/",
};

async function owned(): Promise<{ actor: Actor; id: string }> {
  const { id: userId } = await aUser();
  const { id } = await aSponsor({ userId });
  return { actor: { kind: "member", userId, role: "user" }, id };
}

test("a sponsor's own person keeps its page", async () => {
  const { actor, id } = await owned();
  expect(await update(actor, id, PAGE)).toEqual({ ok: true, value: null });
  expect(await ownSponsor(actor, id)).toMatchObject({ ok: true, value: { ...PAGE, status: "Pendente" } });
  const { rows } = await client().query(
    "select fields from audit_log where action = 'sponsor.updated' and subject_id = $1",
    [id],
  );
  expect(rows).toEqual([{ fields: ["name", "description", "link"] }]);
});

test("what is left empty is emptied, and status, level and owner stay as they were", async () => {
  const { actor, id } = await owned();
  await update(actor, id, PAGE);
  const more = { status: "Ativo", userId: null };
  await update(actor, id, { ...PAGE, description: undefined, link: undefined, ...more });
  const { rows } = await client().query(
    "select description, link, status, user_id from sponsors where id = $1",
    [id],
  );
  expect(rows[0]).toMatchObject({ description: null, link: null, status: "Pendente" });
  expect(rows[0]).not.toMatchObject({ user_id: null });
});

test("for everyone else it does not exist", async () => {
  const { id } = await owned();
  const { actor: other } = await owned();
  for (const actor of [VISITOR, other]) {
    expect(await ownSponsor(actor, id)).toEqual({ ok: false, error: "not_found" });
    expect(await update(actor, id, PAGE)).toEqual({ ok: false, error: "not_found" });
  }
  expect(await update(SYSTEM, id, PAGE)).toMatchObject({ ok: true });
});

test("a logo that is no picture changes nothing", async () => {
  const { actor, id } = await owned();
  expect(await update(actor, id, PAGE, new TextEncoder().encode("<svg/>"))).toEqual({
    ok: false,
    error: "logo_invalid",
  });
  expect(await ownSponsor(actor, id)).not.toMatchObject({ value: { name: PAGE.name } });
});
