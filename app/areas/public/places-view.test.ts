import { expect, test } from "vitest";
import type { EventDetail } from "#server/events/events.server.ts";
import type { PlacesLeft } from "#server/registrations/places.server.ts";
import { placesView } from "./places-view.ts";

const at = (text: string) => Temporal.Instant.from(text);
const NOW = at("2026-11-14T12:00:00Z");
const EVENT = { timeZone: "America/Bahia", cancelled: false, held: false, over: false } as EventDetail;
const PLACES: PlacesLeft = {
  all: { size: 60, left: 20, waiting: 7 },
  leftForAll: 10,
  limits: [
    { kind: "category", name: "Sub-15", bornFrom: 2011, size: 30, left: 12, waiting: 0 },
    { kind: "category", name: "Sub-17", bornFrom: 2009, size: 30, left: 0, waiting: 7 },
    { kind: "position", name: "Goleiro", bornFrom: null, size: 6, left: 1, waiting: 0 },
  ],
  reserved: { size: 10, until: at("2026-11-17T02:59:00Z") },
  closed: null,
  openToAllAt: null,
  deadline: at("2026-11-21T11:30:00Z"),
};
const view = (places: Partial<PlacesLeft> = {}, event: Partial<EventDetail> = {}) =>
  placesView({ ...PLACES, ...places }, { ...EVENT, ...event }, NOW);

test("each limit says what is left, or that it is full and how many wait", () => {
  const { rows, reserved } = view();
  expect(rows.map(({ label, strong, rest, taken }) => [label, strong + rest, taken])).toEqual([
    ["Sub-15", "12 de 30 livres", 60],
    ["Sub-17", "lotada · 7 na espera", 100],
    ["Goleiros", "1 de 6 livre", 83],
    ["No total", "20 de 60 livres", 67],
  ]);
  expect(reserved).toBe("10 vagas são reservadas a assinantes até 16/11.");
});

test("who waits for a place without a plan is said where only kept places are left", () => {
  expect(view({ leftForAll: 0 }).rows.at(-1)!.rest).toBe(" de 60 livres · 7 na espera");
});

test("a category without a number of its own is full with the event", () => {
  const limits = [
    { kind: "category", name: "Sub-15", bornFrom: 2011, size: null, left: null, waiting: 2 },
  ] as const;
  const said = (left: number) => {
    const [row] = view({ limits: [...limits], all: { size: 60, left, waiting: 2 } }).rows;
    return row!.strong + row!.rest;
  };
  expect(said(3)).toBe("aberta enquanto houver vaga");
  expect(said(0)).toBe("lotada · 2 na espera");
});

test.each(["cancelled", "held", "over"] as const)("an event that is %s shows no places", (what) => {
  expect(view({}, { [what]: true }).rows).toEqual([]);
});

test("the badge says whether one can still register", () => {
  const word = (places?: Partial<PlacesLeft>, event?: Partial<EventDetail>) =>
    view(places, event).standing.word;
  expect(word()).toBe("Inscrições abertas");
  expect(word({ all: { size: 60, left: 0, waiting: 7 } })).toBe("Lotada");
  expect(word({ closed: "deadline_over" })).toBe("Inscrições encerradas");
  expect(word({ closed: "takes_teams" })).toBe("Inscrição por equipe");
  expect(word({ openToAllAt: at("2026-11-16T23:00:00Z") })).toBe("Só assinantes por enquanto");
  expect(word({ closed: "held" }, { held: true })).toBe("Suspenso");
  expect(word({ closed: "not_open" }, { cancelled: true })).toBe("Cancelado");
  expect(word({}, { over: true })).toBe("Encerrado");
  expect(view({ closed: "deadline_over" }).open).toBe(false);
});

test("a championship says whether it is being played, and takes teams only while one can enter", () => {
  const said = (cup: Parameters<typeof placesView>[3], event: Partial<EventDetail> = {}) => {
    const { standing, takesTeams } = placesView(
      { ...PLACES, closed: "takes_teams" },
      { ...EVENT, ...event },
      NOW,
      cup,
    );
    return [standing.word, takesTeams];
  };
  expect(said({ status: "upcoming", takesTeams: true })).toEqual(["Inscrição por equipe", true]);
  expect(said({ status: "upcoming", takesTeams: false })).toEqual(["Inscrições encerradas", false]);
  expect(said({ status: "upcoming", takesTeams: true }, { over: true })).toEqual(["Encerrado", false]);
  expect(said({ status: "ongoing", takesTeams: false }, { over: true })).toEqual(["Em Andamento", false]);
  expect(said({ status: "finished", takesTeams: false }, { over: true })).toEqual(["Finalizado", false]);
  expect(said({ status: "ongoing", takesTeams: false }, { held: true })).toEqual(["Suspenso", false]);
});
