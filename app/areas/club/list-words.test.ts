import { expect, test } from "vitest";
import { toQuery } from "#domain/athletes/search-address.ts";
import { contactWords } from "./contact-hint.ts";
import { needAddress } from "./list-view.ts";
import { dayWords, noteByline } from "./list-words.ts";

const TODAY = Temporal.PlainDate.from("2026-11-16");
const at = (text: string) => Temporal.Instant.from(text);

test("days are said as people say them, by the clock of São Paulo", () => {
  expect(dayWords(at("2026-11-16T12:00:00Z"), TODAY)).toBe("hoje");
  expect(dayWords(at("2026-11-16T02:59:00Z"), TODAY)).toBe("ontem");
  expect(dayWords(at("2026-11-09T12:00:00Z"), TODAY)).toBe("09/11");
  expect(dayWords(at("2025-11-16T12:00:00Z"), TODAY)).toBe("16/11/2025");
});

test("a note says who, when and at which match", () => {
  const note = { author: "Renato Falcão", writtenAt: at("2026-11-02T12:00:00Z"), match: "Copa", minute: 61 };
  expect(noteByline(note, TODAY)).toBe("Renato, 02/11 · Copa, 61’");
  expect(noteByline({ ...note, author: null, match: null, minute: null }, TODAY)).toBe(
    "Alguém que saiu, 02/11",
  );
});

test("a need becomes the filters of search", () => {
  const need = {
    positions: ["Ponta-esquerda" as const],
    bornFrom: 2009,
    bornTo: 2011,
    foot: "Canhoto" as const,
  };
  const { searchParams } = new URL(needAddress(need), "https://example.com");
  expect(toQuery(searchParams, { place: null, today: TODAY })).toMatchObject({ query: need, problems: [] });
  expect(needAddress({ positions: [], bornFrom: null, bornTo: null, foot: null })).toBe("/club/buscar");
});

test("a card says where the contact stands, and for how many days", () => {
  const hint = (state: "sent" | "seen" | "accepted") => ({ state, askedAt: at("2026-11-12T12:00:00Z") });
  const minor = { minor: true, today: TODAY };
  expect(contactWords(hint("sent"), minor)?.text).toBe("Responsável ainda não leu · 4 de 30 dias");
  expect(contactWords(hint("seen"), minor)?.text).toBe(
    "Responsável leu e ainda não respondeu · 4 de 30 dias",
  );
  expect(contactWords(hint("accepted"), minor)?.text).toBe("Responsável aceitou conversar");
  expect(contactWords(hint("accepted"), { ...minor, minor: false })?.text).toBe("Atleta aceitou conversar");
  expect(contactWords(undefined, minor)).toBeNull();
});
