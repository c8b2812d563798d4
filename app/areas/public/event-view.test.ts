import { expect, test } from "vitest";
import { toEventView } from "./event-view.ts";

test("an event's day and hour are those of its venue, in words", () => {
  const event = {
    id: "e",
    title: "Copa",
    type: "campeonato" as const,
    startsAt: "2027-03-07T00:30:00Z",
    timeZone: "America/Recife",
    location: "Campo",
    city: "Recife",
    state: "PE" as const,
    description: null,
    maxParticipants: null,
    feeCents: 0,
    imageUrl: null,
    picture: null,
  };
  expect(toEventView(event)).toMatchObject({
    month: "março de 2027",
    date: "sábado, 6 de março de 2027",
    time: "21:30",
    address: "Campo, Recife, PE",
  });
  expect(toEventView({ ...event, location: "", city: null }).address).toBe("PE");
  expect(
    toEventView({ ...event, startsAt: "2027-04-01T04:30:00Z", timeZone: "America/Rio_Branco" }),
  ).toMatchObject({
    month: "março de 2027",
    date: "quarta-feira, 31 de março de 2027",
    time: "23:30",
  });
});
