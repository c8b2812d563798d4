import { SYSTEM, type Member } from "#domain/identity/actor.ts";
import { DEMO_LOGINS, DEMO_PASSWORD, type DemoLoginKey } from "#domain/identity/demo-logins.ts";
import { expectOk } from "#domain/result.ts";
import * as identity from "#server/identity/identity.server.ts";
import { givePassword } from "#server/identity/demo-passwords.ts";
import { client } from "#server/platform/database/database.ts";
import { assignOwner, type OwnableType } from "#server/profiles/assign-owner.ts";

const ROLES: Partial<Record<DemoLoginKey, "staff" | "admin">> = { staff: "staff", admin: "admin" };

/** Who acts for what of the demo data. The guardian has her athletes already. */
const OWNERS: readonly (readonly [login: DemoLoginKey, type: OwnableType, name: string])[] = [
  ["athlete", "athlete", "Natália Bragança"],
  ["minor", "athlete", "Kauã Ribeiro"],
  ["beginner", "athlete", "Bianca Vilela"],
  ["club", "club", "Esporte Clube Litoral"],
  ["sponsor", "sponsor", "Fonte Serrana"],
  ["two", "club", "Associação Vale Verde"],
];

/** Who organises championships as a person. The championships follow when there are teams to play them. */
const ORGANISERS: readonly DemoLoginKey[] = ["championship", "two"];

/** A login for every kind of profile, on demo data that is there already. */
export async function addLogins(): Promise<void> {
  const ids = new Map<DemoLoginKey, string>();
  for (const { key, name, email } of DEMO_LOGINS) {
    const known = await identity.findByEmail(email);
    const made =
      known ??
      expectOk(await identity.create(SYSTEM, { name, email, role: ROLES[key], emailVerified: true }));
    ids.set(key, made.id);
  }
  await givePassword(SYSTEM, [...ids.values()], DEMO_PASSWORD);
  for (const [login, type, name] of OWNERS)
    expectOk(await assignOwner(SYSTEM, type, await idOf(type, name), ids.get(login)!));
  for (const login of ORGANISERS) await identity.addProfile(ids.get(login)!, "championship", null);
}

/** One of the demo logins, acting as the first of its profiles. */
export async function demoMember(login: DemoLoginKey): Promise<Member> {
  const user = await identity.findByEmail(DEMO_LOGINS.find(({ key }) => key === login)!.email);
  if (!user) throw new Error(`the demo login ${login} should have an account`);
  const [profile = null] = await identity.activeProfiles(user.id);
  return { kind: "member", userId: user.id, role: ROLES[login] ?? "user", profile };
}

const TABLES = {
  athlete: "athletes",
  club: "clubs",
  sponsor: "sponsors",
  championship: "championships",
} as const;

export async function idOf(type: OwnableType, name: string): Promise<string> {
  const { rows } = await client().query<{ id: string }>(`select id from ${TABLES[type]} where name = $1`, [
    name,
  ]);
  if (rows.length !== 1) throw new Error(`the demo data should have one ${type} called ${name}`);
  return rows[0]!.id;
}
