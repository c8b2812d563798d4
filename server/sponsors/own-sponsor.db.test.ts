import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { ownSponsor, update } from "./own-sponsor.server.ts";
import { list } from "./sponsors.server.ts";

beforeAll(() => configure());

const PAGE = {
  name: "Marca Nova",
  description: "Água para as peneiras.",
  link: "https://marca.example.com/",
};

type Status = "Ativo" | "Pendente";

async function owned(status: Status = "Pendente"): Promise<{ actor: Actor; id: string; email: string }> {
  const { id: userId, email } = await aUser();
  const { id } = await aSponsor({ userId, name: "Marca Aprovada", status });
  return { actor: { kind: "member", userId, role: "user", profile: null }, id, email };
}

const publicName = async (id: string) => (await list()).find((one) => one.id === id)?.name;
const openChange = async (id: string) =>
  (await openReviews({ kind: "sponsor_change", limit: 500 })).find(({ subjectId }) => subjectId === id);
const decideChange = async (id: string, state: "approved" | "rejected", reason?: string) => {
  const decidedBy = (await aUser({ role: "staff" })).id;
  return recordDecision((await openChange(id))!.id, { decidedBy, state, reason });
};

test("a sponsor's own person keeps its page", async () => {
  const { actor, id } = await owned();
  expect(await update(actor, id, PAGE)).toEqual({ ok: true, value: "saved" });
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

test("a new logo of an approved sponsor is shown once staff approve the change", async () => {
  const { actor, id } = await owned("Ativo");
  const logoOf = async () => (await list()).find((sponsor) => sponsor.id === id)!.logo;
  const before = await logoOf();
  expect(await update(actor, id, PAGE, PNG)).toEqual({ ok: true, value: "waits" });
  expect(await logoOf()).toEqual(before);
  const own = expectOk(await ownSponsor(actor, id));
  expect(own.waiting?.logo?.widths).not.toEqual([]);
  expectOk(await decideChange(id, "approved"));
  expect((await logoOf())?.id).toBe(own.waiting?.logo?.id);
});

describe("an approved sponsor's change", () => {
  test("waits for staff while the approved page stays public", async () => {
    const { actor, id } = await owned("Ativo");
    expect(await update(actor, id, PAGE)).toEqual({ ok: true, value: "waits" });
    expect(await publicName(id)).toBe("Marca Aprovada");
    expect(await ownSponsor(actor, id)).toMatchObject({
      value: { name: "Marca Aprovada", waiting: { ...PAGE } },
    });
    expect(await decideChange(id, "approved")).toMatchObject({ ok: true });
    expect(await publicName(id)).toBe(PAGE.name);
    expect(await ownSponsor(actor, id)).toMatchObject({ value: { ...PAGE, waiting: null } });
  });

  test("is dropped with a reason by mail when staff refuse it", async () => {
    const { actor, id, email } = await owned("Ativo");
    await update(actor, id, { ...PAGE, link: "https://apostas.example.com/" });
    expect(await decideChange(id, "rejected", "Apostas não são aceitas.")).toMatchObject({ ok: true });
    expect(await publicName(id)).toBe("Marca Aprovada");
    expect(await ownSponsor(actor, id)).toMatchObject({ value: { waiting: null } });
    const mail = (await listMails({ limit: 50 })).find(({ to }) => to === email);
    expect((await readMail(mail!.id))!.text).toContain("Apostas não são aceitas.");
  });

  test("that changes again keeps its place in the queue", async () => {
    const { actor, id } = await owned("Ativo");
    await update(actor, id, PAGE);
    const first = (await openChange(id))!;
    await update(actor, id, { ...PAGE, link: "https://outra.example.com/" });
    expect(await openChange(id)).toEqual(first);
    expect(await decideChange(id, "approved")).toMatchObject({ ok: true });
    expect(await ownSponsor(actor, id)).toMatchObject({ value: { link: "https://outra.example.com/" } });
  });

  test("back to what is public waits for nobody", async () => {
    const { actor, id } = await owned("Ativo");
    const before = await ownSponsor(actor, id);
    await update(actor, id, PAGE);
    const { name, description, link } = before.ok ? before.value : PAGE;
    expect(
      await update(actor, id, { name, description: description ?? undefined, link: link ?? undefined }),
    ).toEqual({ ok: true, value: "saved" });
    expect(await openChange(id)).toBeUndefined();
  });

  test("by staff is public at once", async () => {
    const { id } = await owned("Ativo");
    expect(await update(SYSTEM, id, PAGE)).toEqual({ ok: true, value: "saved" });
    expect(await publicName(id)).toBe(PAGE.name);
  });
});
