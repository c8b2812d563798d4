import { expect, test } from "vitest";
import type { ReviewPage } from "#server/moderation/moderation.server.ts";
import { reasonHint } from "./review-text.ts";
import { markedNote, toReviewView } from "./review-view.ts";

const AT = Temporal.Instant.from("2026-03-04T12:00:00Z");

const page: ReviewPage = {
  id: "019a0000-0000-7000-8000-000000000001",
  kind: "masked_contact",
  state: "open",
  reason: null,
  createdAt: AT,
  decidedAt: null,
  decidedBy: null,
  adjustable: true,
  lease: { mine: false, by: { name: null }, since: AT },
  signals: [],
  read: null,
  subject: {
    type: "masked_contact",
    title: "Clube do Teste",
    messages: [
      { id: "1", scoutName: "Ana", written: "Oi", masked: "Oi", state: "sent", createdAt: AT },
      { id: "2", scoutName: null, written: null, masked: null, state: "closed", createdAt: AT },
    ],
  },
  earlier: [
    { id: "2", kind: "report", state: "rejected", reason: "Não.", decidedAt: AT, decidedBy: { name: "Bia" } },
  ],
};

test("every instant of a review becomes text, however deep, and people and kinds get their words", () => {
  const view = toReviewView(page, () => "04/03/2026", AT.add({ minutes: 2 }));
  expect(view).toMatchObject({
    kindLabel: "Contato por fora",
    title: "Clube do Teste",
    createdAt: "04/03/2026",
    decidedAt: null,
    lease: { mine: false, by: "Alguém que saiu da equipe", since: "há 2 min" },
    decidedBy: null,
    subject: { messages: [{ createdAt: "04/03/2026" }, { createdAt: "04/03/2026" }] },
    earlier: [{ kindLabel: "Denúncia", decidedAt: "04/03/2026", decidedBy: "Bia" }],
  });
});

test("what was removed is called so", () => {
  expect(toReviewView({ ...page, subject: null }, String, AT).title).toBe("Já removido");
});

test("a passage is called marked only where the page marks one, and an adjustment only where one can be asked", () => {
  const reported = (about: string, adjustable: boolean) =>
    markedNote(
      toReviewView(
        {
          ...page,
          adjustable,
          subject: {
            type: "report",
            title: "Rui",
            subjectType: "athlete",
            thing: null,
            visibility: "public",
            scout: null,
            preview: { portrait: null, gallery: [], about },
            reports: [],
          },
        },
        String,
        AT,
      ),
    );
  expect(reported("Meu zap é (71) 99999-1234.", true)).toBe("Trecho marcado. Peça ajuste.");
  expect(reported("Meu zap é (71) 99999-1234.", false)).toBe("Trecho marcado.");
  expect(reported("Jogo na ponta.", true)).toBeNull();
  expect(markedNote(toReviewView(page, String, AT))).toBeNull();
});

test("words that are always needed are asked for as such", () => {
  expect(reasonHint("guardian_dispute")).toBe("Obrigatória. Os dois responsáveis recebem este texto.");
  expect(reasonHint("match_result")).toBe(
    "Obrigatória, menos para confirmar o placar. Os clubes recebem este texto.",
  );
});
