import { randomUUID } from "node:crypto";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { activityText, actorText } from "#app/areas/admin/activity-text.ts";
import { SYSTEM, VISITOR, type Actor } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import type { ReportReason } from "#domain/moderation/reports.ts";
import { REVIEW_LIST } from "#domain/moderation/staff-list.ts";
import { ownerOfVideo, site } from "#server/athletes/athletes.server.ts";
import { aPublishedFamily } from "#server/athletes/testing/family.ts";
import { site as clubSite } from "#server/clubs/clubs.server.ts";
import { expectOk } from "#domain/result.ts";
import { event as eventSite } from "#server/events/events.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { aScout, guardianOf, sent } from "#server/messages/testing/contact.ts";
import { client } from "#server/platform/database/database.ts";
import { listMails, readMail } from "#server/platform/mail/mail.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { anAthlete, aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { anApprovedEvent, anEvent } from "#seed/factories/event.ts";
import { aUser } from "#seed/factories/user.ts";
import { readAndDecide } from "#seed/factories/decide.ts";
import * as moderation from "./moderation.server.ts";

const ADULT = Temporal.PlainDate.from("2004-04-05");
let staff: Actor;
let colleague: Actor;
let member: Actor;

beforeAll(async () => {
  configure();
  staff = await actorWith("Ana da Equipe", "staff");
  colleague = await actorWith("Beto da Equipe", "staff");
  member = await actorWith("Caio Membro", "user");
});

beforeEach(async () => {
  await client().query("delete from reviews");
  await client().query("delete from rate_limits");
});

async function actorWith(name: string, role: "user" | "staff"): Promise<Actor> {
  const { id } = await aUser({ name, role });
  return { kind: "member", userId: id, role, profile: null };
}

const reportOf = (
  subjectId: string,
  reason: ReportReason = "impersonation",
  details = "É outra pessoa.",
) => ({
  subjectType: "athlete" as const,
  subjectId,
  reason,
  details,
});

/** What an address of the list shows. */
const queue = (search = "", actor = staff) =>
  moderation.queue(actor, readListQuery(REVIEW_LIST, new URLSearchParams(search)));

const waiting = async (): Promise<moderation.QueueEntry> => (await queue()).rows[0]!;

test("a visitor reports a profile: it is stored, waits for staff, and the team gets a mail without what was typed", async () => {
  const athlete = await aPublishedAthlete({ name: "Rui Denunciado", birthdate: ADULT });
  expect(
    await moderation.report(VISITOR, "192.0.2.1", reportOf(athlete.id, "minor_at_risk", "Detalhe sensível")),
  ).toEqual({
    ok: true,
    value: null,
  });
  expect(await waiting()).toMatchObject({
    kind: "report",
    subject: "Rui Denunciado",
    reportReason: "minor_at_risk",
  });
  const { rows } = await client().query(
    "select reporter_user_id, details from reports where subject_id = $1",
    [athlete.id],
  );
  expect(rows).toEqual([{ reporter_user_id: null, details: "Detalhe sensível" }]);
  const [mail] = await listMails({ limit: 1 });
  expect(mail).toMatchObject({ template: "new-report", to: "contato@joiadabase.com.br" });
  const { text, html } = (await readMail(mail!.id))!;
  expect(text).toContain(`/admin/revisoes/${(await waiting()).id}`);
  for (const body of [text, html]) expect(body).not.toMatch(/Detalhe sensível|Rui Denunciado/);
});

test("many reports of one thing are one review and one mail a reason; a member's id is kept, nothing else", async () => {
  const athlete = await aPublishedAthlete({ birthdate: ADULT });
  const before = (await listMails({ limit: 100 })).length;
  await moderation.report(member, "192.0.2.1", reportOf(athlete.id));
  await moderation.report(VISITOR, "192.0.2.2", reportOf(athlete.id));
  await moderation.report(VISITOR, "192.0.2.3", reportOf(athlete.id, "improper_content"));
  const { rows: entries } = await queue("tipo=report");
  expect(entries).toHaveLength(1);
  expect((await listMails({ limit: 100 })).length - before).toBe(2);
  const page = await moderation.openReview(staff, entries[0]!.id);
  if (page?.subject?.type !== "report") throw new Error("not a report");
  expect(page.subject.reports.map(({ fromMember }) => fromMember)).toEqual([false, false, true]);
  expect(JSON.stringify(page)).not.toContain("Caio Membro");
});

test("what one cannot read one cannot report, and it looks like what does not exist", async () => {
  const secret = await anAthlete({ birthdate: ADULT });
  const pending = await anEvent({ type: "campeonato" });
  const absent = { ok: false, error: { code: "not_found" } };
  expect(await moderation.report(VISITOR, "192.0.2.1", reportOf(secret.id))).toEqual(absent);
  expect(await moderation.report(VISITOR, "192.0.2.1", reportOf(randomUUID()))).toEqual(absent);
  expect(
    await moderation.report(VISITOR, "192.0.2.1", { ...reportOf(pending.id), subjectType: "event" }),
  ).toEqual(absent);
});

test("clubs and events are reported too", async () => {
  const club = await aClub({ name: "Clube Denunciado" });
  const event = await anApprovedEvent({ title: "Peneira Denunciada" });
  await moderation.report(VISITOR, "192.0.2.1", { ...reportOf(club.id), subjectType: "club" });
  await moderation.report(VISITOR, "192.0.2.1", {
    ...reportOf(event.id, "fake_trial"),
    subjectType: "event",
  });
  const { rows: entries } = await queue();
  expect(entries.map(({ subject }) => subject)).toEqual(["Clube Denunciado", "Peneira Denunciada"]);
  const page = await moderation.openReview(staff, entries[1]!.id);
  expect(page?.subject).toMatchObject({
    type: "report",
    thing: { path: `/campeonatos/${event.id}` },
    visibility: "public",
  });
});

test("a testimonial that is reported is named by who says it and the club, by first name only", async () => {
  const club = await aVerifiedClub({
    name: "Clube Elogiado",
    testimonials: [{ name: "Rosa Maria Ribeiro", type: "parent", message: "Muito bom." }],
  });
  const { rows } = await client().query<{ id: string }>(
    "select id from club_testimonials where club_id = $1",
    [club.id],
  );
  const reported = { ...reportOf(rows[0]!.id), subjectType: "testimonial" as const };
  expect(await moderation.report(VISITOR, "192.0.2.1", reported)).toMatchObject({ ok: true });
  expect(await waiting()).toMatchObject({ subject: "Depoimento de Rosa sobre Clube Elogiado" });
});

test("a message that a guardian reports is named by its club", async () => {
  const family = await aPublishedFamily();
  const scout = await aScout({ called: { club: "Clube Insistente" } });
  const { id } = await sent(scout, family.id);
  const reported = { ...reportOf(id), subjectType: "message" as const };
  expect(await moderation.report(guardianOf(family), "192.0.2.1", reported)).toMatchObject({ ok: true });
  const { rows: entries } = await queue("tipo=report");
  expect(entries).toMatchObject([{ subject: "Pedido de contato do Clube Insistente" }]);
});

test("a video is reported by itself: hidden it leaves the profile, and a rejected report puts it back", async () => {
  const athlete = await aPublishedAthlete({
    name: "Rui do Vídeo",
    birthdate: ADULT,
    videos: [
      { title: "Gols", videoKey: "demo/videos/lance-1.webm" },
      { title: "Dribles", videoKey: "demo/videos/lance-2.webm" },
    ],
  });
  const shown = async () => {
    const page = await site(VISITOR, athlete.subdomain);
    return page.ok ? page.value.videos : [];
  };
  const { id: subjectId } = (await shown()).find(({ title }) => title === "Gols")!;
  const report = { ...reportOf(subjectId), subjectType: "media" as const };
  expect(await moderation.report(VISITOR, "192.0.2.1", report)).toMatchObject({ ok: true });
  const { id, subject } = await waiting();
  expect(subject).toBe("Vídeo “Gols”, de Rui do Vídeo");
  expect((await moderation.openReview(staff, id))?.subject).toMatchObject({
    thing: { name: "Vídeo “Gols”, de Rui do Vídeo", path: `/a/${athlete.subdomain}/videos` },
    visibility: "public",
  });
  expect(await moderation.hideReported(staff, id)).toMatchObject({ ok: true });
  expect((await shown()).map(({ title }) => title)).toEqual(["Dribles"]);
  expect([await ownerOfVideo(VISITOR, subjectId), await ownerOfVideo(staff, subjectId)]).toEqual([
    null,
    athlete.id,
  ]);
  expect(await moderation.report(VISITOR, "192.0.2.2", report)).toMatchObject({ ok: false });
  expect((await moderation.openReview(staff, id))?.subject).toMatchObject({ visibility: "hidden" });
  await readAndDecide(staff, id, { state: "rejected", reason: "Nada de errado.", restore: true });
  expect((await shown()).map(({ title }) => title)).toEqual(["Gols", "Dribles"]);
});

test("a video of a profile that one cannot read cannot be reported, and an approved report hides it", async () => {
  const videos = [{ title: "Gols", videoKey: "demo/videos/lance-1.webm" }];
  const secret = await anAthlete({ birthdate: ADULT, videos });
  const open = await aPublishedAthlete({ birthdate: ADULT, videos });
  const videoOf = async (athleteId: string) =>
    (
      await client().query("select id, hidden_at from media where owner_id = $1 and kind = 'video'", [
        athleteId,
      ])
    ).rows[0] as { id: string; hidden_at: Date | null };
  const report = async (athleteId: string) =>
    moderation.report(VISITOR, "192.0.2.1", {
      ...reportOf((await videoOf(athleteId)).id),
      subjectType: "media",
    });
  expect(await report(secret.id)).toEqual({ ok: false, error: { code: "not_found" } });
  expect(await report(open.id)).toMatchObject({ ok: true });
  await readAndDecide(staff, (await waiting()).id, { state: "approved", reason: "" });
  expect((await videoOf(open.id)).hidden_at).not.toBeNull();
  expect((await site(VISITOR, open.subdomain)).ok).toBe(true);
});

test("the sixth report of an hour from one address is refused, and says when to try again", async () => {
  const athlete = await aPublishedAthlete({ birthdate: ADULT });
  for (let n = 0; n < 5; n++)
    expect((await moderation.report(VISITOR, "192.0.2.9", reportOf(athlete.id))).ok).toBe(true);
  const sixth = await moderation.report(VISITOR, "192.0.2.9", reportOf(athlete.id));
  expect(sixth).toMatchObject({ ok: false, error: { code: "too_many" } });
  expect(!sixth.ok && sixth.error.code === "too_many" && sixth.error.retryAfterSeconds).toBeGreaterThan(3000);
  expect((await moderation.report(VISITOR, "192.0.2.10", reportOf(athlete.id))).ok).toBe(true);
});

test("staff hide first and decide later; a rejected report can put the profile back", async () => {
  const athlete = await aPublishedAthlete({ birthdate: ADULT });
  await moderation.report(VISITOR, "192.0.2.1", reportOf(athlete.id));
  const { id } = await waiting();
  expect(await moderation.hideReported(member, id)).toEqual({ ok: false, error: "not_found" });
  expect(await moderation.hideReported(staff, id)).toEqual({ ok: true, value: null });
  expect(await site(VISITOR, athlete.subdomain)).toEqual({ ok: false, error: "not_found" });
  expect((await moderation.openReview(staff, id))?.state).toBe("open");
  const decision = { state: "rejected", reason: "O perfil é da própria atleta.", restore: true } as const;
  expect(await readAndDecide(staff, id, decision)).toEqual({ ok: true, value: null });
  expect((await site(VISITOR, athlete.subdomain)).ok).toBe(true);
});

test("a decision whose restore fails decides nothing: the review stays open and untold", async () => {
  const athlete = await aPublishedAthlete({ birthdate: ADULT });
  await moderation.report(VISITOR, "192.0.2.1", reportOf(athlete.id));
  const { id } = await waiting();
  await moderation.hideReported(staff, id);
  await client().query("update athletes set birthdate = null where id = $1", [athlete.id]);
  const decided = () =>
    client().query("select from audit_log where action = 'review.rejected' and subject_id = $1", [
      athlete.id,
    ]);
  const decision = { state: "rejected", reason: "O perfil é da própria atleta." } as const;
  expect(await readAndDecide(staff, id, { ...decision, restore: true })).toEqual({
    ok: false,
    error: "not_restored",
  });
  expect((await moderation.openReview(staff, id))?.state).toBe("open");
  expect((await decided()).rowCount).toBe(0);
  expect(await readAndDecide(staff, id, decision)).toEqual({ ok: true, value: null });
  expect((await decided()).rowCount).toBe(1);
});

test("a club is hidden, an event is held with a notice, and both are put back the same way", async () => {
  const club = await aVerifiedClub();
  const event = await anApprovedEvent();
  const things = [
    {
      subjectType: "club" as const,
      id: club.id,
      open: async () => (await clubSite(VISITOR, club.id, { allAthletes: false })).ok,
    },
    {
      subjectType: "event" as const,
      id: event.id,
      // Whoever is registered has to find its page, which says that it is held.
      open: async () => !expectOk(await eventSite(event.id)).held,
    },
  ];
  for (const { subjectType, id: subjectId, open } of things) {
    await moderation.report(VISITOR, "192.0.2.1", {
      subjectType,
      subjectId,
      reason: "fake_trial",
      details: "",
    });
    const { id } = await waiting();
    expect(await open()).toBe(true);
    expect(await moderation.hideReported(staff, id)).toEqual({ ok: true, value: null });
    expect(await open()).toBe(false);
    expect((await moderation.openReview(staff, id))?.subject).toMatchObject({ visibility: "hidden" });
    const decision = { state: "rejected", reason: "É mesmo o clube.", restore: true } as const;
    expect(await readAndDecide(staff, id, decision)).toEqual({ ok: true, value: null });
    expect(await open()).toBe(true);
  }
});

test("an approved report hides the profile in the same step, and is written down with who decided", async () => {
  const athlete = await aPublishedAthlete({ birthdate: ADULT });
  await moderation.report(VISITOR, "192.0.2.1", reportOf(athlete.id));
  const { id } = await waiting();
  await readAndDecide(staff, id, { state: "approved", reason: "" });
  expect(await site(VISITOR, athlete.subdomain)).toEqual({ ok: false, error: "not_found" });
  const { rows } = await client().query(
    "select action from audit_log where subject_id = $1 and actor_id is not null order by id",
    [athlete.id],
  );
  expect(rows.map(({ action }: { action: string }) => action)).toEqual(["review.approved", "athlete.hidden"]);
});

test("a rejection needs its reason; of two who decide at once the second hears that it is done", async () => {
  const club = await aClub();
  const { id } = await requestReview({ kind: "club_verification", subjectId: club.id, requestedBy: null });
  expect(await readAndDecide(staff, id, { state: "rejected", reason: "  " })).toEqual({
    ok: false,
    error: "reason_missing",
  });
  const both = await Promise.all([
    readAndDecide(staff, id, { state: "approved", reason: "" }),
    readAndDecide(colleague, id, { state: "rejected", reason: "Não confere." }),
  ]);
  expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  expect(both.find(({ ok }) => !ok)).toEqual({ ok: false, error: "already_decided" });
  const page = await moderation.openReview(colleague, id);
  expect(page?.decidedBy?.name).toMatch(/da Equipe/);
  expect(page?.state).not.toBe("open");
});

test("nobody else sees or decides anything", async () => {
  const club = await aClub();
  const { id } = await requestReview({ kind: "club_verification", subjectId: club.id, requestedBy: null });
  for (const actor of [VISITOR, member]) {
    await expect(queue("", actor)).rejects.toThrow("staff");
    await expect(moderation.openReview(actor, id)).rejects.toThrow("staff");
    await expect(moderation.activity(actor)).rejects.toThrow("staff");
    expect(await moderation.lease(actor, id)).toEqual({ ok: false, error: "not_found" });
    expect(await moderation.decideReview(actor, id, { state: "approved", reason: "", read: "" })).toEqual({
      ok: false,
      error: "not_found",
    });
  }
  // A job has no name to sign a decision with.
  expect(await moderation.decideReview(SYSTEM, id, { state: "approved", reason: "", read: "" })).toEqual({
    ok: false,
    error: "not_found",
  });
});

test("a reviewer sees what the decision needs, and no address or birth day of a child", async () => {
  const athlete = await anAthlete({ name: "Tina Menor", birthdate: Temporal.PlainDate.from("2011-02-03") });
  const { id } = await requestReview({ kind: "first_publication", subjectId: athlete.id, requestedBy: null });
  const page = await moderation.openReview(staff, id);
  expect(page?.subject).toMatchObject({
    type: "athlete",
    athlete: { site: { name: "Tina Menor" }, birth: { year: 2011 }, visibility: "private" },
    guardianship: { guardians: [], formerRevokes: [] },
  });
  expect(JSON.stringify(page)).not.toMatch(/2011-02-03|03\/02\/2011|@example/);
  const club = await aClub({ responsibleName: "Dora Dirigente", phone: "+5511987654321" });
  const asked = await requestReview({ kind: "club_verification", subjectId: club.id, requestedBy: null });
  expect((await moderation.openReview(staff, asked.id))?.subject).toMatchObject({
    type: "club",
    company: { cnpj: club.cnpj, responsible: "Dora Dirigente", phone: "+5511987654321" },
  });
});

test("the audit log reads as sentences, and names those who are still here", async () => {
  const club = await aClub({ name: "Clube da Frase" });
  const { id } = await requestReview({ kind: "club_verification", subjectId: club.id, requestedBy: null });
  await readAndDecide(staff, id, { state: "approved", reason: "" });
  const sentences = (await moderation.activity(staff)).map(
    (entry) => `${actorText(entry)} ${activityText(entry)}`,
  );
  expect(sentences.slice(0, 3)).toEqual([
    "Ana da Equipe verificou o clube Clube da Frase",
    "Ana da Equipe aprovou a revisão “Verificação de clube: Clube da Frase”",
    "Sistema cadastrou o clube Clube da Frase",
  ]);
});
