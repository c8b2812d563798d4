import type { Actor, ActingProfile } from "#domain/identity/actor.ts";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { UserListQuery } from "#domain/identity/staff-list.ts";
import { ok, type Result } from "#domain/result.ts";
import { minorsAmong } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import * as staff from "#server/identity/staff-accounts.server.ts";
import { listUsers, type ListedUser } from "#server/identity/staff-view.ts";
import type { Page } from "#server/platform/lists/keyset.ts";
import { namesOfProfiles } from "#server/profiles/profiles.server.ts";

interface AccountProfile extends ActingProfile {
  name: string | null;
}

interface AccountPage extends staff.StaffAccount {
  profiles: AccountProfile[];
  /** Somebody under 18, or whose age is unknown: their address is opened by a button. */
  minor: boolean;
  /** Null of a minor. */
  email: string | null;
}

/** All that staff see of one account. */
export async function accountPage(actor: Actor, id: string): Promise<Result<AccountPage, "not_found">> {
  const account = await staff.readAccount(actor, id);
  if (!account.ok) return account;
  const profiles = await identity.activeProfiles(id);
  const [names, minors] = await Promise.all([namesOfProfiles(profiles), minorsAmong([id])]);
  const minor = minors.has(id);
  return ok({
    ...account.value,
    profiles: profiles.map((profile) => ({
      ...profile,
      name: (profile.profileId && names.get(profile.profileId)) || null,
    })),
    minor,
    email: minor ? null : await staff.emailOf(actor, id),
  });
}

type ShownUser = Omit<ListedUser, "email" | "profiles"> & { email: string | null; profiles: ProfileType[] };

/** The accounts of one page; a minor's address is in no list. */
export async function listAccounts(actor: Actor, query: UserListQuery): Promise<Page<ShownUser>> {
  const page = await listUsers(actor, query);
  const minors = await minorsAmong(page.rows.map(({ id }) => id));
  return {
    ...page,
    rows: page.rows.map((row) => ({
      ...row,
      email: minors.has(row.id) ? null : row.email,
      profiles: [...new Set(row.profiles.map(({ type }) => type))],
    })),
  };
}
