import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import type { NewUser } from "#server/identity/identity.server.ts";
import { nextSeed } from "./seeds.ts";

export type MadeUser = NewUser & { id: string };

export async function aUser(overrides: Partial<NewUser> = {}): Promise<MadeUser> {
  const seed = nextSeed("user");
  const input: NewUser = {
    name: `Pessoa ${seed}`,
    email: `${seed}@example.com`,
    emailVerified: true,
    ...overrides,
  };
  return { ...input, ...expectOk(await identity.create(SYSTEM, input)) };
}
