import type { Role } from "#domain/identity/roles.ts";
import { db } from "#server/platform/database/database.ts";
import { profiles, users } from "./tables.ts";

export interface NewUser {
  name: string;
  email: string;
  role?: Role;
  emailVerified?: boolean;
}

/** Undefined when somebody else has this address. */
export async function insertUser({ role, ...user }: NewUser): Promise<string | undefined> {
  const inserted = await db()
    .insert(users)
    .values(user)
    .onConflictDoNothing({ target: users.email })
    .returning({ id: users.id });
  const id = inserted[0]?.id;
  if (id) await db().insert(profiles).values({ id, role, fullName: user.name });
  return id;
}
