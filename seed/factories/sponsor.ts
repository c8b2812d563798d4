import { crestUrl } from "#drawing/addresses.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as sponsors from "#server/sponsors/sponsors.server.ts";
import type { NewSponsor } from "#server/sponsors/sponsors.server.ts";
import { inventCnpj } from "./club.ts";
import { nextSeed } from "./seeds.ts";

type MadeSponsor = NewSponsor & { id: string };

export async function aSponsor(
  overrides: Partial<NewSponsor> & { seed?: string } = {},
): Promise<MadeSponsor> {
  const { seed = nextSeed("sponsor"), ...given } = overrides;
  const input = { name: `Marca ${seed}`, cnpj: inventCnpj(seed), crest: crestUrl(seed, "M"), ...given };
  return { ...input, ...expectOk(await sponsors.create(SYSTEM, input)) };
}
