import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { decide, revokeDecision } from "../decisions/decisions.server.ts";
import { aMatch } from "../testing/a-match.ts";
import { closed, COACH, HERE, tokenOf } from "../testing/sheet-steps.ts";
import { sheetFor } from "./sheet-view.server.ts";
import { signSheet } from "./signing.server.ts";

beforeAll(() => configure());

const ACCEPTED = { ...COACH, verdict: "accepted", reason: null } as const;

/** A match that a decision gave to the home team before anybody played it. */
async function anAwardedMatch() {
  const match = await aMatch();
  const { categoryId } = match.cup;
  await client().query("update championship_categories set drawn_at = now() where id = $1", [categoryId]);
  const { id: decision } = expectOk(
    await decide(match.organising, categoryId, {
      kind: "awarded",
      matchId: match.id,
      award: { walkover: null, score: { home: 3, away: 0 } },
      reason: "O campo foi interditado",
      document: null,
    }),
  );
  return { match, decision };
}

test("nobody signs a match that a decision ended before it was played, and its page has the result", async () => {
  const { match } = await anAwardedMatch();
  const token = await tokenOf(match, "home");
  expect(expectOk(await sheetFor(HERE, token))).toMatchObject({ version: 0, result: { homeGoals: 3 } });
  expect(await signSheet(token, ACCEPTED)).toEqual({ ok: false, error: { code: "not_played" } });
});

test("what was signed of an awarded match says nothing of the sheet that is played after the award", async () => {
  const { match, decision } = await anAwardedMatch();
  // As it was possible before.
  await client().query(
    `insert into sheet_signatures (match_id, role, verdict, name, position)
     values ($1, 'home', 'accepted', 'Paula Brandão', 'comissão')`,
    [match.id],
  );
  expectOk(await revokeDecision(match.organising, decision, "O campo foi liberado"));
  await closed(match);
  expectOk(await signSheet(await tokenOf(match, "home"), ACCEPTED));
});
