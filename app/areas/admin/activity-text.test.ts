import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "#domain/audit/actions.ts";
import { REVIEW_KINDS } from "#domain/moderation/review-kinds.ts";
import { ACTIVITY, actionText, activityText, actorText, subjectText } from "./activity-text.ts";

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

test("the file of the log calls actions and what they are about by words, not by their codes", () => {
  for (const [action, subjectType] of Object.entries(AUDIT_ACTIONS)) {
    expect(actionText({ action }), action).toMatch(/^\p{Lu}/u);
    // Others are told with each entry: the kind of a review, or what a note is about.
    if (subjectType) expect(subjectText({ action, subjectType }), subjectType).toMatch(/^\p{Lu}/u);
  }
  for (const subjectType of REVIEW_KINDS)
    expect(subjectText({ action: "review.approved", subjectType })).toMatch(/^\p{Lu}/u);
  expect(subjectText({ action: "event.cancelled", subjectType: "event" })).toBe("Eventos");
  expect(subjectText({ action: "review.approved", subjectType: "event" })).toBe("Evento");
});

test("the product itself and people who left have a name too", () => {
  expect(actorText({ actor: { name: "Ana" } })).toBe("Ana");
  expect(actorText({ actor: { name: null } })).toBe("Conta removida");
  expect(actorText({ actor: null })).toBe("Sistema");
});
