import { beforeAll, describe, expect, test } from "vitest";
import { SYSTEM, VISITOR } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { appoint } from "#server/guardians/guardians.ts";
import { sweepInvitations } from "#server/guardians/rights.ts";
import { guardianshipOf } from "#server/guardians/staff-view.ts";
import { cookieJar, configure } from "#server/identity/testing/configured.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { findReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { aUser } from "#seed/factories/user.ts";
import { aGuardianOf } from "#seed/factories/guardian.ts";
import * as athletes from "./athletes.server.ts";
import {
  acceptAsMember,
  acceptAsNew,
  askAboutRevoke,
  decideConsent,
  declineInvitation,
  inviteSecondGuardian,
  ownProfile,
  removeGuardian,
  requestPublication,
  setPrivacy,
  viewInvitation,
  ward,
  wards,
  withdrawSecondInvitation,
} from "./guardianship.server.ts";
import {
  aFamily,
  aPublishedFamily,
  comeOfAge,
  decideReview,
  mailsTo,
  memberOf,
  staffOf,
  templatesTo,
  visibilityOf,
  type Family,
} from "./testing/family.ts";
import { address, stated } from "./testing/invited.ts";

beforeAll(() => configure());

const isReadable = async (subdomain: string) => (await athletes.site(VISITOR, subdomain)).ok;

async function withSecond(family: Family) {
  const person = await aGuardianOf(family.id);
  return { ...family, secondPerson: person, second: memberOf(person) };
}

const asked = async (family: Family, guardianEmail: string, guardianName = "Davi Ribeiro") => {
  const sent = await inviteSecondGuardian(family.guardian, family.id, { guardianName, guardianEmail });
  return sent.ok ? "sent" : sent.error.code;
};

async function tokenFor(email: string): Promise<string> {
  const mail = (await mailsTo(email)).find(({ template }) => template === "second-guardian-invitation");
  return new URL(/https?:\/\/\S+token=\S+/.exec(mail!.text)![0]).searchParams.get("token")!;
}

describe("two guardians", () => {
  test("need one yes, and either closes the profile at once", async () => {
    const family = await withSecond(await aPublishedFamily());
    expect(await isReadable(family.subdomain)).toBe(true);
    expect(await decideConsent(family.second, family.id, "revoked", null)).toEqual({
      ok: true,
      value: "private",
    });
    expect(await visibilityOf(family.id)).toBe("private");
    expect(await isReadable(family.subdomain)).toBe(false);
    expect(await templatesTo(family.guardianPerson.email)).toContain("other-guardian-decided");
    expect(await templatesTo(family.secondPerson.email)).toEqual([]);
    expect((await templatesTo(family.person.email))[0]).toBe("guardian-decided");
  });

  test("the other one's yes does not lift a revoke, and only its maker's does", async () => {
    const family = await withSecond(await aPublishedFamily());
    await decideConsent(family.second, family.id, "revoked", null);
    expect(await decideConsent(family.guardian, family.id, "granted", null)).toEqual({
      ok: true,
      value: { waitsFor: "consent_missing" },
    });
    expect(await requestPublication(family.guardian, family.id)).toEqual({
      ok: false,
      error: "consent_missing",
    });
    expect(await ward(family.guardian, family.id)).toMatchObject({
      value: { state: "not_authorised", revokedByOther: true, decision: "granted" },
    });
    expect(await ward(family.second, family.id)).toMatchObject({
      value: { revokedByOther: false, decision: "revoked" },
    });
    expect(await decideConsent(family.second, family.id, "granted", null)).toEqual({
      ok: true,
      value: "published",
    });
  });

  test("each reads and sets the same, and neither removes the other", async () => {
    const family = await withSecond(await aPublishedFamily());
    for (const guardian of [family.guardian, family.second]) {
      expect(await wards(guardian)).toMatchObject([{ id: family.id, state: "public" }]);
      const choices = { birthdatePublic: false, indexable: true, socialPublic: false };
      expect(await setPrivacy(guardian, family.id, choices)).toEqual({ ok: true, value: null });
    }
    expect(await removeGuardian(family.guardian, family.id, family.secondPerson.id, "briga")).toEqual({
      ok: false,
      error: "not_found",
    });
  });

  test("are never three, also when two are appointed at the same moment", async () => {
    const family = await aFamily();
    const appointed = await Promise.allSettled(
      [1, 2, 3].map(async () => {
        const { id: userId, name, email } = await aUser();
        await inTransaction(() => appoint(SYSTEM, family.id, { userId, name, email }));
      }),
    );
    expect(appointed.some(({ status }) => status === "rejected")).toBe(true);
    const { rowCount } = await client().query(
      "select from guardianships where athlete_id = $1 and ended_at is null",
      [family.id],
    );
    expect(rowCount).toBeLessThanOrEqual(2);
  });

  test("both end when the athlete comes of age, and both are told", async () => {
    const family = await withSecond(await aPublishedFamily());
    await client().query("update athletes set birthdate = birthdate - interval '4 years' where id = $1", [
      family.id,
    ]);
    await comeOfAge();
    for (const { email } of [family.guardianPerson, family.secondPerson])
      expect(await templatesTo(email)).toContain("handed-over");
    expect(await visibilityOf(family.id)).toBe("public");
    expect(await ownProfile(family.athlete, family.id)).toMatchObject({ value: { guardians: [] } });
  });
});

describe("the team", () => {
  test("sets a revoke aside after hearing both, with a reason that both read and the audit log keeps", async () => {
    const family = await withSecond(await aPublishedFamily());
    await decideConsent(family.second, family.id, "revoked", null);
    expect(await askAboutRevoke(family.second, family.id)).toEqual({ ok: false, error: "not_found" });
    expect(await askAboutRevoke(family.guardian, family.id)).toEqual({ ok: true, value: null });
    await decideReview("guardian_dispute", family.id, "approved", "Ouvimos os dois por telefone.");
    expect(await visibilityOf(family.id)).toBe("private");
    for (const { email } of [family.guardianPerson, family.secondPerson])
      expect((await mailsTo(email))[0]).toMatchObject({
        template: "revoke-lifted",
        text: expect.stringContaining("Ouvimos os dois por telefone."),
      });
    const { rows } = await client().query(
      "select after from audit_values join audit_log on audit_log.id = audit_id where action = 'consent.lifted' and subject_id = $1",
      [family.id],
    );
    expect(rows).toEqual([{ after: { reason: "Ouvimos os dois por telefone." } }]);
    expect(await requestPublication(family.guardian, family.id)).toEqual({ ok: true, value: "published" });
    expect(await decideConsent(family.second, family.id, "revoked", null)).toEqual({
      ok: true,
      value: "private",
    });
  });

  test("gives a reason for either decision", async () => {
    const family = await withSecond(await aPublishedFamily());
    await decideConsent(family.second, family.id, "revoked", null);
    await askAboutRevoke(family.guardian, family.id);
    await expect(decideReview("guardian_dispute", family.id, "approved", " ")).rejects.toThrow(
      "reason_missing",
    );
    await decideReview("guardian_dispute", family.id, "rejected", "A mãe apresentou uma decisão do juiz.");
    expect((await mailsTo(family.guardianPerson.email))[0]!.template).toBe("revoke-stays");
    expect(await requestPublication(family.guardian, family.id)).toMatchObject({ error: "consent_missing" });
  });

  test("removes one guardian, whose revoke ends with it", async () => {
    const staff = staffOf(await aUser({ role: "staff" }));
    const family = await withSecond(await aPublishedFamily());
    await decideConsent(family.second, family.id, "revoked", null);
    const removed = await removeGuardian(staff, family.id, family.secondPerson.id, "Não é da família.");
    expect(removed).toEqual({ ok: true, value: null });
    expect(await ward(family.second, family.id)).toEqual({ ok: false, error: "not_found" });
    expect(await requestPublication(family.guardian, family.id)).toEqual({ ok: true, value: "published" });
    expect(await templatesTo(family.secondPerson.email)).toContain("guardian-removed");
  });

  test("who removes the one who agreed leaves the profile private until the other agrees", async () => {
    const staff = staffOf(await aUser({ role: "staff" }));
    const family = await withSecond(await aPublishedFamily());
    expectOk(await removeGuardian(staff, family.id, family.guardianPerson.id, "Perdeu a guarda."));
    expect(await visibilityOf(family.id)).toBe("private");
    expect(await decideConsent(family.second, family.id, "granted", null)).toEqual({
      ok: true,
      value: "published",
    });
  });

  test("removes one on the page of their dispute, and on no other", async () => {
    const staff = staffOf(await aUser({ role: "staff" }));
    const family = await withSecond(await aPublishedFamily());
    await decideConsent(family.second, family.id, "revoked", null);
    await askAboutRevoke(family.guardian, family.id);
    const about = await reviewsAbout([family.id]);
    const reviewOf = (kind: string) => about.find((review) => review.kind === kind)!.id;
    const wanted = { guardian: family.secondPerson.id, removal: "Perdeu a guarda." };
    const dispute = reviewOf("guardian_dispute");
    for (const [actor, review] of [
      [family.guardian, dispute],
      [staff, reviewOf("first_publication")],
    ] as const)
      expect(await moderation.removeGuardian(actor, review, wanted)).toEqual({
        ok: false,
        error: "not_found",
      });
    expectOk(await moderation.removeGuardian(staff, dispute, wanted));
    expect(await findReview(dispute)).toMatchObject({ state: "withdrawn" });
    expect(await ward(family.second, family.id)).toEqual({ ok: false, error: "not_found" });
    expect(await moderation.removeGuardian(staff, dispute, wanted)).toEqual({
      ok: false,
      error: "not_found",
    });
  });

  test("ends with a guardian what that guardian asked of others", async () => {
    const staff = staffOf(await aUser({ role: "staff" }));
    const family = await aPublishedFamily();
    const email = address();
    expect(await asked(family, email)).toBe("sent");
    const token = await tokenFor(email);
    expectOk(await removeGuardian(staff, family.id, family.guardianPerson.id, "Não é da família."));
    expect(await viewInvitation(VISITOR, token)).toEqual({ ok: false, error: "link_invalid" });
    expect(await ownProfile(family.athlete, family.id)).toMatchObject({
      value: { state: "guardian_missing", guardians: [], may: { invite: true } },
    });
  });

  test("reads who decided what, also of somebody who left a revoke behind", async () => {
    const staff = staffOf(await aUser({ role: "staff" }));
    const family = await withSecond(await aPublishedFamily());
    await decideConsent(family.second, family.id, "revoked", null);
    await client().query("delete from users where id = $1", [family.secondPerson.id]);
    expect(await guardianshipOf(staff, family.id)).toMatchObject({
      guardians: [{ consent: { decision: "granted" } }],
      formerRevokes: [expect.anything()],
    });
    expect(await requestPublication(family.guardian, family.id)).toMatchObject({ error: "consent_missing" });
  });
});

describe("the invitation of a second guardian", () => {
  test("comes from the first one, and all three hear who joined", async () => {
    const family = await aPublishedFamily();
    const email = address();
    expect(await asked(family, email)).toBe("sent");
    expect((await templatesTo(family.person.email))[0]).toBe("second-guardian-invited");
    const token = await tokenFor(email);
    expect(await viewInvitation(VISITOR, token)).toMatchObject({
      value: { invitedBy: "Responsável de teste", guardianName: "Davi Ribeiro" },
    });
    const accepted = await acceptAsNew(cookieJar().browser, token, stated({ name: "Davi Ribeiro" }));
    expect(accepted.ok).toBe(true);
    for (const to of [family.person.email, family.guardianPerson.email, email])
      expect((await templatesTo(to))[0]).toBe("second-guardian-joined");
    expect(await visibilityOf(family.id)).toBe("public");
    expect(await ward(family.guardian, family.id)).toMatchObject({
      value: { other: { name: "Davi Ribeiro" }, invited: null },
    });
    expect(await asked(family, address())).toBe("already_two");
  });

  test("refuses the athlete's address, the guardian's own, and whoever is a guardian already", async () => {
    const family = await aFamily();
    expect(await asked(family, family.person.email)).toBe("guardian_is_athlete");
    expect(await asked(family, family.guardianPerson.email.replace("@", "+dois@"))).toBe("own_address");
    const email = address();
    expect(await asked(family, email)).toBe("sent");
    const token = await tokenFor(email);
    await client().query("update users set email = $2 where id = $1", [family.guardianPerson.id, email]);
    expect(await acceptAsMember(family.guardian, cookieJar().browser, token, stated())).toEqual({
      ok: false,
      error: { code: "already_guardian" },
    });
  });

  test("passes the same checks: an adult, with a CPF that is nobody else's", async () => {
    const family = await aFamily();
    const cpf = stated().cpf;
    const first = address();
    expect(await asked(family, first)).toBe("sent");
    const young = stated({ birthdate: "2015-01-01" });
    expect(await acceptAsNew(cookieJar().browser, await tokenFor(first), young)).toMatchObject({
      error: { code: "not_adult" },
    });
    expect((await acceptAsNew(cookieJar().browser, await tokenFor(first), stated({ cpf }))).ok).toBe(true);
    const other = await aFamily();
    const second = address();
    expect(await asked(other, second)).toBe("sent");
    expect(await acceptAsNew(cookieJar().browser, await tokenFor(second), stated({ cpf }))).toMatchObject({
      error: { code: "cpf_taken" },
    });
  });

  test("two at once leave one open invitation", async () => {
    const family = await withSecond(await aFamily());
    await removeGuardian(SYSTEM, family.id, family.secondPerson.id, "teste");
    const [one, two] = [address(), address()];
    expect(await Promise.all([asked(family, one), asked(family, two)])).toEqual(["sent", "sent"]);
    const { rows } = await client().query(
      "select email from guardianships where athlete_id = $1 and ended_at is null and confirmed_at is null",
      [family.id],
    );
    expect(rows).toHaveLength(1);
  });

  test("can be sent again and withdrawn, and then its link is void", async () => {
    const family = await aFamily();
    const email = address();
    await asked(family, email);
    const first = await tokenFor(email);
    expect(await inviteSecondGuardian(family.guardian, family.id)).toEqual({ ok: true, value: null });
    expect(await viewInvitation(VISITOR, first)).toEqual({ ok: false, error: "link_invalid" });
    const again = await tokenFor(email);
    expect(await templatesTo(family.person.email)).toEqual(["second-guardian-invited"]);
    expect(await withdrawSecondInvitation(family.athlete, family.id)).toEqual({
      ok: false,
      error: "not_found",
    });
    expect(await withdrawSecondInvitation(family.guardian, family.id)).toEqual({ ok: true, value: null });
    expect(await viewInvitation(VISITOR, again)).toEqual({ ok: false, error: "link_invalid" });
    expect(await withdrawSecondInvitation(family.guardian, family.id)).toEqual({
      ok: false,
      error: "not_found",
    });
  });

  test("leaves no name and address behind when nobody answers for 60 days, or the athlete comes of age", async () => {
    const addresses = { late: address(), young: address(), grown: address() };
    const [late, young, grown] = [await aFamily(), await aFamily(), await aFamily()];
    for (const [family, email] of [
      [late, addresses.late],
      [young, addresses.young],
      [grown, addresses.grown],
    ] as const)
      expect(await asked(family, email)).toBe("sent");
    await client().query("update guardianships set asked_at = now() - interval '61 days' where email = $1", [
      addresses.late,
    ]);
    await client().query("update athletes set birthdate = birthdate - interval '4 years' where id = $1", [
      grown.id,
    ]);
    await comeOfAge();
    await sweepInvitations(60);
    const { rows } = await client().query("select email from guardianships where email = any($1)", [
      Object.values(addresses),
    ]);
    expect(rows).toEqual([{ email: addresses.young }]);
  });

  test("declined, the first guardian is told and not the athlete", async () => {
    const family = await aFamily();
    const email = address();
    await asked(family, email);
    expectOk(await declineInvitation(cookieJar().browser, await tokenFor(email)));
    expect((await templatesTo(family.guardianPerson.email))[0]).toBe("second-invitation-declined");
    expect(await templatesTo(family.person.email)).toEqual(["second-guardian-invited"]);
  });

  test("is no right of the athlete or of a stranger", async () => {
    const family = await aFamily();
    const stranger = memberOf(await aUser());
    for (const actor of [family.athlete, stranger, VISITOR, SYSTEM])
      expect(
        await inviteSecondGuardian(actor, family.id, { guardianName: "X Y", guardianEmail: address() }),
      ).toEqual({ ok: false, error: { code: "not_found" } });
  });
});
