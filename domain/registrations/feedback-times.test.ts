import { expect, test } from "vitest";
import { countdownWords, daysLeft, isOverdue, owedWords, reminderDue, remindsAt } from "./feedback-times.ts";
import { feedbackDueAt, type EventTimes } from "./times.ts";

const at = (text: string) => Temporal.Instant.from(text);
/** Ends on 21/11 at 22:00 in Rio Branco, which is 03:00 of the next day in UTC. */
const trial: EventTimes = {
  startsAt: at("2026-11-21T17:00:00-05:00"),
  endsAt: at("2026-11-21T22:00:00-05:00"),
  registrationEndsAt: null,
  timeZone: "America/Rio_Branco",
  feedbackDays: 7,
};

test("days are counted by the venue's calendar, until the end of the last one", () => {
  expect(String(feedbackDueAt(trial))).toBe("2026-11-29T04:59:00Z");
  expect(daysLeft(trial, at("2026-11-23T12:00:00-05:00"))).toBe(5);
  expect(daysLeft(trial, at("2026-11-28T23:59:59-05:00"))).toBe(0);
  expect(isOverdue(trial, at("2026-11-28T23:59:59-05:00"))).toBe(false);
  expect(isOverdue(trial, at("2026-11-29T00:00:00-05:00"))).toBe(true);
  expect(daysLeft(trial, at("2026-11-29T00:00:00-05:00"))).toBe(-1);
});

test("the countdown says how long, or how late", () => {
  expect(countdownWords(5)).toEqual({ number: "5", text: "dias para responder a todos" });
  expect(countdownWords(1)).toEqual({ number: "1", text: "dia para responder a todos" });
  expect(countdownWords(0)).toEqual({ number: "Hoje", text: "é o último dia para responder a todos" });
  expect(countdownWords(-1)).toEqual({ number: "1", text: "dia de atraso" });
  expect(countdownWords(-3)).toEqual({ number: "3", text: "dias de atraso" });
});

test("what is owed says how many answers and until when, or since when", () => {
  const day = "23/11";
  expect(owedWords({ owed: 8, day, late: false })).toBe("8 respostas até 23/11");
  expect(owedWords({ owed: 1, day, late: false })).toBe("1 resposta até 23/11");
  expect(owedWords({ owed: 8, day, late: true })).toBe("8 respostas atrasadas desde 23/11");
  expect(owedWords({ owed: 1, day, late: true })).toBe("1 resposta atrasada desde 23/11");
});

test("reminders come in the venue's morning: the day after, two days before the deadline, the day after that", () => {
  expect(String(remindsAt(trial, "after_event"))).toBe("2026-11-22T13:00:00Z");
  expect(String(remindsAt(trial, "two_days_left"))).toBe("2026-11-26T13:00:00Z");
  expect(String(remindsAt(trial, "overdue"))).toBe("2026-11-29T13:00:00Z");
  expect(reminderDue(trial, at("2026-11-22T07:59:00-05:00"))).toBeNull();
  expect(reminderDue(trial, at("2026-11-22T08:00:00-05:00"))).toBe("after_event");
  expect(reminderDue(trial, at("2026-11-26T08:00:00-05:00"))).toBe("two_days_left");
  expect(reminderDue(trial, at("2026-12-05T08:00:00-05:00"))).toBe("overdue");
});

test("with a deadline of a day or three the second reminder would not come after the first, and is left out", () => {
  for (const feedbackDays of [1, 3]) {
    const short = { ...trial, feedbackDays };
    expect(reminderDue(short, at("2026-11-22T08:00:00-05:00"))).toBe("after_event");
    expect(reminderDue(short, remindsAt(short, "overdue"))).toBe("overdue");
  }
});
