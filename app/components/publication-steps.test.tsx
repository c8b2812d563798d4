import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { PublicationState } from "#domain/athletes/publication.ts";
import { PublicationSteps } from "./publication-steps.tsx";

const read = (state: PublicationState, reader: "athlete" | "guardian" = "athlete") =>
  renderToStaticMarkup(
    <PublicationSteps state={state} reader={reader} reminder="Oi! Falta a sua autorização." />,
  ).replaceAll(/<[^>]+>/g, " ");

test("an athlete reads who has done their part and who is waited for", () => {
  expect(read("guardian_invited")).toMatch(/Você\s+: feito.*Responsável\s+: falta agora.*equipe\s+: depois/s);
  expect(read("in_review")).toMatch(/Responsável\s+: feito.*equipe\s+: falta agora/s);
  expect(read("guardian_missing")).toMatch(/Você\s+: falta agora/);
});

test("only while the guardian is waited for there is a reminder to send", () => {
  expect(read("guardian_deciding")).toContain("Lembrar pelo WhatsApp");
  expect(read("in_review")).not.toContain("Lembrar pelo WhatsApp");
});

test("the guardian reads the same from their side", () => {
  expect(read("guardian_deciding", "guardian")).toMatch(/Atleta\s+: feito.*Você\s+: falta agora/s);
});

test("who is on the air waits for nobody", () => {
  expect(read("public")).toBe("");
});
