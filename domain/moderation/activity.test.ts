import { expect, test } from "vitest";
import { AUDIT_ACTIONS } from "#domain/audit/actions.ts";
import { ACTIVITY, describeActivity } from "./activity.ts";

test("every action that the audit log records has its sentence", () => {
  expect(Object.keys(ACTIVITY).toSorted()).toEqual(Object.keys(AUDIT_ACTIONS).toSorted());
});

test("a name goes where the sentence wants it; what is gone says so", () => {
  expect(describeActivity("athlete.hidden", "Kauã $& Ribeiro")).toBe("ocultou o perfil de Kauã $& Ribeiro");
  expect(describeActivity("athlete.hidden", null)).toBe("ocultou o perfil de (já removido)");
  expect(describeActivity("user.signed_up", "Ana")).toBe("criou a própria conta");
  expect(describeActivity("unheard.of", "Ana")).toBe("registrou “unheard.of” em Ana");
});
