import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { testimonialSchema } from "#domain/clubs/testimonial-schema.ts";
import type { TestimonialInput } from "#domain/clubs/testimonials.ts";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aClubMember } from "#seed/factories/member.ts";
import { aUser } from "#seed/factories/user.ts";
import { aPublishedFamily, mailsTo } from "#server/athletes/testing/family.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import * as clubs from "./clubs.server.ts";
import { askAgain, askTestimonial, ownTestimonials, removeTestimonial } from "./own-testimonials.server.ts";
import {
  answerTestimonial,
  decideTestimonial,
  testimonialAt,
  testimonialsForFamily,
} from "./testimonial-answers.server.ts";

beforeAll(() => configure());

const FROM = { address: "192.0.2.7", userAgent: "vitest" };
const SAID = "O clube cuida do meu filho como gente.";
let club: { id: string; actor: Actor };
let email: string;

beforeEach(async () => {
  const owner = await aUser();
  const { id } = await aVerifiedClub({ userId: owner.id });
  await identity.addProfile(owner.id, "club", id);
  club = { id, actor: actingAs(owner.id, "club", id) };
  email = `rita.${id}@example.com`;
});

const ofParent = (): TestimonialInput => ({
  message: SAID,
  quoted: { name: "Rita Prado", type: "parent", email },
});
const tokenTo = async (address: string): Promise<string> => {
  const [mail] = await mailsTo(address);
  return /\/depoimento\/([\w-]+)/.exec(mail!.text)![1]!;
};
const shown = async () => expectOk(await clubs.site(VISITOR, club.id)).testimonials;
const own = async () => expectOk(await ownTestimonials(club.actor, club.id));

describe("somebody who is quoted by e-mail", () => {
  test("reads the text, agrees, and takes it back by the same link", async () => {
    expectOk(await askTestimonial(club.actor, club.id, ofParent()));
    expect(await shown()).toEqual([]);
    const token = await tokenTo(email);
    expect(expectOk(await testimonialAt(token))).toMatchObject({ message: SAID, state: "waiting" });
    expectOk(await answerTestimonial(FROM, token, { decision: "agree", birthdate: null }));
    expect(await shown()).toMatchObject([{ name: "Rita", message: SAID }]);
    expect(await answerTestimonial(FROM, token, { decision: "refuse" })).toMatchObject({
      error: { code: "already_answered" },
    });
    expectOk(await answerTestimonial(FROM, token, { decision: "withdraw" }));
    expect(await shown()).toEqual([]);
    const { rows } = await client().query("select email from club_testimonials where club_id = $1", [
      club.id,
    ]);
    expect(rows).toEqual([{ email: null }]);
  });

  test("says no, and nothing is shown", async () => {
    expectOk(await askTestimonial(club.actor, club.id, ofParent()));
    expectOk(await answerTestimonial(FROM, await tokenTo(email), { decision: "refuse" }));
    expect(await own()).toMatchObject([{ state: "refused" }]);
    expect(await shown()).toEqual([]);
  });

  test("as an athlete is an adult, or cannot agree alone", async () => {
    expectOk(
      await askTestimonial(club.actor, club.id, {
        message: SAID,
        quoted: { name: "Davi Prado", type: "athlete", email },
      }),
    );
    const token = await tokenTo(email);
    for (const birthdate of [null, "2012-01-01", "not a day"])
      expect(await answerTestimonial(FROM, token, { decision: "agree", birthdate })).toMatchObject({
        error: { code: "minor" },
      });
    expectOk(await answerTestimonial(FROM, token, { decision: "agree", birthdate: "1990-01-01" }));
  });

  test("has 30 days, and a new link makes the old one useless", async () => {
    expectOk(await askTestimonial(club.actor, club.id, ofParent()));
    const first = await tokenTo(email);
    await client().query("update club_testimonials set asked_at = now() - interval '31 days'");
    expect(await testimonialAt(first)).toMatchObject({ error: "expired" });
    expect(await answerTestimonial(FROM, first, { decision: "agree", birthdate: null })).toMatchObject({
      error: { code: "expired" },
    });
    const [{ id } = { id: "" }] = await own();
    expectOk(await askAgain(club.actor, club.id, id));
    expect(await testimonialAt(first)).toMatchObject({ error: "not_found" });
    expectOk(await testimonialAt(await tokenTo(email)));
  });
});

test("a minor is quoted with the guardian's yes, and a revoke takes it off", async () => {
  const minor = await aPublishedFamily();
  const quoted = { athleteId: minor.id };
  expect(await askTestimonial(club.actor, club.id, { message: SAID, quoted })).toMatchObject({
    error: { code: "not_linked" },
  });
  expectOk(await clubs.linkConfirmed(SYSTEM, club.id, minor.id));
  expectOk(await askTestimonial(club.actor, club.id, { message: SAID, quoted }));
  const { rows } = await client().query<{ email: string }>(
    "select u.email from users u join guardianships g on g.guardian_user_id = u.id where g.athlete_id = $1",
    [minor.id],
  );
  const token = await tokenTo(rows[0]!.email);
  expectOk(await answerTestimonial(FROM, token, { decision: "agree", birthdate: null }));
  expect(await shown()).toMatchObject([{ type: "athlete", image: null }]);
  expectOk(await guardianship.decideConsent(minor.guardian, minor.id, "revoked", FROM));
  expect(await shown()).toEqual([]);
});

test("the guardian answers on the desk too, and takes the yes back there", async () => {
  const minor = await aPublishedFamily();
  expectOk(await clubs.linkConfirmed(SYSTEM, club.id, minor.id));
  const quote = async () => {
    expectOk(await askTestimonial(club.actor, club.id, { message: SAID, quoted: { athleteId: minor.id } }));
    return (await waiting())[0]!.id;
  };
  const waiting = async (actor: Actor = minor.guardian) =>
    (await testimonialsForFamily(actor, [minor.id])).waiting;
  const refused = await quote();
  expect(await waiting()).toMatchObject([{ message: SAID, club: { id: club.id } }]);
  expect(await waiting(minor.athlete)).toEqual([]);
  expect(await decideTestimonial(minor.athlete, refused, "agree")).toMatchObject({ error: "not_found" });
  expect(await decideTestimonial(club.actor, refused, "agree")).toMatchObject({ error: "not_found" });
  expectOk(await decideTestimonial(minor.guardian, refused, "refuse"));
  expect(await decideTestimonial(minor.guardian, refused, "agree")).toMatchObject({
    error: "already_decided",
  });
  expect(await waiting()).toEqual([]);

  const agreed = await quote();
  expectOk(await decideTestimonial(minor.guardian, agreed, "agree"));
  expect(await shown()).toHaveLength(1);
  expect((await testimonialsForFamily(minor.guardian, [minor.id])).agreed).toMatchObject([{ id: agreed }]);
  expectOk(await decideTestimonial(minor.guardian, agreed, "withdraw"));
  expect(await shown()).toEqual([]);

  const unheard = await quote();
  expectOk(await clubs.withdrawVerification(SYSTEM, club.id, "Outro CNPJ."));
  expect(await waiting()).toEqual([]);
  expect(await decideTestimonial(minor.guardian, unheard, "agree")).toMatchObject({ error: "not_found" });
});

test("every owner asks and hears the answer, whoever answers for the registration", async () => {
  const second = await aClubMember(club.id, { role: "owner" });
  expectOk(await askTestimonial(second.actor, club.id, ofParent()));
  expectOk(await answerTestimonial(FROM, await tokenTo(email), { decision: "refuse" }));
  const heard = await mailsTo(second.email);
  expect(heard.map(({ template }) => template)).toContain("testimonial-answered");
});

test("only an owner asks, never their own people, and only their own list", async () => {
  const scout = await aUser();
  await identity.addProfile(scout.id, "club", club.id);
  const asScout = actingAs(scout.id, "club", club.id);
  expect(await askTestimonial(asScout, club.id, ofParent())).toMatchObject({ error: { code: "not_found" } });
  email = scout.email;
  expect(await askTestimonial(club.actor, club.id, ofParent())).toMatchObject({
    error: { code: "own_email" },
  });
  email = `outra.${club.id}@example.com`;
  expectOk(await askTestimonial(club.actor, club.id, ofParent()));
  const [{ id } = { id: "" }] = await own();
  const other = await aUser();
  const stranger = actingAs(other.id, "club", (await aVerifiedClub({ userId: other.id })).id);
  expect(await ownTestimonials(stranger, club.id)).toMatchObject({ error: "not_found" });
  expect(await removeTestimonial(stranger, club.id, id)).toMatchObject({ error: "not_found" });
  expect(await askAgain(stranger, club.id, id)).toMatchObject({ error: { code: "not_found" } });
  expectOk(await removeTestimonial(club.actor, club.id, id));
  await client().query("update clubs set verified = false where id = $1", [club.id]);
  expect(await askTestimonial(club.actor, club.id, ofParent())).toMatchObject({
    error: { code: "not_verified" },
  });
});

test.each([
  [{ message: "Ligue 71 99999-1234 agora mesmo" }, "message"],
  [{ message: SAID, name: "Rita" }, "email"],
  [{ message: SAID, name: "Rita", email: "x" }, "email"],
  [{ message: SAID, email: "rita@example.com" }, "name"],
  [{ message: SAID, athlete: "x" }, "athlete"],
])("%j says what is wrong at %s", (form, field) => {
  expect(testimonialSchema.safeParse(form).error?.issues.map(({ path }) => path[0])).toContain(field);
});
