import { beforeAll, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { parseLegal } from "#domain/legal/markup.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { aUser } from "#seed/factories/user.ts";
import { configure } from "../testing/configured.ts";
import { announceTerms } from "./announce.ts";
import {
  acceptedAmong,
  agreeToTerms,
  announcedTerms,
  currentTerms,
  termsTexts,
  termsToAccept,
} from "./terms.server.ts";
import {
  deleteTermsDraft,
  draftTerms,
  listTerms,
  publishTerms,
  readTerms,
  saveTermsDraft,
  withdrawTerms,
} from "./versions.server.ts";

beforeAll(() => configure());

const BROWSER = { address: "203.0.113.7" };
const NOT_ALLOWED = { ok: false, error: "not_found" };
const member = (userId: string): Member => ({ kind: "member", userId, role: "user", profile: null });

/** A finished draft whose terms say something new. */
async function aDraft(version: string, news = `Novidade de ${version}.`): Promise<string> {
  const { id } = expectOk(await draftTerms(SYSTEM));
  const { row } = (await readTerms(SYSTEM, id))!;
  const draft = {
    version,
    changes: `Muda a parte de ${version}.`,
    terms: `${row.terms}\n\n${news}`,
    policy: row.policy,
  };
  expectOk(await saveTermsDraft(SYSTEM, id, draft, row.updatedAt));
  return id;
}

async function publish(id: string, days: number, important = false) {
  const ifUnchangedSince = (await readTerms(SYSTEM, id))!.row.updatedAt;
  return publishTerms(SYSTEM, id, { day: today().add({ days }), important, ifUnchangedSince });
}

test("a new database has the version that the product came with, and nobody is asked for it", async () => {
  expect(await currentTerms()).toMatchObject({ version: "2026-11" });
  expect(await announcedTerms()).toBeNull();
  expect(await termsToAccept({ acceptedTerms: null })).toBeNull();
  const texts = (await termsTexts("2026-11"))!;
  expect(parseLegal(texts.terms).map(({ id }) => id)).toContain("cancelamento");
  expect(parseLegal(texts.policy)).toHaveLength(9);
});

test("texts that somebody changed after they were read are not published", async () => {
  const id = await aDraft("2027-05");
  const { row } = (await readTerms(SYSTEM, id))!;
  const { version, changes, terms, policy, updatedAt } = row;
  const other = { version, changes, terms: `${terms}\n\nUma frase de outra pessoa.`, policy };
  expectOk(await saveTermsDraft(SYSTEM, id, other, updatedAt));
  const publication = { day: today(), important: false, ifUnchangedSince: updatedAt };
  expect(await publishTerms(SYSTEM, id, publication)).toEqual({ ok: false, error: "changed_meanwhile" });
  expect((await readTerms(SYSTEM, id))!.state).toBe("draft");
  expectOk(await deleteTermsDraft(SYSTEM, id));
});

test("one draft at a time, with the texts of today; only admins write", async () => {
  const { id } = expectOk(await draftTerms(SYSTEM));
  expect(expectOk(await draftTerms(SYSTEM)).id).toBe(id);
  expect(await publish(id, 0)).toEqual({ ok: false, error: "unfinished" });
  const staff: Member = { ...member((await aUser({ role: "staff" })).id), role: "staff" };
  expect((await listTerms(staff)).map(({ state }) => state)).toEqual(["draft", "in_force"]);
  const { row } = (await readTerms(staff, id))!;
  const draft = { version: "2027-01", changes: "Nada de novo.", terms: row.terms, policy: row.policy };
  expect(await saveTermsDraft(staff, id, draft, row.updatedAt)).toEqual(NOT_ALLOWED);
  expect(
    await publishTerms(staff, id, { day: today(), important: false, ifUnchangedSince: row.updatedAt }),
  ).toEqual(NOT_ALLOWED);
  expect(await deleteTermsDraft(staff, id)).toEqual(NOT_ALLOWED);
  expect(await draftTerms(staff)).toEqual({ ok: false, error: "not_allowed" });
  expect(await listTerms(VISITOR)).toEqual([]);
  expect(await saveTermsDraft(SYSTEM, id, { ...draft, version: "2026-11" }, row.updatedAt)).toEqual({
    ok: false,
    error: "version_taken",
  });
  expectOk(await saveTermsDraft(SYSTEM, id, draft, row.updatedAt));
  expect(await publish(id, 0)).toEqual({ ok: false, error: "same_texts" });
  expectOk(await deleteTermsDraft(SYSTEM, id));
  expect(await readTerms(SYSTEM, id)).toBeNull();
});

test("an announced version asks nobody, and can be withdrawn", async () => {
  const id = await aDraft("2027-02");
  expect(await publish(id, 14, true)).toEqual({ ok: false, error: "notice_too_short" });
  expect(await publish(id, -1)).toEqual({ ok: false, error: "too_early" });
  expectOk(await publish(id, 15, true));
  expect(await announcedTerms()).toMatchObject({ version: "2027-02" });
  expect((await currentTerms()).version).toBe("2026-11");
  expect(await termsToAccept({ acceptedTerms: "2026-11" })).toBeNull();
  expectOk(await withdrawTerms(SYSTEM, id));
  expect(await announcedTerms()).toBeNull();
  expect(await termsTexts("2027-02")).toBeNull();
  expectOk(await deleteTermsDraft(SYSTEM, id));
});

test("from its day on a version asks every member, once", async () => {
  const person = await aUser();
  const id = await aDraft("2027-03");
  expectOk(await publish(id, 0));
  expect(await termsToAccept({ acceptedTerms: "2026-11" })).toMatchObject({ version: "2027-03" });
  expect(await agreeToTerms(member(person.id), BROWSER, "2026-11")).toEqual({
    ok: false,
    error: "outdated",
  });
  const taps = [1, 2].map(() => agreeToTerms(member(person.id), BROWSER, "2027-03"));
  for (const answer of await Promise.all(taps)) expectOk(answer);
  const { rows } = await client().query("select version from terms_acceptances where user_id = $1", [
    person.id,
  ]);
  expect(rows).toEqual([{ version: "2027-03" }]);
  expect(await termsToAccept({ acceptedTerms: "2027-03" })).toBeNull();
  const other = await aUser();
  expect(await acceptedAmong([person.id, other.id], "2027-03")).toEqual(new Set([person.id]));
  expect(await acceptedAmong([person.id], "2026-11")).toEqual(new Set([person.id]));
});

test("what people agreed to never changes: not by us, and not by hand", async () => {
  const current = (await listTerms(SYSTEM)).find(({ state }) => state === "in_force")!;
  const { row } = (await readTerms(SYSTEM, current.id))!;
  const change = {
    version: row.version,
    changes: row.changes,
    terms: "## Outro\n\nTexto.",
    policy: row.policy,
  };
  expect(await saveTermsDraft(SYSTEM, row.id, change, row.updatedAt)).toEqual({
    ok: false,
    error: "published",
  });
  expect(await withdrawTerms(SYSTEM, row.id)).toEqual({ ok: false, error: "in_force" });
  await expect(
    client().query("update terms_versions set policy = 'outra' where id = $1", [row.id]),
  ).rejects.toThrow("keeps its text");
  await expect(client().query("delete from terms_versions where id = $1", [row.id])).rejects.toThrow(
    "is kept",
  );
});

test("everybody with a confirmed address is told, and nobody of a version that was withdrawn", async () => {
  const [reader, unconfirmed] = [await aUser(), await aUser({ emailVerified: false })];
  const id = await aDraft("2027-04");
  const run = () =>
    announceTerms.handle({ id, after: null }, {
      finish: (work: () => Promise<void>) => inTransaction(work),
    } as never);
  const mailed = async (email: string) =>
    (await client().query("select from mails where \"to\" = $1 and template = 'terms-announced'", [email]))
      .rowCount;
  await run();
  expect(await mailed(reader.email)).toBe(0);
  expectOk(await publish(id, 20, true));
  await run();
  expect(await mailed(reader.email)).toBe(1);
  expect(await mailed(unconfirmed.email)).toBe(0);
});
