import { expect, test } from "vitest";
import type { RegisterProblem } from "#server/registrations/register.server.ts";
import { problemText, type ProblemFacts } from "./problem-text.ts";

const FACTS: ProblemFacts = {
  eventId: "e",
  who: null,
  athleteId: "a",
  categories: ["Sub-15: nascidos de 2011 em diante"],
  opensToAll: "16/11, 20:00",
  over: false,
  cancelReason: null,
};
const text = (code: Exclude<RegisterProblem["code"], "too_many">, given: Partial<ProblemFacts> = {}) =>
  problemText({ code }, { ...FACTS, ...given });

test("every refusal has a sentence and, where there is one, the way out", () => {
  for (const code of [
    "not_found",
    "not_open",
    "held",
    "takes_teams",
    "deadline_over",
    "subscribers_first",
    "no_walk_ins",
    "full",
    "birthdate_missing",
    "position_missing",
    "other_modality",
    "no_category",
    "guardian_missing",
    "already_registered",
    "guardian_declined",
  ] as const) {
    const { title, body, link } = text(code);
    expect(title).not.toBe("");
    expect(body).toMatch(/\.$/);
    expect(link?.to).toMatch(/^\//);
  }
  expect(problemText({ code: "too_many", retryAfterSeconds: 120 }, FACTS).body).toContain("2 minutos");
});

test("the athlete is sent to the profile, the guardian to the athlete", () => {
  expect(text("position_missing").link?.to).toBe("/athlete/dashboard?editar=esportivos");
  const asked = text("position_missing", { who: "Bianca" });
  expect(asked.link?.to).toBe("/responsavel/atleta/a");
  expect(asked.body).toMatch(/^Peça a Bianca: diga no perfil/);
  expect(text("already_registered", { who: "Bianca" }).title).toBe("Bianca já tem inscrição neste evento");
});

test("who is too old reads the birth years, and who has no plan when it opens", () => {
  expect(text("no_category").body).toBe("O evento recebe Sub-15: nascidos de 2011 em diante.");
  expect(text("subscribers_first").body).toContain("abrem para todos em 16/11, 20:00");
  expect(text("subscribers_first").link?.to).toBe("/planos");
});

test("an event that is over, or cancelled, is said to be so", () => {
  expect(text("deadline_over").body).toContain("No dia, quem organiza pode receber quem vier");
  expect(text("deadline_over", { over: true })).toMatchObject({ title: "O evento já aconteceu" });
  expect(text("not_open", { cancelReason: "O campo alagou." })).toMatchObject({
    title: "O evento foi cancelado",
    body: "Ninguém precisa ir. O motivo: O campo alagou.",
    link: { to: "/campeonatos" },
  });
});
