import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedAthlete, anAthlete } from "#seed/factories/athlete.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aFamily, aPublishedFamily, yearsAgo } from "#server/athletes/testing/family.ts";
import { client } from "#server/platform/database/database.ts";
import * as share from "./share.server.ts";
import { readPdf } from "./testing/read-pdf.ts";

beforeAll(() => configure());

const NOT_FOUND = { ok: false, error: "not_found" };
const MOST_BYTES = 300_000;

let next = 1;
/** Each asks from somewhere else, so that none uses up another's drawings. */
const somewhere = () => ({ address: `198.51.100.${next++}` });

const everyFile = (subdomain: string, actor: Actor = VISITOR) => [
  () => share.image(actor, somewhere(), subdomain, "link"),
  () => share.image(actor, somewhere(), subdomain, "stories"),
  () => share.resume(actor, somewhere(), subdomain),
  () => share.qr(actor, subdomain),
];

describe("pictures", () => {
  test.each([
    ["link", 1200, 630],
    ["stories", 1080, 1920],
  ] as const)("%s is a JPEG of its size that messengers still show", async (format, width, height) => {
    const { subdomain } = await aPublishedAthlete();
    const { body } = expectOk(await share.image(VISITOR, somewhere(), subdomain, format));
    expect(await sharp(body).metadata()).toMatchObject({ format: "jpeg", width, height });
    expect(body.length).toBeLessThan(MOST_BYTES);
  });

  test("a profile with nothing but a name, and one with too much of everything, are drawn too", async () => {
    const bare = await anAthlete({
      name: "Zé",
      birthdate: null,
      portrait: undefined,
      seasons: [],
      club: null,
    });
    const full = await anAthlete({
      name: "M".repeat(120),
      club: "São José ".repeat(20),
      city: "x".repeat(80),
    });
    for (const { subdomain } of [bare, full])
      expect(expectOk(await share.image(SYSTEM, somewhere(), subdomain, "link")).body.length).toBeGreaterThan(
        10_000,
      );
  });

  test("the product has one of its own", async () => {
    expect(await sharp(expectOk(await share.productImage(somewhere())).body).metadata()).toMatchObject({
      format: "jpeg",
      width: 1200,
      height: 630,
    });
  });

  test("the same athlete gives the same picture; a change gives another", async () => {
    const { id, subdomain } = await aPublishedAthlete();
    const first = expectOk(await share.image(VISITOR, somewhere(), subdomain, "link"));
    expect(expectOk(await share.image(VISITOR, somewhere(), subdomain, "link")).body).toBe(first.body);
    await client().query("update athletes set name = 'Outro Nome' where id = $1", [id]);
    expect(expectOk(await share.image(VISITOR, somewhere(), subdomain, "link")).etag).not.toBe(first.etag);
  });
});

describe("who gets them", () => {
  test("nobody gets files of a profile that is not public, except who may read it, who keeps no copy", async () => {
    const { subdomain } = await anAthlete();
    for (const file of everyFile(subdomain)) expect(await file()).toEqual(NOT_FOUND);
    for (const file of everyFile("ninguem")) expect(await file()).toEqual(NOT_FOUND);
    for (const file of everyFile(subdomain, SYSTEM))
      expect(await file()).toMatchObject({
        ok: true,
        value: { cacheControl: "private, no-store", indexable: false },
      });
  });

  test("when a guardian withdraws consent, what was drawn is gone at once", async () => {
    const family = await aPublishedFamily();
    for (const file of everyFile(family.subdomain)) expect(await file()).toMatchObject({ ok: true });
    expectOk(await decideConsent(family.guardian, family.id, "revoked", null));
    for (const file of everyFile(family.subdomain)) expect(await file()).toEqual(NOT_FOUND);
  });

  test("a minor's files stay in the browser that asked, and no copy is shown without asking again", async () => {
    const minor = await aPublishedAthlete({ birthdate: yearsAgo(15) });
    const adult = await aPublishedAthlete({ birthdate: yearsAgo(20) });
    expect(expectOk(await share.qr(VISITOR, minor.subdomain)).cacheControl).toBe("private, no-cache");
    expect(expectOk(await share.qr(VISITOR, adult.subdomain)).cacheControl).toBe("public, no-cache");
  });
});

test("the athlete and the guardian see what they will hand on before anybody else does", async () => {
  const family = await aFamily();
  for (const own of [family.athlete, family.guardian]) {
    expect(expectOk(await share.preview(own, family.id))).toMatchObject({
      subdomain: family.subdomain,
      isOpen: false,
      resume: { name: "Kauã Ribeiro" },
    });
    for (const file of everyFile(family.subdomain, own))
      expect(await file()).toMatchObject({ ok: true, value: { cacheControl: "private, no-store" } });
  }
  const shown = await aPublishedFamily();
  expect(expectOk(await share.preview(shown.guardian, shown.id)).isOpen).toBe(true);
  for (const other of [VISITOR, family.guardian])
    expect(await share.preview(other, shown.id)).toEqual(NOT_FOUND);
  expect(await share.preview(family.athlete, "no id")).toEqual(NOT_FOUND);
});

describe("the résumé", () => {
  let subdomain: string;
  beforeAll(async () => {
    const made = await anAthlete({
      name: "Conceição Kauã D’Ávila",
      birthdate: yearsAgo(15),
      about: "Ágil e atenção à bola. ".repeat(80),
      achievements: Array.from({ length: 40 }, (_, n) => `Campeã ${n} da ${"Copa Metropolitana ".repeat(8)}`),
      history: Array.from({ length: 60 }, (_, n) => ({
        year: 2000 + (n % 20),
        club: `${n} ${"Associação ".repeat(9)}`,
      })),
    });
    subdomain = made.subdomain;
  });

  test("is one page however much there is to tell, in letters that can be searched", async () => {
    const pdf = readPdf(expectOk(await share.resume(SYSTEM, somewhere(), subdomain)).body);
    expect(pdf.pages).toBe(1);
    for (const character of "ãçàÁõéóú’") expect(pdf.characters).toContain(character);
  });

  test("says whose it is and who made it, and leads to the site", async () => {
    const pdf = readPdf(expectOk(await share.resume(SYSTEM, somewhere(), subdomain)).body);
    expect(pdf.info("Title")).toBe("Currículo esportivo de Conceição Kauã D’Ávila");
    expect(pdf.info("Author")).toBe("Joia da Base");
    expect(pdf.links).toEqual([share.siteUrl(subdomain)]);
  });
});

test("a profile that is hidden has no files", async () => {
  const { id, subdomain } = await aPublishedAthlete();
  expectOk(await share.image(VISITOR, somewhere(), subdomain, "link"));
  expectOk(await athletes.hide(SYSTEM, id));
  expect(await share.image(VISITOR, somewhere(), subdomain, "link")).toEqual(NOT_FOUND);
});
