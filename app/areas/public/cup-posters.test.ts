import { expect, test } from "vitest";
import { standingsPoster } from "./cup-posters.ts";

type Cup = Parameters<typeof standingsPoster>[0];

/** As far as the picture reads it. */
const cup = ({ event = {}, hidden = false }: { event?: object; hidden?: boolean }) =>
  ({
    event: { title: "Copa Serra", city: "Blumenau", state: "SC", cancelled: false, held: false, ...event },
    championship: { status: "ongoing", timeZone: "America/Sao_Paulo" },
    competition: {
      name: "Sub-17",
      hidden,
      view: { tables: [], champion: { name: "Vale Verde" } },
      matches: [],
    },
  }) as unknown as Cup;

test("a championship that was cancelled or is held says so on its picture before who won it", () => {
  const stateOf = (event: object) => standingsPoster(cup({ event }))?.state;
  expect(stateOf({})).toBe("Campeão: Vale Verde");
  expect(stateOf({ held: true })).toBe("Suspenso");
  expect(stateOf({ cancelled: true, held: true })).toBe("Cancelado");
  expect(standingsPoster(cup({ hidden: true }))).toBeNull();
});
