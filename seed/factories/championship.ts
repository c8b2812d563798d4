import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as championships from "#server/championships/championships.server.ts";
import type { NewChampionship } from "#server/championships/championships.server.ts";
import { today } from "#server/platform/clock.ts";
import { nextSeed } from "./seeds.ts";

type MadeChampionship = NewChampionship & { id: string };

export async function aChampionship(overrides: Partial<NewChampionship> = {}): Promise<MadeChampionship> {
  const startDate = overrides.startDate ?? today().add({ days: 14 });
  const input = {
    name: `Copa ${nextSeed("championship")}`,
    startDate,
    endDate: startDate.add({ days: 21 }),
    ...overrides,
  };
  return { ...input, ...expectOk(await championships.create(SYSTEM, input)) };
}
