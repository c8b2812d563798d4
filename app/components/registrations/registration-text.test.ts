import { expect, test } from "vitest";
import { END_REASONS } from "#domain/registrations/states.ts";
import type { OwnRegistration } from "#server/registrations/own.server.ts";
import { changeText } from "./change-text.ts";
import { stateText, type Phrase } from "./state-text.ts";
import { whyText } from "./why-text.ts";

const at = (text: string) => Temporal.Instant.from(text);
const NOW = at("2026-11-14T22:00:00Z");
const ZONE = "America/Bahia";

function own(
  given: Partial<OwnRegistration>,
  athlete: Partial<OwnRegistration["athlete"]> = {},
): OwnRegistration {
  return {
    id: "1",
    athlete: { id: "2", name: "Bianca Vilela", self: true, minor: true, ...athlete },
    guardians: ["Rosângela Vilela"],
    state: "awaiting_guardian",
    stateAt: at("2026-11-14T12:00:00Z"),
    endReason: null,
    heldUntil: null,
    approved: false,
    category: "Sub-15",
    positionGroup: "Atacante",
    number: null,
    walkIn: false,
    why: null,
    entered: null,
    answer: null,
    change: null,
    event: {
      id: "3",
      title: "Peneira do Litoral",
      type: "peneira",
      startsAt: at("2026-11-21T11:30:00Z"),
      endsAt: null,
      timeZone: ZONE,
      location: "CT do Litoral",
      city: "Salvador",
      state: "BA",
      feeCents: 0,
      organiser: null,
      cancelled: false,
      cancelReason: null,
      held: false,
      gone: false,
      over: false,
    },
    may: {
      approve: false,
      accept: false,
      decline: false,
      acceptChange: false,
      leave: true,
      remind: false,
      register: false,
    },
    ...given,
  };
}

const said = (phrases: readonly Phrase[]) =>
  phrases.map((part) => (typeof part === "string" ? part : part.strong)).join("");
const text = (registration: OwnRegistration) => {
  const { title, body } = stateText(registration, NOW);
  return `${title}: ${said(body)}`;
};

test("an asking that waits says to the minor who has it, and to the guardian who asked", () => {
  const heldUntil = at("2026-11-18T23:00:00Z");
  expect(text(own({ heldUntil }))).toBe(
    "Espera o responsável: Rosângela recebeu o pedido em 14/11. A vaga fica guardada até 18/11, 20:00.",
  );
  expect(text(own({ heldUntil, guardians: ["Rosângela V", "Nilo V"] }))).toContain(
    "Rosângela e Nilo receberam o pedido",
  );
  const { may } = own({});
  expect(text(own({ heldUntil, may: { ...may, approve: true } }, { self: false }))).toBe(
    "Espera a sua decisão: Bianca pediu em 14/11. A vaga fica guardada até 18/11, 20:00.",
  );
});

test("a place that opened is the reader's until a moment, or the guardian's to answer", () => {
  const heldUntil = at("2026-11-15T21:00:00Z");
  const { may } = own({});
  const offered = { state: "offered" as const, heldUntil };
  expect(text(own({ ...offered, may: { ...may, accept: true } }, { minor: false }))).toBe(
    "Abriu uma vaga para você: É sua até amanhã, 18:00. Depois passa ao próximo.",
  );
  expect(text(own({ ...offered, may: { ...may, accept: true } }, { self: false }))).toBe(
    "Abriu uma vaga para Bianca: Está guardada até amanhã, 18:00. Depois passa ao próximo.",
  );
  expect(text(own(offered))).toContain("Rosângela decide até amanhã, 18:00.");
  expect(text(own({ ...offered, guardians: ["Rosângela V", "Davi V"] }))).toContain(
    "Rosângela e Davi decidem até amanhã, 18:00.",
  );
});

test("whoever waits reads what is full and who comes before them", () => {
  const why = {
    full: [{ kind: "category" as const, name: "Sub-17" }],
    ahead: { subscribers: 2, others: 1 },
    place: 4,
  };
  expect(text(own({ state: "waiting", why, approved: true }))).toBe(
    "Lista de espera · 4ª: Sub-17 está lotada. Antes de você: 2 assinantes e 1 inscrição mais antiga.",
  );
  expect(text(own({ state: "waiting", why }))).toContain("Falta o sim de Rosângela.");
  const free = { subscribers: 0, others: 0 };
  expect(whyText({ full: [{ kind: "total" }], ahead: free }, null)).toBe(
    "O evento está lotado. A próxima vaga é sua.",
  );
  expect(whyText({ full: [{ kind: "reserved" }], ahead: free }, "Bianca")).toBe(
    "As vagas que restam são de assinantes. A próxima vaga é de Bianca.",
  );
  expect(whyText({ full: [{ kind: "position", name: "Goleiro" }], ahead: free }, null)).toContain(
    "As vagas de goleiros acabaram.",
  );
});

test("every end has words, and a cancelled or finished event comes first", () => {
  for (const endReason of END_REASONS)
    for (const self of [true, false]) {
      const { title, body } = stateText(own({ state: "cancelled", endReason }, { self }), NOW);
      expect(title).not.toBe("");
      expect(said(body)).toMatch(/\.$/);
    }
  const { event } = own({});
  expect(text(own({ state: "confirmed", event: { ...event, cancelled: true } }))).toContain(
    "Evento cancelado",
  );
  expect(text(own({ state: "confirmed", number: 7, event: { ...event, over: true } }))).toBe(
    "O evento aconteceu: Em 21/11, com o número 7.",
  );
  const refused = own({ state: "declined", endReason: "guardian_declined" }, { self: false });
  expect(text(refused)).toBe("Não autorizada: A família não autorizou em 14/11.");
  expect(text({ ...refused, athlete: { ...refused.athlete, self: true } })).toBe(
    "Não autorizada: Rosângela não autorizou em 14/11. Só o responsável pode pedir de novo.",
  );
  expect(text(own({ state: "cancelled", endReason: "left" }, { minor: false }))).toBe(
    "Cancelada: Você saiu em 14/11.",
  );
});

test("whoever is in reads when, by the venue's clock, and not that a code is to be shown", () => {
  const inside = { state: "confirmed" as const, number: 7, entered: at("2026-11-14T11:12:00Z") };
  expect(text(own(inside))).toBe("Entrou às 08:12: Seu ingresso foi lido na entrada. Número 7.");
  expect(text(own(inside, { self: false }))).toBe(
    "Entrou às 08:12: O ingresso de Bianca foi lido na entrada. Número 7.",
  );
  expect(text(own({ ...inside, entered: at("2026-11-13T11:12:00Z") }))).toContain("Entrou em 13/11, 08:12");
  const { event } = own({});
  expect(text(own({ ...inside, event: { ...event, over: true } }))).toBe(
    "O evento aconteceu: Em 21/11, com o número 7. Entrou às 08:12.",
  );
});

test("a change says only what is different", () => {
  const facts = {
    startsAt: "2026-11-21T11:30:00Z",
    endsAt: null,
    location: "CT do Litoral",
    city: "Salvador",
    state: "BA",
    feeCents: 0,
  };
  const change = (after: Partial<typeof facts>) =>
    said(changeText({ id: "1", before: facts, after: { ...facts, ...after } }, ZONE)).trim();
  expect(change({ startsAt: "2026-11-28T11:30:00Z" })).toBe("De 21/11 para 28/11, 08:30.");
  expect(change({ startsAt: "2026-11-21T12:30:00Z" })).toBe("De 21/11, 08:30 para 21/11, 09:30.");
  expect(change({ location: "Campo da Várzea" })).toBe("O local agora é Campo da Várzea, Salvador, BA.");
  expect(change({ feeCents: 3000 })).toBe("Era gratuita, e agora a taxa é R$ 30,00.");
});
