import { expect, test } from "vitest";
import { standingOf } from "./event-words.ts";

const EVENT = { approval: "approved", held: false, hidden: false, over: false } as const;

test("an approved event is in the calendar until it is over", () => {
  expect(standingOf(EVENT).word).toBe("No calendário");
  expect(standingOf({ ...EVENT, over: true }).word).toBe("Aconteceu");
});

test("what never took place did not happen, and what staff decided comes first", () => {
  expect(standingOf({ ...EVENT, over: true, approval: "cancelled" }).word).toBe("Cancelado");
  expect(standingOf({ ...EVENT, over: true, approval: "pending" }).word).toBe("Aguardando aprovação");
  expect(standingOf({ ...EVENT, over: true, held: true }).word).toBe("Suspenso");
  expect(standingOf({ ...EVENT, held: true, hidden: true }).word).toBe("Oculto pela equipe");
});
