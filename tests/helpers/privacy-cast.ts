import { SYSTEM, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { decideCompetitionName } from "#server/athletes/competition-names.server.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { decideConsent, setPrivacy } from "#server/athletes/guardianship.server.ts";
import * as guardians from "#server/guardians/guardians.ts";
import { today } from "#server/platform/clock.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { anAthlete } from "#seed/factories/athlete.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import { aUser } from "#seed/factories/user.ts";

/** An athlete in one state of the product, known by words that stand nowhere else. */
export interface CastMember {
  state: string;
  id: string;
  subdomain: string;
  /** Part of the name. */
  word: string;
  about: string;
  handle: string;
  email: string;
  guardianEmail: string | null;
  birthdate: Temporal.PlainDate | null;
  /** Whoever asks may read the profile. */
  open: boolean;
  /** Who decides agreed to the name in championships. */
  named: boolean;
  minor: boolean;
  birthdatePublic: boolean;
  handlesForClubs: boolean;
}

interface State {
  /** Null: nobody knows. */
  age: number | null;
  estimated?: boolean;
  guardian?: "invited" | "confirmed" | "agreed";
  published?: true;
  afterwards?: (member: Made) => Promise<unknown>;
  open?: true;
  named?: true;
  birthdatePublic?: true;
  handlesForClubs?: true;
}

interface Made {
  id: string;
  own: Actor;
  guardian: Actor | null;
}

const memberOf = (userId: string): Actor => ({ kind: "member", userId, role: "user", profile: null });

const revoke = async ({ id, guardian }: Made) =>
  expectOk(await decideConsent(guardian!, id, "revoked", null));
const hide = async ({ id }: Made) => expectOk(await athletes.hide(SYSTEM, id));
const remove = ({ id }: Made) =>
  client().query("update athletes set visibility = 'private', deleted_at = now() where id = $1", [id]);
const allowName = async ({ id, own, guardian }: Made) =>
  expectOk(await decideCompetitionName(guardian ?? own, id, "granted"));
const showAll = async ({ id, guardian }: Made) =>
  expectOk(await setPrivacy(guardian!, id, { birthdatePublic: true, indexable: true, socialPublic: true }));

/** Every state that a profile can be in. */
const STATES: Record<string, State> = {
  "a minor without a guardian": { age: 15 },
  "a minor whose guardian is invited": { age: 15, guardian: "invited" },
  "a minor whose guardian has not decided": { age: 15, guardian: "confirmed" },
  "a minor who waits for staff": { age: 14, guardian: "agreed" },
  "a published minor": { age: 15, guardian: "agreed", published: true, open: true },
  "a published minor whose guardian shows more": {
    age: 16,
    guardian: "agreed",
    published: true,
    afterwards: showAll,
    open: true,
    birthdatePublic: true,
    handlesForClubs: true,
  },
  "a published minor whose guardian allows the name": {
    age: 15,
    guardian: "agreed",
    published: true,
    afterwards: allowName,
    open: true,
    named: true,
  },
  "a minor whose guardian allowed the name and took the consent back": {
    age: 15,
    guardian: "agreed",
    published: true,
    afterwards: async (made) => [await allowName(made), await revoke(made)],
  },
  "a minor whose guardian took the consent back": {
    age: 15,
    guardian: "agreed",
    published: true,
    afterwards: revoke,
  },
  "a minor hidden by staff": { age: 17, guardian: "agreed", published: true, afterwards: hide },
  "a deleted minor": { age: 15, guardian: "agreed", published: true, afterwards: remove },
  "an athlete without a birth date": { age: null },
  "an athlete whose birth date is estimated": { age: 20, estimated: true },
  "a private adult": { age: 22 },
  "a published adult": { age: 22, published: true, open: true },
  "a published adult who allows the name": {
    age: 22,
    published: true,
    afterwards: allowName,
    open: true,
    named: true,
  },
  "an adult hidden by staff": { age: 23, published: true, afterwards: hide },
  "a deleted adult": { age: 24, published: true, afterwards: remove },
};

/** One athlete in each state, made by the product's own verbs in the connected database. */
export async function aCast(): Promise<CastMember[]> {
  const cast: CastMember[] = [];
  for (const [state, wanted] of Object.entries(STATES)) cast.push(await make(state, wanted, cast.length));
  return cast;
}

async function make(state: string, wanted: State, n: number): Promise<CastMember> {
  const word = `Zqx${n}k`;
  const known = {
    subdomain: word.toLowerCase(),
    about: `Relato${word}`,
    handle: `@h.${word}`,
    email: `proprio-${word.toLowerCase()}@example.com`,
  };
  const birthdate =
    wanted.age === null ? null : today().subtract({ years: wanted.age, months: 3, days: 7 + n });
  const person = await aUser({ name: `Conta ${word}`, email: known.email });
  const { id } = await anAthlete({
    name: `Atleta ${word}`,
    subdomain: known.subdomain,
    about: known.about,
    social: { instagram: known.handle, tiktok: known.handle },
    birthdate: birthdate ?? undefined,
    birthdateEstimated: wanted.estimated ?? false,
    userId: person.id,
  });
  if (!birthdate) await client().query("update athletes set birthdate = null where id = $1", [id]);
  const guardianEmail = wanted.guardian ? `responsavel-${word.toLowerCase()}@example.com` : null;
  const guardian = wanted.guardian ? await addGuardian(id, wanted.guardian, guardianEmail!) : null;
  if (wanted.published) expectOk(await athletes.publish(SYSTEM, id));
  await wanted.afterwards?.({ id, own: memberOf(person.id), guardian });
  return {
    state,
    id,
    word,
    ...known,
    guardianEmail,
    birthdate,
    open: wanted.open ?? false,
    named: wanted.named ?? false,
    minor: !wanted.age || wanted.age < 18 || Boolean(wanted.estimated),
    birthdatePublic: wanted.birthdatePublic ?? false,
    handlesForClubs: wanted.handlesForClubs ?? false,
  };
}

async function addGuardian(
  id: string,
  stage: NonNullable<State["guardian"]>,
  email: string,
): Promise<Actor | null> {
  if (stage === "invited") {
    await inTransaction(() =>
      guardians.invite({ id, name: "Atleta convidado" }, { name: "Responsável", email }, "athlete"),
    );
    return null;
  }
  const person = await aGuardianOf(id);
  await client().query("update users set email = $2 where id = $1", [person.id, email]);
  await client().query("update guardianships set email = $2 where athlete_id = $1", [id, email]);
  const actor = memberOf(person.id);
  if (stage === "agreed") expectOk(await decideConsent(actor, id, "granted", null));
  return actor;
}
