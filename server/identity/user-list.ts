import type { ActingProfile, Actor } from "#domain/identity/actor.ts";
import type { Role } from "#domain/identity/roles.ts";
import type { UserListQuery } from "#domain/identity/staff-list.ts";
import { assertModerator } from "#domain/moderation/policy.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq, isNotNull, sql, type SQL } from "#server/platform/database/orm.ts";
import { keysetOf, type Page } from "#server/platform/lists/keyset.ts";
import { hasWords } from "#server/platform/lists/words.ts";
import { profilesOf } from "./queries.ts";
import { accountLocks, profiles, sessions, userProfiles, users } from "./tables.ts";

export interface ListedUser {
  id: string;
  name: string;
  /** Not for every reader's eyes: of minors it is shown on the account's page only. */
  email: string;
  emailConfirmed: boolean;
  role: Role;
  hasSecondFactor: boolean;
  locked: boolean;
  deletionDueAt: Temporal.Instant | null;
  createdAt: Temporal.Instant;
  lastSeenAt: Temporal.Instant | null;
  profiles: ActingProfile[];
}

/** Accounts by their names or by a whole address: a part of one would find out what nobody was told. */
export async function listUsers(actor: Actor, query: UserListQuery): Promise<Page<ListedUser>> {
  assertModerator(actor);
  const keyset = await keysetOf({ ...SORTS[query.sort], id: users.id, query });
  const rows = await db()
    .select({
      id: users.id,
      sortKey: keyset.key,
      name: users.name,
      email: users.email,
      emailConfirmed: users.emailVerified,
      role: sql<Role>`coalesce(${profiles.role}, 'user')`,
      hasSecondFactor: users.twoFactorEnabled,
      locked: sql<boolean>`${accountLocks.userId} is not null`,
      deletionDueAt: users.deletionDueAt,
      createdAt: users.createdAt,
      lastSeenAt: sql<string | null>`${LAST_SEEN}`,
      profiles: sql<ActingProfile[]>`${sql.raw(profilesOf("users.id"))}`,
    })
    .from(users)
    .leftJoin(profiles, eq(profiles.id, users.id))
    .leftJoin(accountLocks, eq(accountLocks.userId, users.id))
    .where(and(keyset.where, ...conditions(query)))
    .orderBy(...keyset.order)
    .limit(keyset.limit);
  const page = await keyset.page(rows);
  return {
    ...page,
    rows: page.rows.map(({ createdAt, lastSeenAt, ...row }) => ({
      ...row,
      createdAt: createdAt.toTemporalInstant(),
      lastSeenAt: lastSeenAt === null ? null : Temporal.Instant.from(lastSeenAt),
    })),
  };
}

const NAME_KEY = sql`search_key(${users.name})`;

const LAST_SEEN = sql`(select max(s.updated_at) from ${sessions} s where s.user_id = users.id)`;

const SORTS = {
  created: { by: users.createdAt, type: "timestamptz" },
  name: { by: sql`${NAME_KEY} collate "C"`, type: "text" },
  // No index holds it: all accounts are looked up once. Whoever has not come for long, or never, stands at the end.
  seen: { by: sql`coalesce(${LAST_SEEN}, '-infinity')`, type: "timestamptz" },
} as const;

function conditions({
  text,
  filters: { role, profile, state, email, factor },
}: UserListQuery): (SQL | undefined)[] {
  return [
    text.includes("@") ? eq(users.email, text) : hasWords(NAME_KEY, text),
    role && sql`coalesce(${profiles.role}, 'user') = ${role}`,
    profile &&
      sql`exists (select from ${userProfiles} own where own.user_id = users.id and own.profile_type = ${profile} and own.is_active)`,
    state === "locked" ? isNotNull(accountLocks.userId) : undefined,
    state === "leaving" ? isNotNull(users.deletionDueAt) : undefined,
    email && eq(users.emailVerified, email === "confirmed"),
    factor && eq(users.twoFactorEnabled, factor === "active"),
  ];
}
