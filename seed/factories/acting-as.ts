import { randomUUID } from "node:crypto";
import type { Member } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";

/** Somebody signed in, as a capability gets them: acting as one of their profiles. */
export const actingAs = (userId: string, type: ProfileType, profileId: string | null = null): Member => ({
  kind: "member",
  userId,
  role: "user",
  profile: { id: randomUUID(), type, profileId },
});
