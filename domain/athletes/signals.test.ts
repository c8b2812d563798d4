import { describe, expect, test } from "vitest";
import { guardianSignals, refusalSignals, type AccountFacts, type GuardianFacts } from "./signals.ts";

const CHILD = Temporal.PlainDate.from("2011-05-01");

const account = (change: Partial<AccountFacts> = {}): AccountFacts => ({
  email: "kaua.ribeiro@example.com",
  createdAt: Temporal.Instant.from("2026-11-01T12:00:00Z"),
  networks: new Set(["203.0.113.1"]),
  devices: new Set(["browser of the child"]),
  ...change,
});

const mother = (change: Partial<AccountFacts> = {}, rest: Partial<GuardianFacts> = {}): GuardianFacts => ({
  account: account({
    email: "rosa@example.com",
    createdAt: Temporal.Instant.from("2026-11-01T20:00:00Z"),
    networks: new Set(["198.51.100.9"]),
    devices: new Set(["browser of the mother"]),
    ...change,
  }),
  birthdate: Temporal.PlainDate.from("1980-01-01"),
  cpfTriedElsewhere: false,
  ...rest,
});

const codes = (guardian: GuardianFacts) =>
  guardianSignals(CHILD, account(), guardian).map(({ code }) => code);

describe("a guardian", () => {
  test("with a mailbox, a phone and a number of her own gives no signal", () => {
    expect(codes(mother())).toEqual([]);
    expect(guardianSignals(CHILD, null, mother())).toEqual([]);
  });

  test.each<[string, GuardianFacts]>([
    ["same_device", mother({ devices: new Set(["other", "browser of the child"]) })],
    ["same_network", mother({ networks: new Set(["203.0.113.1"]) })],
    ["similar_mailbox", mother({ email: "kauaribeiro10@example.org" })],
    ["account_minutes_apart", mother({ createdAt: Temporal.Instant.from("2026-11-01T12:09:00Z") })],
    ["small_age_gap", mother({}, { birthdate: Temporal.PlainDate.from("2000-05-01") })],
    ["cpf_tried_elsewhere", mother({}, { cpfTriedElsewhere: true })],
  ])("gives %s", (code, guardian) => expect(codes(guardian)).toEqual([code]));

  test("refused before gives a signal too, even while nobody has confirmed", () => {
    const refused = refusalSignals({ cpfTaken: 2, notAdult: 1 });
    expect(refused.map(({ code }) => code)).toEqual(["cpf_refused", "minor_date_refused"]);
    expect(refusalSignals({ cpfTaken: 0, notAdult: 0 })).toEqual([]);
  });
});
