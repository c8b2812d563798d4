import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "#domain/audit/actions.ts";
import { ACTIVITY, activityText, actorText } from "./activity-text.ts";

test("every action that the audit log records has its sentence", () => {
  expect(Object.keys(ACTIVITY).toSorted()).toEqual(Object.keys(AUDIT_ACTIONS).toSorted());
});

test("a name goes where the sentence wants it; what is gone says so", () => {
  const text = (action: string, subjectName: string | null, subjectType = "athlete") =>
    activityText({ action, subjectName, subjectType });
  expect(text("athlete.hidden", "Kauã $& Ribeiro")).toBe("ocultou o perfil de Kauã $& Ribeiro");
  expect(text("athlete.hidden", null)).toBe("ocultou o perfil de (já removido)");
  expect(text("user.signed_up", "Ana")).toBe("criou a própria conta");
  expect(text("unheard.of", "Ana")).toBe("registrou “unheard.of” em Ana");
});

test("a review is called by its kind and by its subject, where that has a name", () => {
  const text = (subjectType: string, subjectName: string | null) =>
    activityText({ action: "review.approved", subjectType, subjectName });
  expect(text("sponsor", "Marca Nova")).toBe("aprovou a revisão “Patrocinador: Marca Nova”");
  expect(text("report", null)).toBe("aprovou a revisão “Denúncia”");
});

test("the product itself and people who left have a name too", () => {
  expect(actorText({ actor: { name: "Ana" } })).toBe("Ana");
  expect(actorText({ actor: { name: null } })).toBe("Conta removida");
  expect(actorText({ actor: null })).toBe("Sistema");
});
