import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { SYSTEM } from "#domain/identity/actor.ts";
import { clubSignUpSchema, type ClubSignUp } from "#domain/identity/sign-up-schema.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { LOGO_MAX_BYTES } from "#server/media/read-logo.ts";
import { readPicture } from "#server/media/media.ts";
import { publicFile } from "#server/platform/storage/public-files.server.ts";
import { PNG, withGps } from "#server/platform/storage/testing/pictures.ts";
import { aClub, inventCnpj } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import * as clubs from "./clubs.server.ts";

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-logos-"));
  configure({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

let next = 1;

function form(change: Partial<Record<keyof ClubSignUp, string>> = {}): ClubSignUp {
  const n = next++;
  return clubSignUpSchema.parse({
    name: "Clube Mirante",
    cnpj: inventCnpj(`sign-up-${n}`),
    email: `clube-${n}@example.com`,
    password: "uma frase longa",
    responsible: "Ana Souza",
    phone: "(71) 3123-4567",
    address: "Rua das Marés, 12",
    terms: "on",
    ...change,
  });
}

/** Opens the link that was mailed to this address. */
async function confirm(email: string): Promise<void> {
  const sent = (await listMails({ limit: 200 })).find(
    ({ to, template }) => to === email && template === "confirm-address",
  );
  const link = /https?:\/\/\S+token=\S+/.exec((await readMail(sent!.id))!.text)![0];
  const token = new URL(link).searchParams.get("token")!;
  expect(await identity.confirmEmail(cookieJar().browser, token)).toMatchObject({ ok: true });
}

const rows = async (text: string, values: unknown[] = []) => (await client().query(text, values)).rows;
const clubOf = async (cnpj: string) => (await rows("select * from clubs where cnpj = $1", [cnpj]))[0];
const reviewOf = async (id: string) =>
  (await openReviews({ kind: "club_verification", limit: 500 })).find(({ subjectId }) => subjectId === id);

describe("a club that signs up", () => {
  test("gets an account and a club that nobody has verified, and waits for a person", async () => {
    const input = form();
    expect(await clubs.signUp(cookieJar().browser, input)).toMatchObject({ ok: true });
    const club = await clubOf(input.cnpj);
    expect(await reviewOf(club.id)).toBeUndefined();
    await confirm(input.email);
    expect(club).toMatchObject({
      name: "Clube Mirante",
      verified: false,
      phone: "+557131234567",
      responsible_name: "Ana Souza",
      contact_email: input.email,
      logo_id: null,
    });
    expect(await rows("select role from profiles where id = $1", [club.user_id])).toEqual([{ role: "user" }]);
    expect(
      (await identity.activeProfiles(club.user_id)).map(({ type, profileId }) => [type, profileId]),
    ).toEqual([["club", club.id]]);
    expect(
      await rows("select version from terms_acceptances where user_id = $1", [club.user_id]),
    ).toHaveLength(1);
    expect(await reviewOf(club.id)).toMatchObject({ requestedBy: club.user_id });
    expect(
      (await rows("select action from audit_log where actor_id = $1 order by id", [club.user_id])).map(
        ({ action }) => action,
      ),
    ).toEqual(["user.signed_up", "club.created"]);
  });

  test.each([
    ["PNG", PNG],
    ["JPEG", withGps("GPS -12.97")],
  ])("keeps its logo, sent as %s, freed of metadata", async (_, sent) => {
    const input = form();
    expect(await clubs.signUp(cookieJar().browser, input, sent)).toMatchObject({ ok: true });
    const club = await clubOf(input.cnpj);
    const kept = Buffer.from((await readPicture(club.logo_id, 100))!).toString("latin1");
    expect(kept).toMatch(/^RIFF....WEBP/s);
    expect(kept).not.toContain("GPS");
  });

  test("a logo that is none, or too large, is refused with nothing kept", async () => {
    for (const logo of [
      Buffer.from("<svg onload=alert(1)>"),
      Buffer.concat([PNG, Buffer.alloc(LOGO_MAX_BYTES)]),
    ]) {
      const input = form();
      expect(await clubs.signUp(cookieJar().browser, input, logo)).toEqual({
        ok: false,
        error: { code: "logo_invalid" },
      });
      expect(await identity.findByEmail(input.email)).toBeUndefined();
    }
  });

  test("a CNPJ is one club's, whether or not the address is in use, and leaves no account", async () => {
    const taken = await aClub();
    const owner = await aUser();
    const fresh = form({ cnpj: taken.cnpj! });
    for (const input of [fresh, form({ cnpj: taken.cnpj!, email: owner.email })]) {
      expect(await clubs.signUp(cookieJar().browser, input)).toEqual({
        ok: false,
        error: { code: "cnpj_taken" },
      });
    }
    expect(await identity.findByEmail(fresh.email)).toBeUndefined();
  });

  test("an unconfirmed sign-up keeps nobody out: whoever confirms first holds the CNPJ, the other hears of it", async () => {
    const cnpj = inventCnpj("claimed");
    const [squatter, real] = [form({ cnpj }), form({ cnpj })];
    for (const input of [squatter, real])
      expect(await clubs.signUp(cookieJar().browser, input)).toMatchObject({ ok: true });
    await confirm(real.email);
    await confirm(squatter.email);
    const [held] = await rows("select id, contact_email from clubs where cnpj = $1", [cnpj]);
    expect(held.contact_email).toBe(real.email);
    expect(await reviewOf(held.id)).toBeDefined();
    const [left] = await rows("select id, cnpj from clubs where contact_email = $1", [squatter.email]);
    expect(left.cnpj).toBeNull();
    expect(await reviewOf(left.id)).toBeUndefined();
    expect(await clubs.verify(SYSTEM, left.id)).toEqual({ ok: false, error: "cnpj_missing" });
    const told = (await listMails({ limit: 50 })).filter(({ template }) => template === "club-cnpj-taken");
    expect(told.map(({ to }) => to)).toEqual([squatter.email]);
    expect(await clubs.signUp(cookieJar().browser, form({ cnpj }))).toEqual({
      ok: false,
      error: { code: "cnpj_taken" },
    });
  });

  test("of two who confirm one CNPJ at the same moment, one holds it", async () => {
    const cnpj = inventCnpj("race");
    const inputs = [form({ cnpj }), form({ cnpj })];
    for (const input of inputs) await clubs.signUp(cookieJar().browser, input);
    await Promise.all(inputs.map(({ email }) => confirm(email)));
    expect(await rows("select from clubs where cnpj = $1 and cnpj_held", [cnpj])).toHaveLength(1);
  });

  test("an address in use gets the same answer and no club", async () => {
    const owner = await aUser();
    const input = form({ email: owner.email });
    expect(await clubs.signUp(cookieJar().browser, input, PNG)).toMatchObject({ ok: true });
    expect(await clubOf(input.cnpj)).toBeUndefined();
  });
});

describe("a person who verifies a club", () => {
  async function waiting() {
    const input = form();
    await clubs.signUp(cookieJar().browser, input);
    await confirm(input.email);
    const club = await clubOf(input.cnpj);
    return {
      club,
      email: input.email,
      review: (await reviewOf(club.id))!,
      staff: (await aUser({ role: "staff" })).id,
    };
  }
  const lastMail = async (email: string) =>
    (await listMails({ limit: 50 })).find(
      ({ to, template }) => to === email && template === "club-verification",
    );

  test("vouches for it, and it is told", async () => {
    const { club, email, review, staff } = await waiting();
    await recordDecision(review.id, { decidedBy: staff, state: "approved" });
    expect(await clubOf(club.cnpj)).toMatchObject({ verified: true });
    expect(await lastMail(email)).toMatchObject({ subject: expect.stringContaining("Clube verificado") });
  });

  test.each([
    ["lacks one", "cnpj = null"],
    ["has one that another club holds", "cnpj_held = false"],
    ["has an invalid one", "cnpj = '11222333000100'"],
  ])("cannot do so by a decision or directly while the club %s", async (_, change) => {
    const { club, email, review, staff } = await waiting();
    await client().query(`update clubs set ${change} where id = $1`, [club.id]);
    const refused = { ok: false, error: "cnpj_missing" };
    expect(await clubs.verify(SYSTEM, club.id)).toEqual(refused);
    expect(await recordDecision(review.id, { decidedBy: staff, state: "approved" })).toEqual(refused);
    expect(await reviewOf(club.id)).toMatchObject({ state: "open" });
    expect(await rows("select from clubs where id = $1 and verified", [club.id])).toEqual([]);
    expect(await lastMail(email)).toBeUndefined();
  });

  test("or does not, with the reason", async () => {
    const { club, email, review, staff } = await waiting();
    await recordDecision(review.id, { decidedBy: staff, state: "rejected", reason: "O CNPJ está baixado." });
    expect(await clubOf(club.cnpj)).toMatchObject({ verified: false });
    expect(await lastMail(email)).toBeDefined();
  });
});

test("no other file of the store is public", async () => {
  for (const key of [
    "exports/1/data.zip",
    "athletes/019a0000-0000-7000-8000-000000000001/photo.jpg",
    "../secret",
    "clubs/../secret",
    "",
  ]) {
    expect(await publicFile(key)).toBeNull();
  }
});
