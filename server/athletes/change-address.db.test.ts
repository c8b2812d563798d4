import { beforeAll, expect, test } from "vitest";
import { CURRENT_CONSENT } from "#domain/guardians/consent.ts";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { erase } from "#server/rights/erasure.ts";
import * as athletes from "./athletes.server.ts";
import { changeAddress } from "./change-address.ts";
import { decideConsent } from "./guardianship.server.ts";
import { aFamily, aPublishedFamily, yearsAgo } from "./testing/family.ts";

beforeAll(() => configure());

let next = 1;
const anAddress = () => `novo-endereco-${next++}`;

test("the old address leads to the profile for whoever may read it, and is unknown to others", async () => {
  const family = await aPublishedFamily();
  const wanted = anAddress();
  expect(await changeAddress(family.athlete, family.id, wanted)).toEqual({
    ok: true,
    value: { subdomain: wanted },
  });
  expect(await athletes.movedTo(VISITOR, family.subdomain)).toEqual({ subdomain: wanted, permanent: false });
  // A text that no longer says what we do carries no public profile, before its visibility has followed.
  const agreeTo = (version: string) =>
    client().query(
      "insert into consents (athlete_id, guardian_user_id, decision, text_version) values ($1, $2, 'granted', $3)",
      [family.id, family.guardianPerson.id, version],
    );
  await agreeTo("2020-01");
  expect(await athletes.movedTo(VISITOR, family.subdomain)).toBeNull();
  await agreeTo(CURRENT_CONSENT);
  expectOk(await decideConsent(family.guardian, family.id, "revoked", null));
  expect(await athletes.movedTo(VISITOR, family.subdomain)).toBeNull();
  for (const actor of [family.athlete, family.guardian, SYSTEM])
    expect(await athletes.movedTo(actor, family.subdomain)).toMatchObject({ subdomain: wanted });
  expect(await athletes.movedTo(VISITOR, "nunca-existiu")).toBeNull();
});

test("an adult's way may be remembered, and back again is possible", async () => {
  const adult = await aFamily({ birthdate: yearsAgo(22) });
  expectOk(await athletes.publish(SYSTEM, adult.id));
  const wanted = anAddress();
  expectOk(await changeAddress(adult.athlete, adult.id, wanted));
  expect(await athletes.movedTo(VISITOR, adult.subdomain)).toEqual({ subdomain: wanted, permanent: true });
  expectOk(await changeAddress(adult.athlete, adult.id, adult.subdomain));
  expect(await athletes.movedTo(VISITOR, wanted)).toMatchObject({ subdomain: adult.subdomain });
  expect(await athletes.movedTo(VISITOR, adult.subdomain)).toBeNull();
});

test("what people type becomes an address by the rule, or is refused with its reason", async () => {
  const family = await aFamily();
  expect(await changeAddress(family.athlete, family.id, "Kauã  Ribeiro 9!")).toMatchObject({
    value: { subdomain: "kaua-ribeiro-9" },
  });
  for (const [typed, code] of [
    ["Admin", "address_reserved"],
    ["a", "address_invalid"],
    ["---", "address_invalid"],
    ["zap 71 98888 1234", "address_invalid"],
  ] as const)
    expect(await changeAddress(family.athlete, family.id, typed)).toEqual({ ok: false, error: { code } });
  expect(await changeAddress(family.guardian, family.id, anAddress())).toMatchObject({
    error: { code: "not_found" },
  });
});

test("nobody else gets an address that is used, was used, or was erased", async () => {
  const [one, other] = [await aFamily(), await aFamily()];
  const taken = { ok: false, error: { code: "address_taken" } };
  expect(await changeAddress(other.athlete, other.id, one.subdomain)).toEqual(taken);
  const second = anAddress();
  expectOk(await changeAddress(one.athlete, one.id, second));
  expect(await changeAddress(other.athlete, other.id, one.subdomain)).toEqual(taken);
  expect(await athletes.create(SYSTEM, { subdomain: one.subdomain, name: "Outro Atleta" })).toEqual({
    ok: false,
    error: "subdomain_taken",
  });
  await client().query("update users set deletion_due_at = now() where id = $1", [one.person.id]);
  expect(await erase(one.person.id)).toBe(true);
  for (const address of [one.subdomain, second])
    expect(await changeAddress(other.athlete, other.id, address)).toEqual(taken);
  const { rows } = await client().query("select from athlete_addresses where subdomain = any($1)", [
    [one.subdomain, second],
  ]);
  expect(rows).toEqual([]);
});

test("of two who want an address at the same moment one gets it, and the other hears why not", async () => {
  for (let n = 0; n < 5; n++) {
    const [family, subdomain] = [await aFamily(), anAddress()];
    const [moved, created] = await Promise.all([
      changeAddress(family.athlete, family.id, subdomain),
      athletes.create(SYSTEM, { subdomain, name: "Outro Atleta" }),
    ]);
    if (moved.ok) expect(created).toEqual({ ok: false, error: "subdomain_taken" });
    else expect([moved.error.code, created.ok]).toEqual(["address_taken", true]);
  }
});

test("addresses are not collected", async () => {
  const family = await aFamily();
  for (let n = 0; n < 5; n++) expectOk(await changeAddress(family.athlete, family.id, anAddress()));
  expect(await changeAddress(family.athlete, family.id, anAddress())).toEqual({
    ok: false,
    error: { code: "too_many_addresses" },
  });
});
