import { expect, test } from "vitest";
import { undoDrawSchema } from "./draw-schema.ts";
import { revokeSchema } from "./decision-schema.ts";
import { correctionReasonSchema, entrySchema, signatureSchema, verdictSchema } from "./sheet-schema.ts";

const facts = {
  id: "0199d1a0-0000-7000-8000-000000000001",
  seq: 1,
  device: "phone",
  at: "2026-11-15T16:00:00Z",
  half: 1,
  minute: 0,
  added: null,
};
const isRead = (entry: object) => entrySchema.safeParse({ ...facts, ...entry }).success;

test("a text is as long as PostgreSQL counts it, so that emoji do not pass here and fail there", () => {
  const signer = { name: "José Luís", position: "árbitro" };
  expect(signatureSchema.safeParse(signer).success).toBe(true);
  expect(signatureSchema.safeParse({ ...signer, name: "😀" }).success).toBe(false);
  expect(signatureSchema.safeParse({ ...signer, position: "😀" }).success).toBe(false);
  const contest = (reason: string) =>
    verdictSchema.safeParse({ ...signer, verdict: "contested", reason }).success;
  expect([contest("😀😀😀"), contest("😀😀😀😀😀")]).toEqual([false, true]);
  for (const schema of [correctionReasonSchema, undoDrawSchema, revokeSchema])
    expect([
      schema.safeParse({ decisionId: "x", reason: "😀😀😀" }).success,
      schema.safeParse({ decisionId: "x", reason: "😀😀😀😀😀" }).success,
    ]).toEqual([false, true]);
});

test("half of an emoji is no text", () => {
  const remark = { kind: "remark", about: "pitch" };
  expect(isRead({ ...remark, text: "Campo 😀" })).toBe(true);
  expect(isRead({ ...remark, text: "Campo \ud83d" })).toBe(false);
  const card = { kind: "card", card: "red", side: "home", person: { row: facts.id } };
  expect(isRead({ ...card, reason: "\ude00" })).toBe(false);
});

test("a clock is read no finer than the sheet can print it", () => {
  const started = (clock: string) => isRead({ kind: "half_started", clock });
  expect(started("2026-11-15T16:00:00.123456789-03:00")).toBe(true);
  expect(started("2026-11-15T16:00:00.1234567891Z")).toBe(false);
});
