import { randomUUID } from "node:crypto";
import { SYSTEM } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { appoint, recordConsent, identify } from "#server/guardians/guardians.ts";
import { addProfile } from "#server/identity/identity.server.ts";
import { report } from "#server/moderation/moderation.server.ts";
import { audit } from "#server/platform/audit/audit.ts";
import { today } from "#server/platform/clock.ts";
import { config } from "#server/platform/config/current.ts";
import { client, inTransaction } from "#server/platform/database/database.ts";
import { queueMail } from "#server/platform/mail/mail.ts";
import { recordDecision } from "#server/moderation/review-kinds.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { aChampionship } from "#seed/factories/championship.ts";
import { anAthlete, aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub } from "#seed/factories/club.ts";
import { anEvent } from "#seed/factories/event.ts";
import { aSponsor } from "#seed/factories/sponsor.ts";
import { aUser } from "#seed/factories/user.ts";
import { anAccount } from "./people.ts";

/** Words that only this person's data holds: what a copy must have, and what must be gone afterwards. */
export const PERSON = {
  name: "Quitéria Zumbi Xavante",
  profileName: "Quita Relâmpago",
  email: "quiteria.zumbi@example.com",
  phone: "+5571987650123",
};

/**
 * One person who is everything that the product knows: an adult athlete, a guardian, the owner of a club
 * and of a sponsor, an organiser, a reporter and someone reported.
 */
export async function someoneWithEverything() {
  const { name, email, phone } = PERSON;
  const userId = await anAccount(name, email);
  const athlete = await aPublishedAthlete({
    name: PERSON.profileName,
    userId,
    birthdate: today().subtract({ years: 20 }),
    about: `${name}, contato ${phone}`,
    gallery: [{ drawing: "/media/a.webp", title: `Foto de ${name}` }],
    social: { instagram: email },
  });
  const club = await aClub({
    userId,
    responsibleName: name,
    contactEmail: email,
    phone,
    address: `Rua de ${name}`,
  });
  const sponsor = await aSponsor({ userId, responsibleName: name, phone });
  const ward = await wardOf(userId);
  const organiser = await inTransaction(() => addProfile(userId, "championship", null));
  const championship = await aChampionship({
    organiserProfileId: organiser.id,
    description: `Dúvidas com ${name}, ${phone}`,
  });
  const event = await anEvent({ type: "campeonato", description: `Inscrições com ${email}` });
  await client().query("update events set created_by = $1 where id = $2", [userId, event.id]);
  await inquiryOf(name, email, phone);
  await scouting(userId, club.id, ward.id);
  await traces(userId, athlete.id, ward.id);
  await files([`athletes/${athlete.id}/foto.webp`, `clubs/${club.id}/logo.png`, `users/${userId}/foto.webp`]);
  await inTransaction(() => addProfile(userId, "athlete", athlete.id));
  return { userId, athlete, club, sponsor, ward, championship, event };
}

/** A child whose guardian this person is, published with their consent. */
async function wardOf(guardianUserId: string) {
  const child = await aUser({ name: "Criança Protegida" });
  const ward = await anAthlete({
    name: "Criança Protegida",
    userId: child.id,
    birthdate: today().subtract({ years: 15 }),
  });
  await inTransaction(async () => {
    await appoint(SYSTEM, ward.id, { userId: guardianUserId, name: PERSON.name, email: PERSON.email });
    expectOk(await identify(guardianUserId, { birthdate: "1980-05-06", cpf: "52998224725" }));
    await recordConsent(guardianUserId, ward.id, "granted", {
      address: "198.51.100.77",
      userAgent: "o navegador dela",
    });
  });
  await client().query(
    "update athletes set visibility = 'public', first_published_at = now() where id = $1",
    [ward.id],
  );
  return ward;
}

const inquiryOf = (name: string, email: string, phone: string) =>
  client().query(
    "insert into inquiries (kind, name, email, phone, message) values ('contact', $1, $2, $3, 'Oi')",
    [name, email, phone],
  );

/** A list of their club with an athlete in it, and what they wrote about that athlete. */
async function scouting(userId: string, clubId: string, athleteId: string): Promise<void> {
  const { name, email } = PERSON;
  const { rows } = await client().query<{ id: string }>(
    "insert into shortlists (club_id, name, created_by, changed_by) values ($1, $2, $3, $3) returning id",
    [clubId, `Lista de ${name}`, userId],
  );
  const entry = await client().query<{ id: string }>(
    "insert into shortlist_entries (shortlist_id, athlete_id, stage, rank, added_by) values ($1, $2, 'watching', 0, $3) returning id",
    [rows[0]!.id, athleteId, userId],
  );
  await client().query(
    "insert into shortlist_entry_changes (entry_id, user_id, what, stage) values ($1, $2, 'added', 'watching')",
    [entry.rows[0]!.id, userId],
  );
  await client().query(
    `insert into scout_notes (club_id, athlete_id, author_id, private, text)
     values ($1, $2, $3, false, $4), ($1, $2, $3, true, $5)`,
    [clubId, athleteId, userId, `${name} viu o jogo`, `Lembrar: ${email}`],
  );
}

/** What is written down along the way. */
async function traces(userId: string, athleteId: string, wardId: string): Promise<void> {
  const { name, email, phone } = PERSON;
  const actor = { kind: "member", userId, role: "user", profile: null } as const;
  const details = `Sou ${name}, ${email}, ${phone}: este perfil usa fotos de outra pessoa.`;
  await report(actor, "198.51.100.78", {
    subjectType: "athlete",
    subjectId: wardId,
    reason: "impersonation",
    details,
  });
  const against = `${name} cobra por fora`;
  await report(SYSTEM, "198.51.100.79", {
    subjectType: "athlete",
    subjectId: athleteId,
    reason: "other",
    details: against,
  });
  const review = await requestReview({ kind: "first_publication", subjectId: athleteId, requestedBy: null });
  await recordDecision(review.id, { decidedBy: randomUUID(), state: "rejected", reason: `${name} explicou` });
  await inTransaction(() =>
    audit(userId, "user.renamed", userId, {
      before: { name: "Antes" },
      after: { name },
      dataSubjectId: userId,
    }),
  );
  const text = { template: "test", subject: "Oi", html: "<p>Oi</p>" };
  await queueMail({ ...text, to: email, text: `Olá, ${name}` });
  await queueMail({ ...text, to: "outra@example.com", text: `${name} pediu contato` });
  await queueMail({
    ...text,
    to: "mais.uma@example.com",
    text: `O perfil de ${PERSON.profileName} saiu do ar`,
  });
  const reset = ["reset-password:abc", userId, "confirm", email];
  await client().query(
    "insert into verifications (identifier, value, expires_at) values ($1, $2, now() + interval '1 hour'), ($3, $4, now() + interval '1 hour')",
    reset,
  );
  await client().query("insert into rate_limits (key, points, expire) values ($1, 1, 9e15)", [
    `login-account:${email}`,
  ]);
}

async function files(keys: readonly string[]): Promise<void> {
  const storage = openStorage(config());
  for (const key of keys) await storage.put(key, new TextEncoder().encode(`bytes of ${key}`));
}
