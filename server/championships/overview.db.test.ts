import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { now } from "#server/platform/clock.ts";
import { ownCounts } from "./overview.server.ts";
import { appendEntries } from "./sheets/entries.server.ts";
import { aMatch, aPhone, lineUp } from "./testing/a-match.ts";
import { closed } from "./testing/sheet-steps.ts";

beforeAll(() => configure());

test("a match is live once something of its play is written, and not by a line-up or by what was undone", async () => {
  const match = await aMatch();
  const { cup, organising, home, away } = match;
  await closed(await aMatch({ cup, home, away }));
  const counts = async () => expectOk(await ownCounts(organising, cup.championshipId));
  const note = aPhone();
  const write = async (...entries: ReturnType<typeof note>[]) =>
    expectOk(await appendEntries(organising, match.id, entries));
  await write(note(lineUp("home", home)));
  expect(await counts()).toMatchObject({ matches: 2, closed: 1, playing: 0 });
  const tooEarly = note({ kind: "half_started", clock: now().toString() });
  await write(tooEarly, note({ kind: "undo", of: tooEarly.id }));
  expect(await counts()).toMatchObject({ playing: 0 });
  await write(note({ kind: "half_started", clock: now().toString() }));
  expect(await counts()).toMatchObject({ playing: 1 });
});
