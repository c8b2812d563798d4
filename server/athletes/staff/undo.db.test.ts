import { createServer, type Server } from "node:http";
import { mkdtemp, rm } from "node:fs/promises";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aUser } from "#seed/factories/user.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { withdrawAll } from "#server/athletes/rights.ts";
import {
  aFamily,
  aPublishedFamily,
  mailsTo,
  memberOf,
  staffOf,
  visibilityOf,
  yearsAgo,
} from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { fileDoor } from "#server/media/file-door.ts";
import { aStoredPhoto, anItem, aVideo } from "#server/media/testing/items.ts";
import { recent } from "#server/platform/audit/audit.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { MEDIA_OWNERS } from "#server/profiles/media-owners.ts";
import { deleteAthlete, deleteAthletes } from "./delete.server.ts";
import { hide, hideAll, show } from "./hide.server.ts";
import { restoreAthlete, restoreAthletes } from "./restore.server.ts";

let dataDir: string;
let server: Server;
let staff: Actor;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "joia-undo-"));
  configure({ DATA_DIR: dataDir });
  staff = staffOf(await aUser({ name: "Ana da Equipe", role: "staff" }));
  const door = fileDoor(MEDIA_OWNERS);
  server = createServer((request, response) => {
    void door.handle({ request, response, id: "test", by: "door", route: undefined });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
});
afterAll(async () => {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
  await rm(dataDir, { recursive: true, force: true });
});

const REASON = "O perfil mostra outra pessoa.";
const fileStatus = async (id: string) =>
  (await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}/midia/${id}/320.webp`)).status;
const isPublic = async ({ id, subdomain }: { id: string; subdomain: string }) => ({
  page: (await athletes.site(VISITOR, subdomain)).ok,
  cards: (await athletes.publicCards([id])).length > 0,
  listed: (await athletes.publicIdsOf([subdomain])).length > 0,
  moved: (await athletes.movedTo(VISITOR, subdomain)) !== null,
});
const NOWHERE = { page: false, cards: false, listed: false, moved: false };
const ON_AIR = { ...NOWHERE, page: true, cards: true, listed: true };
const logOf = async (id: string) =>
  (await recent({ limit: 30 })).filter(({ subjectId }) => subjectId === id).map(({ action }) => action);
const waiting = async (subjectId: string) =>
  (await reviewsAbout([subjectId])).filter(({ state }) => state === "open");

test("deleting removes the page and all media at once, undo brings them back, and the log shows both", async () => {
  const family = await aPublishedFamily();
  const photo = await aStoredPhoto(family.id);
  const video = await aVideo(family.id);
  expect(await fileStatus(photo)).toBe(200);
  expect(await isPublic(family)).toEqual(ON_AIR);

  expectOk(await deleteAthlete(staff, family.id, REASON));
  expect(await isPublic(family)).toEqual(NOWHERE);
  expect(await fileStatus(photo)).toBe(404);
  for (const actor of [VISITOR, family.athlete, family.guardian, staff])
    expect(await athletes.ownerOfVideo(actor, video)).toBeNull();
  expect(await athletes.site(staff, family.subdomain)).toEqual({ ok: false, error: "not_found" });

  expect(await restoreAthlete(staff, family.id)).toEqual({ ok: true, value: "public" });
  expect(await isPublic(family)).toEqual(ON_AIR);
  expect(await fileStatus(photo)).toBe(200);
  expect(await athletes.ownerOfVideo(VISITOR, video)).toBe(family.id);
  expect((await logOf(family.id)).slice(0, 2)).toEqual(["athlete.restored", "athlete.deleted"]);
});

test("the family reads why, until when it can be undone, and that it was", async () => {
  const family = await aPublishedFamily();
  expectOk(await deleteAthlete(staff, family.id, REASON));
  expectOk(await restoreAthlete(staff, family.id));
  for (const { email } of [family.person, family.guardianPerson]) {
    const [restored, deleted] = await mailsTo(email);
    expect([restored!.template, deleted!.template]).toEqual(["athlete-restored", "athlete-deleted"]);
    expect(deleted!.text).toContain(REASON);
    expect(restored!.text).toContain("Ele está no ar, como antes.");
  }
});

test("without a guardian's consent a restored profile is private", async () => {
  const family = await aPublishedFamily();
  expectOk(await deleteAthlete(staff, family.id, REASON));
  await client().query("update guardianships set ended_at = now() where athlete_id = $1", [family.id]);
  expect(await restoreAthlete(staff, family.id)).toEqual({ ok: true, value: "private" });
  expect(await visibilityOf(family.id)).toBe("private");
});

test("whoever asked to leave meanwhile is not published by an undo", async () => {
  const athlete = await aPublishedAthlete({ birthdate: yearsAgo(22), userId: (await aUser()).id });
  expectOk(await deleteAthlete(staff, athlete.id, REASON));
  await inTransaction(() => withdrawAll(athlete.userId!, [athlete.id]));
  expect(await restoreAthlete(staff, athlete.id)).toEqual({ ok: true, value: "private" });
});

test("what was private stays private, and what staff hid stays hidden until they show it", async () => {
  const never = await aFamily();
  expectOk(await deleteAthlete(staff, never.id, REASON));
  expect(await restoreAthlete(staff, never.id)).toEqual({ ok: true, value: "private" });

  const hidden = await aPublishedFamily();
  expectOk(await hide(staff, hidden.id, "Denúncia em análise."));
  expectOk(await deleteAthlete(staff, hidden.id, REASON));
  expect(await restoreAthlete(staff, hidden.id)).toEqual({ ok: true, value: "hidden" });
  expect(await show(staff, hidden.id, "Era engano.")).toEqual({ ok: true, value: "public" });
});

test("showing again publishes nothing that its people made private or that was private before", async () => {
  const revoked = await aPublishedFamily();
  expectOk(await hide(staff, revoked.id, REASON));
  expectOk(await decideConsent(revoked.guardian, revoked.id, "revoked", null));
  expectOk(await decideConsent(revoked.guardian, revoked.id, "granted", null));
  expect(await show(staff, revoked.id, "Conferido.")).toEqual({ ok: true, value: "private" });
  expect(await show(staff, revoked.id, "Conferido.")).toEqual({ ok: false, error: "not_hidden" });

  const never = await aFamily();
  expectOk(await hide(staff, never.id, REASON));
  expect(await show(staff, never.id, "Conferido.")).toEqual({ ok: true, value: "private" });
});

test("the reason of hiding is an erasable value, not part of the log", async () => {
  const { id } = await aPublishedFamily();
  expectOk(await hide(staff, id, "Telefone na foto."));
  const { rows } = await client().query<{ after: unknown }>(
    "select after from audit_values where data_subject_id = $1 order by audit_id desc limit 1",
    [id],
  );
  expect(rows[0]!.after).toEqual({ visibility: "hidden", reason: "Telefone na foto." });
});

test("what waited for the team is closed by a deletion and waits again, at its old place, after an undo", async () => {
  const family = await aFamily();
  expectOk(await decideConsent(family.guardian, family.id, "granted", null));
  const photo = await anItem({ ownerId: family.id, state: "staff" });
  await requestReview({ kind: "media", subjectId: photo, requestedBy: null });
  const before = [...(await waiting(family.id)), ...(await waiting(photo))];
  expect(before.map(({ kind }) => kind)).toEqual(["first_publication", "media"]);
  expectOk(await deleteAthlete(staff, family.id, REASON));
  expect([...(await waiting(family.id)), ...(await waiting(photo))]).toEqual([]);
  expectOk(await restoreAthlete(staff, family.id));
  expect([...(await waiting(family.id)), ...(await waiting(photo))]).toEqual(before);
});

test("many at once are answered one by one", async () => {
  const [one, two] = [await aPublishedFamily(), await aFamily()];
  const stranger = "00000000-0000-7000-8000-00000000dead";
  const ids = [two.id, stranger, "nada", one.id];
  const problemsOf = (outcomes: { result: { ok: boolean } }[]) => outcomes.map(({ result }) => result.ok);
  expect(problemsOf(await hideAll(staff, ids, REASON))).toEqual([true, false, false, true]);
  expect(problemsOf(await deleteAthletes(staff, ids, REASON))).toEqual([true, false, false, true]);
  expect(problemsOf(await deleteAthletes(staff, ids, REASON))).toEqual([false, false, false, false]);
  expect(problemsOf(await restoreAthletes(staff, ids))).toEqual([true, false, false, true]);
  expect(problemsOf(await restoreAthletes(staff, ids))).toEqual([false, false, false, false]);
});

test("nobody but staff hides, deletes or restores", async () => {
  const family = await aPublishedFamily();
  for (const actor of [VISITOR, family.athlete, family.guardian, memberOf(await aUser())]) {
    expect(await hide(actor, family.id)).toEqual({ ok: false, error: "not_found" });
    expect(await deleteAthlete(actor, family.id, REASON)).toEqual({ ok: false, error: "not_found" });
  }
  expectOk(await deleteAthlete(staff, family.id, REASON));
  for (const actor of [VISITOR, family.athlete, family.guardian])
    expect(await restoreAthlete(actor, family.id)).toEqual({ ok: false, error: "not_found" });
});
