import { beforeAll, expect, test } from "vitest";
import { VISITOR } from "#domain/identity/actor.ts";
import { configure } from "#server/identity/testing/configured.ts";
import * as athletes from "./athletes.server.ts";
import { aFamily, aPublishedFamily, memberOf } from "./testing/family.ts";
import { aUser } from "#seed/factories/user.ts";

const NOT_FOUND = { ok: false, error: "not_found" };

beforeAll(() => configure());

test("a number leads everyone to a public site", async () => {
  const { id, subdomain } = await aPublishedFamily();
  expect(await athletes.subdomainOf(VISITOR, id)).toEqual({ ok: true, value: subdomain });
});

test("a private site is found by its athlete and guardian alone", async () => {
  const { id, subdomain, athlete, guardian } = await aFamily();
  for (const actor of [athlete, guardian])
    expect(await athletes.subdomainOf(actor, id)).toEqual({ ok: true, value: subdomain });
  for (const actor of [VISITOR, memberOf(await aUser())])
    expect(await athletes.subdomainOf(actor, id)).toEqual(NOT_FOUND);
});

test.each(["", "1", "abc", "00000000-0000-4000-8000-000000000000", "\0", "a".repeat(10_000)])(
  "%j is nobody's number",
  async (id) => expect(await athletes.subdomainOf(VISITOR, id)).toEqual(NOT_FOUND),
);
