import { beforeAll, expect, test } from "vitest";
import { expectOk } from "#domain/result.ts";
import { sheetAtDesk } from "#server/championships/sheets/sheet-view.server.ts";
import { aMatch } from "#server/championships/testing/a-match.ts";
import { closed, type Match } from "#server/championships/testing/sheet-steps.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { answerMatchForm } from "./match-action.ts";

beforeAll(() => configure());

async function corrected({ organising, id }: Match, kicks: Record<string, string>) {
  const form = new FormData();
  const fields = { intent: "corrigir", reason: "Faltaram os pênaltis", ...kicks };
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  const read = async () => expectOk(await sheetAtDesk(organising, id));
  const answer = await answerMatchForm({ organising, sheet: await read(), form });
  return { answer, sheet: await read() };
}

test("one correction adds a whole series of kicks, and asks the teams once", async () => {
  const { sheet } = await corrected(await closed(await aMatch()), { "kicks-home": "4", "kicks-away": "3" });
  expect(sheet.result?.kicks).toEqual({ home: 4, away: 3 });
  expect(sheet.corrections).toHaveLength(1);
});

test.each(["-1", "31", "1.5", "dois"])(
  "%s is no number of kicks, and nothing is corrected",
  async (typed) => {
    const { answer, sheet } = await corrected(await closed(await aMatch()), { "kicks-home": typed });
    expect(answer).toMatchObject({
      data: {
        fields: { "kicks-home": "Escreva um número de 0 a 30." },
        typed: { "kicks-home": typed, "kicks-away": "" },
      },
    });
    expect(sheet.corrections).toEqual([]);
  },
);
