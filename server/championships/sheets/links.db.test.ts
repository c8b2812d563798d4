import { beforeAll, expect, test } from "vitest";
import type { SheetEntry } from "#domain/championships/sheet-entries.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { client } from "#server/platform/database/database.ts";
import { aMatch, aPhone } from "../testing/a-match.ts";
import { REFEREE, HERE, tokenOf, stateOf, wholeMatch } from "../testing/sheet-steps.ts";
import { closeSheet } from "./closing.server.ts";
import { appendEntries } from "./entries.server.ts";
import { linksOf, makeLink, revokeLink } from "./links.server.ts";
import { sheetAtDesk, sheetFor } from "./sheet-view.server.ts";

beforeAll(() => configure());

test("a link opens three hours before kick-off and says so before", async () => {
  const kickOff = now().add({ hours: 5 });
  const match = await aMatch({ kickOff });
  const token = await tokenOf(match, "referee");
  expect(await sheetFor(HERE, token)).toMatchObject({ ok: false, error: { code: "too_early" } });
  const entry = aPhone()({ kind: "remark", about: "pitch", text: "Campo molhado." });
  expect(await appendEntries({ token }, null, [entry])).toMatchObject({ error: { code: "too_early" } });
  await client().query(
    "update championship_matches set kick_off = now() + interval '2 hours' where id = $1",
    [match.id],
  );
  expect((await sheetFor(HERE, token)).ok).toBe(true);
  await client().query("update championship_matches set kick_off = null where id = $1", [match.id]);
  expect(await sheetFor(HERE, token)).toMatchObject({ error: { code: "no_kick_off" } });
});

test("a link whose match lost a side says so, to the page and to the phone that wrote on it", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  await client().query("update championship_matches set away_team_id = null where id = $1", [match.id]);
  const noTeams = { ok: false, error: { code: "no_teams" } };
  expect(await sheetFor(HERE, token)).toEqual(noTeams);
  const entry = aPhone()({ kind: "remark", about: "pitch", text: "Campo molhado." });
  expect(await appendEntries({ token }, null, [entry])).toEqual(noTeams);
});

test("a match that is moved while its sheet is open goes on", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const entries = wholeMatch(match);
  expectOk(await appendEntries({ token }, null, entries.slice(0, 3)));
  await client().query("update championship_matches set kick_off = now() + interval '9 days' where id = $1", [
    match.id,
  ]);
  expect(expectOk(await appendEntries({ token }, null, entries)).accepted).toHaveLength(entries.length);
  expectOk(await closeSheet({ token }, null, { ...REFEREE, confirmed: false }));
});

test("an address that does not exist is not found, and guessing ends", async () => {
  const address = "203.0.113.77";
  for (let tries = 0; tries < 30; tries += 1)
    expect(await sheetFor({ address }, `guess-guess-${tries}`)).toEqual({
      ok: false,
      error: { code: "not_found" },
    });
  expect(await sheetFor({ address }, "guess-guess-31")).toMatchObject({ error: { code: "too_many" } });
  const match = await aMatch();
  expect((await sheetFor({ address }, await tokenOf(match, "referee"))).ok).toBe(true);
});

test("what was written before a link was revoked comes late and is marked, what came after is refused", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  const note = aPhone();
  const before = note(
    { kind: "remark", about: "pitch", text: "Campo molhado." },
    { at: now().subtract({ minutes: 5 }).toString() },
  );
  expectOk(await revokeLink(match.organising, match.id, "referee"));
  const after = note(
    { kind: "remark", about: "other", text: "Depois." },
    { at: now().add({ minutes: 1 }).toString() },
  );
  const answer = expectOk(await appendEntries({ token }, null, [before, after]));
  expect(answer.accepted).toEqual([before.id]);
  expect(answer.refused).toEqual([{ id: after.id, code: "revoked" }]);
  expect(expectOk(await sheetAtDesk(match.organising, match.id)).log).toMatchObject([{ late: true }]);
  expect(await sheetFor(HERE, token)).toMatchObject({ error: { code: "revoked" } });
  expect(expectOk(await linksOf(match.organising, match.id))).toEqual([]);
});

test("a link that is over tells nothing of the log, whatever is sent under it", async () => {
  const match = await aMatch();
  const [referee, home] = [await tokenOf(match, "referee"), await tokenOf(match, "home")];
  const note = aPhone();
  const told = async (token: string, entries: SheetEntry[] = []) =>
    expectOk(await appendEntries({ token }, null, entries)).log.length;
  const entries = wholeMatch(match, note);
  expect(await told(referee, entries)).toBe(entries.length);
  const fresh = await tokenOf(match, "referee");
  const before = now().subtract({ minutes: 5 }).toString();
  const late = note({ kind: "remark", about: "pitch", text: "Campo molhado." }, { at: before });
  expect([await told(referee), await told(referee, [late]), await told(referee, [late])]).toEqual([0, 0, 0]);
  expect(await told(fresh)).toBe(entries.length + 1);

  expectOk(await closeSheet({ token: fresh }, null, { ...REFEREE, confirmed: true }));
  expect(await told(fresh, [entries[0]!])).toBe(0);
  // A team has some days to answer, and compares with the log until then.
  expect(await told(home)).toBeGreaterThan(0);
  await client().query(
    "update championship_matches set closed_at = now() - interval '40 days' where id = $1",
    [match.id],
  );
  expect(await told(home)).toBe(0);
  expectOk(await revokeLink(match.organising, match.id, "home"));
  expect(await told(home)).toBe(0);
  expect(expectOk(await appendEntries(match.organising, match.id, [])).log).toHaveLength(entries.length + 1);
});

test("a new link ends the one before it, and the organiser can show it again", async () => {
  const match = await aMatch();
  const old = await tokenOf(match, "referee");
  const fresh = await tokenOf(match, "referee");
  expect(await sheetFor(HERE, old)).toMatchObject({ error: { code: "revoked" } });
  const shown = expectOk(await linksOf(match.organising, match.id));
  expect(shown.map(({ role, url }) => [role, url.split("/").at(-1)])).toEqual([["referee", fresh]]);
  const stranger = (await aMatch()).organising;
  expect(await linksOf(stranger, match.id)).toEqual({ ok: false, error: "not_found" });
  expect(await makeLink(stranger, match.id, "home")).toEqual({ ok: false, error: "not_found" });
  expect(await sheetAtDesk(stranger, match.id)).toEqual({ ok: false, error: "not_found" });
});

test("of a link that was revoked before it opened nothing is taken, whatever its phone says of the time", async () => {
  const match = await aMatch({ kickOff: now().add({ hours: 30 }) });
  const token = await tokenOf(match, "referee");
  expectOk(await revokeLink(match.organising, match.id, "referee"));
  await client().query("update match_links set revoked_at = now() - interval '2 days' where match_id = $1", [
    match.id,
  ]);
  const remark = (at: Temporal.Instant) =>
    aPhone()({ kind: "remark", about: "other", text: "Observação." }, { at: at.toString() });
  const refusals = async (hoursAgo: number) =>
    expectOk(await appendEntries({ token }, null, [remark(now().subtract({ hours: hoursAgo }))])).refused.map(
      ({ code }) => code,
    );
  expect(await refusals(49)).toEqual(["revoked"]);
  expect(await stateOf(match)).toMatchObject({ state: "planned", sheet_version: 0 });
  // Also when the match is played later, under another link.
  await client().query("update championship_matches set kick_off = now() where id = $1", [match.id]);
  expectOk(await appendEntries(match.organising, match.id, wholeMatch(match)));
  expect([await refusals(49), await refusals(1)]).toEqual([["revoked"], ["revoked"]]);
});

test("of a revoked link counts what was written while it was open, and not what was written before", async () => {
  const match = await aMatch();
  const token = await tokenOf(match, "referee");
  expectOk(await revokeLink(match.organising, match.id, "referee"));
  const remark = (minutesAgo: number) =>
    aPhone()(
      { kind: "remark", about: "other", text: "Observação." },
      { at: now().subtract({ minutes: minutesAgo }).toString() },
    );
  const [early, open] = [remark(3 * 60), remark(60)];
  const answer = expectOk(await appendEntries({ token }, null, [early, open]));
  expect(answer).toMatchObject({ accepted: [open.id], refused: [{ id: early.id, code: "revoked" }] });
});
