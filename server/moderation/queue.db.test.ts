import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { REVIEW_LIST } from "#domain/moderation/staff-list.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { aClub } from "#seed/factories/club.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import * as moderation from "./moderation.server.ts";

let staff: Actor;
let colleague: Actor;

beforeAll(async () => {
  configure();
  staff = await aStaffMember("Ana da Equipe");
  colleague = await aStaffMember("Beto da Equipe");
});

beforeEach(async () => {
  await client().query("delete from reviews");
});

async function aStaffMember(name: string): Promise<Actor> {
  const { id } = await aUser({ name, role: "staff" });
  return { kind: "member", userId: id, role: "staff", profile: null };
}

/** What an address of the list shows. */
const queue = (search = "", actor = staff) =>
  moderation.queue(actor, readListQuery(REVIEW_LIST, new URLSearchParams(search)));

test("the queue goes from the longest wait on, page by page, by kind, and shows who is on it", async () => {
  const names = Array.from({ length: 57 }, (_, n) => `Clube ${String(n).padStart(2, "0")}`);
  for (const name of names) {
    const { id } = await aClub({ name });
    await requestReview({ kind: "club_verification", subjectId: id, requestedBy: null });
  }
  const sponsor = await aSponsor({ name: "Marca Nova" });
  await requestReview({ kind: "sponsor", subjectId: sponsor.id, requestedBy: null });
  const first = await queue("tipo=club_verification");
  const second = await queue(`tipo=club_verification&depois=${first.next!}`);
  expect([...first.rows, ...second.rows].map(({ subject }) => subject)).toEqual(names);
  expect(second.next).toBeNull();
  expect(await moderation.waitingByKind(staff)).toEqual(
    new Map([
      ["club_verification", 57],
      ["sponsor", 1],
    ]),
  );

  const { id } = first.rows[0]!;
  await moderation.lease(staff, id);
  expect((await queue("", colleague)).rows[0]).toMatchObject({
    assignee: "Ana da Equipe",
    mine: false,
  });
  expect((await queue()).rows[0]).toMatchObject({ mine: true });
  expect(await moderation.lease(colleague, id)).toEqual({ ok: false, error: "leased" });
  await moderation.release(colleague, id);
  expect((await queue()).rows[0]).toMatchObject({ mine: true });
  await moderation.release(staff, id);
  expect((await queue()).rows[0]).toMatchObject({ assignee: null, mine: false });
});

test("the queue is looked through by name, by group and by who is on it, and read backwards", async () => {
  const [first, second] = [await aClub({ name: "Grêmio Ágil" }), await aClub({ name: "Grêmio da Serra" })];
  const sponsor = await aSponsor({ name: "Ágil Esportes" });
  const ask = async (kind: "club_verification" | "sponsor", subjectId: string) =>
    (await requestReview({ kind, subjectId, requestedBy: null })).id;
  const own = await ask("club_verification", first.id);
  await ask("club_verification", second.id);
  await ask("sponsor", sponsor.id);
  await moderation.lease(staff, own);
  const subjects = async (search: string) => (await queue(search)).rows.map(({ subject }) => subject);
  expect(await subjects("busca=agil")).toEqual(["Grêmio Ágil", "Ágil Esportes"]);
  expect(await subjects("busca=agil&tipo=sponsor")).toEqual(["Ágil Esportes"]);
  expect(await subjects("busca=ninguem")).toEqual([]);
  expect(await subjects("fila=minhas")).toEqual(["Grêmio Ágil"]);
  expect(await subjects("fila=livres&ordem=-espera")).toEqual(["Ágil Esportes", "Grêmio da Serra"]);
  expect(await subjects("tipo=midia")).toEqual([]);
});

test("what is decided or deleted while somebody turns the page neither repeats nor hides others", async () => {
  const ids: string[] = [];
  for (let n = 0; n < 52; n++) {
    const { id } = await aClub();
    ids.push((await requestReview({ kind: "club_verification", subjectId: id, requestedBy: null })).id);
  }
  const { rows, next } = await queue();
  await readAndDecide(staff, rows[9]!.id, { state: "rejected", reason: "Não confere." });
  await client().query("delete from reviews where id = $1", [rows.at(-1)!.id]);
  const rest = await queue(`depois=${next!}`);
  expect([...rows, ...rest.rows].map(({ id }) => id)).toEqual(ids);
});
