import { expect, test } from "vitest";
import type { SquadView } from "#server/championships/teams/read-squad.server.ts";
import { squadPageView } from "./squad-view.ts";
import { checkedText } from "./squad-words.ts";

const DOCUMENT = { kind: "rg", checkedAt: "2026-04-12T15:30:00Z", faceAgrees: true } as const;

const documentFor = (checkedBy: string | null) => {
  const athlete = { birthdate: null, document: { ...DOCUMENT, checkedBy } };
  const squad = { until: null, lock: null, category: { bornFrom: null, bornTo: null }, athletes: [athlete] };
  return squadPageView(squad as unknown as SquadView).athletes[0]!.document!;
};

test("the organiser reads who checked which document and when, the team only that it was checked and when", () => {
  expect(checkedText(documentFor("Ana Prado"))).toBe("Conferido por Ana Prado em 12/04/2026 (RG)");
  expect(checkedText(documentFor(null))).toBe("Conferido em 12/04/2026 (RG)");
});
