import { expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { recent } from "#server/platform/audit/audit.ts";
import {
  addQuestion,
  changeQuestion,
  deleteQuestion,
  moveQuestion,
  publishedQuestions,
  questionsForStaff,
  readQuestion,
  restoreQuestion,
} from "./questions.server.ts";

const asked = async () => (await publishedQuestions()).map(({ question }) => question);
const input = (question: string, published = true) => ({
  question,
  answer: "Uma resposta de teste.",
  published,
});

test("a new database has the six questions of the product, in their order", async () => {
  const questions = await asked();
  expect(questions).toHaveLength(6);
  expect(questions[0]).toBe("Como funciona o período grátis?");
  expect(questions.at(-1)).toBe("Como sei que uma peneira é verdadeira?");
});

test("a question stands last until it is moved, and a draft is read by staff only", async () => {
  const before = await asked();
  const { id } = expectOk(await addQuestion(SYSTEM, input("Vocês têm aplicativo?")));
  const draft = expectOk(await addQuestion(SYSTEM, input("Ainda em rascunho?", false)));
  expect(await asked()).toEqual([...before, "Vocês têm aplicativo?"]);
  expectOk(await moveQuestion(SYSTEM, id, "up"));
  expect((await asked()).indexOf("Vocês têm aplicativo?")).toBe(before.length - 1);
  // The last one has nowhere to go.
  expectOk(await moveQuestion(SYSTEM, draft.id, "down"));
  expect((await questionsForStaff(SYSTEM)).live.at(-1)?.id).toBe(draft.id);
});

test("two who move at once leave no two questions in one place", async () => {
  const { live } = await questionsForStaff(SYSTEM);
  await Promise.all(live.slice(1, 4).map(({ id }) => moveQuestion(SYSTEM, id, "up")));
  const places = (await questionsForStaff(SYSTEM)).live.map(({ position }) => position);
  expect(new Set(places).size).toBe(places.length);
});

test("a change keeps what was said before; another tab's later change is not overwritten", async () => {
  const { id } = expectOk(await addQuestion(SYSTEM, input("Pergunta que muda?")));
  const { question } = (await readQuestion(SYSTEM, id))!;
  const changed = { ...input("Pergunta que muda?"), answer: "Outra resposta." };
  expectOk(await changeQuestion(SYSTEM, id, changed, question.updatedAt));
  expect((await readQuestion(SYSTEM, id))!.earlier).toMatchObject([
    { before: { answer: "Uma resposta de teste." } },
  ]);
  expect(await changeQuestion(SYSTEM, id, input("Escrita na outra aba?"), question.updatedAt)).toMatchObject({
    error: { code: "changed_meanwhile", current: { answer: "Outra resposta." } },
  });
});

test("a deleted question comes back, last", async () => {
  const [first] = (await questionsForStaff(SYSTEM)).live;
  expectOk(await deleteQuestion(SYSTEM, first!.id));
  expect(await asked()).not.toContain(first!.question);
  expectOk(await restoreQuestion(SYSTEM, first!.id));
  expect((await asked()).at(-1)).toBe(first!.question);
  expect((await recent({ limit: 2 })).map(({ action }) => action)).toEqual(["faq.restored", "faq.deleted"]);
});

test("nobody else edits questions", async () => {
  const [first] = (await questionsForStaff(SYSTEM)).live;
  expect(await addQuestion(VISITOR, input("Posso?????"))).toEqual({ ok: false, error: "not_allowed" });
  for (const act of [deleteQuestion, restoreQuestion])
    expect(await act(VISITOR, first!.id)).toEqual({ ok: false, error: "not_found" });
  expect(await moveQuestion(VISITOR, first!.id, "up")).toEqual({ ok: false, error: "not_found" });
  expect(await changeQuestion(VISITOR, first!.id, input("Posso?????"), first!.updatedAt)).toEqual({
    ok: false,
    error: "not_found",
  });
  expect(await readQuestion(VISITOR, first!.id)).toBeNull();
  expect(await deleteQuestion(SYSTEM, "nada")).toEqual({ ok: false, error: "not_found" });
});
