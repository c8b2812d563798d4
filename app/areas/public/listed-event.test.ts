import { expect, test } from "vitest";
import { formatBRL } from "#domain/money.ts";
import type { EventCard } from "#server/events/events.server.ts";
import type { PlacesLeft } from "#server/registrations/places.server.ts";
import { toListedEvent } from "./listed-event.ts";

const NOW = Temporal.Instant.from("2026-11-14T12:00:00Z");
const EVENT = {
  startsAt: "2026-11-21T11:30:00Z",
  timeZone: "America/Bahia",
  location: "Campo",
  city: null,
  state: null,
  feeCents: 6000,
  maxParticipants: 40,
} as EventCard;
const category = (name: string) =>
  ({ kind: "category", name, bornFrom: 2011, size: null, left: null, waiting: 0 }) as const;
const PLACES = {
  all: { size: 40, left: 3, waiting: 0 },
  limits: [category("Sub-15"), category("Sub-17")],
  closed: null,
  openToAllAt: null,
} as unknown as PlacesLeft;

test("a card says for whom an event is and what it costs, and its state where one cannot simply register", () => {
  expect(toListedEvent(EVENT, PLACES, NOW)).toMatchObject({
    people: "Vagas para 40 atletas, Sub-15 e Sub-17",
    fee: formatBRL(6000),
    standing: null,
    takesTeams: false,
  });
  const full = { ...PLACES, all: { size: 1, left: 0, waiting: 4 }, limits: [] };
  expect(toListedEvent({ ...EVENT, feeCents: 0, maxParticipants: 1 }, full, NOW)).toMatchObject({
    people: "Vaga para 1 atleta",
    fee: "Gratuita",
    standing: { word: "Lotada" },
  });
  expect(toListedEvent(EVENT, { ...PLACES, closed: "takes_teams" }, NOW)).toMatchObject({
    standing: { word: "Inscrição por equipe" },
    takesTeams: true,
  });
});
