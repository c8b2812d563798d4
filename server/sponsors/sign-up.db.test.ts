import { beforeAll, expect, test } from "vitest";
import { sponsorSignUpSchema, type SponsorSignUp } from "#domain/identity/sign-up-schema.ts";
import * as identity from "#server/identity/identity.server.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { inventCnpj } from "#seed/factories/club.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import * as sponsors from "./sponsors.server.ts";

beforeAll(() => configure());

let next = 1;

function form(change: Partial<Record<keyof SponsorSignUp, string>> = {}): SponsorSignUp {
  const n = next++;
  const base = {
    name: "Marca Boa",
    cnpj: inventCnpj(`marca-${n}`),
    email: `marca-${n}@example.com`,
    password: "uma frase longa",
    responsible: "Bia Lima",
    terms: "on",
  };
  return sponsorSignUpSchema.parse({ ...base, ...change });
}

const sponsorOf = async (cnpj: string) =>
  (await client().query("select * from sponsors where cnpj = $1", [cnpj])).rows[0];
const reviewOf = async (id: string) =>
  (await openReviews({ kind: "sponsor", limit: 500 })).find(({ subjectId }) => subjectId === id)!;

test("a sponsor that signs up has a profile and waits for staff", async () => {
  const input = form();
  expect(await sponsors.signUp(cookieJar().browser, input)).toEqual({ ok: true, value: null });
  const sponsor = await sponsorOf(input.cnpj);
  expect(sponsor).toMatchObject({ name: "Marca Boa", status: "Pendente", responsible_name: "Bia Lima" });
  expect(
    (await identity.activeProfiles(sponsor.user_id)).map(({ type, profileId }) => [type, profileId]),
  ).toEqual([["sponsor", sponsor.id]]);
  expect(await reviewOf(sponsor.id)).toMatchObject({ state: "open" });
});

test("staff approve it, or say why not", async () => {
  const decidedBy = (await aUser({ role: "staff" })).id;
  const [good, bad] = [form(), form()];
  for (const input of [good, bad]) await sponsors.signUp(cookieJar().browser, input);
  await recordDecision((await reviewOf((await sponsorOf(good.cnpj)).id)).id, {
    decidedBy,
    state: "approved",
  });
  await recordDecision((await reviewOf((await sponsorOf(bad.cnpj)).id)).id, {
    decidedBy,
    state: "rejected",
    reason: "Apostas não são aceitas.",
  });
  expect((await sponsorOf(good.cnpj)).status).toBe("Ativo");
  expect((await sponsorOf(bad.cnpj)).status).toBe("Pendente");
  const mail = (await listMails({ limit: 20 })).find(
    ({ to, template }) => to === bad.email && template === "sponsor-review",
  );
  expect((await readMail(mail!.id))!.text).toContain("Apostas não são aceitas.");
});

test("a CNPJ is one sponsor's, and an address in use gets the same answer as a free one", async () => {
  const taken = await aSponsor();
  expect(await sponsors.signUp(cookieJar().browser, form({ cnpj: taken.cnpj! }))).toEqual({
    ok: false,
    error: { code: "cnpj_taken" },
  });
  const input = form({ email: (await aUser()).email });
  expect(await sponsors.signUp(cookieJar().browser, input)).toEqual({ ok: true, value: null });
  expect(await sponsorOf(input.cnpj)).toBeUndefined();
});
