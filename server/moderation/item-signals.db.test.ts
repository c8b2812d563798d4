import { beforeAll, beforeEach, expect, test } from "vitest";
import type { Actor } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { aPublishedFamily, staffOf, yearsAgo } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { submit, type NewInquiry } from "#server/inquiries/inquiries.server.ts";
import { anItem } from "#server/media/testing/items.ts";
import { aScout, ask, guardianOf, sent } from "#server/messages/testing/contact.ts";
import { client } from "#server/platform/database/database.ts";
import { openReviews } from "#server/platform/reviews/testing/open-reviews.ts";
import { requestReview } from "#server/platform/reviews/reviews.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aVerifiedClub } from "#seed/factories/club.ts";
import { aUser } from "#seed/factories/user.ts";
import * as moderation from "./moderation.server.ts";

let staff: Actor;

beforeAll(async () => {
  configure();
  staff = staffOf(await aUser({ role: "staff" }));
});
beforeEach(async () => {
  for (const table of ["reviews", "inquiries", "rate_limits"]) await client().query(`delete from ${table}`);
});

const signalsOf = async (reviewId: string) => (await moderation.openReview(staff, reviewId))!.signals;
const clearedIn = ({ cleared }: { cleared: readonly { code: string }[] }) => cleared.map(({ code }) => code);

test("beside a reported message stand the signals of its athlete and of its words", async () => {
  const [scout, family] = [await aScout(), await aPublishedFamily()];
  const words = "Treinamos toda terça às 18h, na rua das Flores.";
  const { id } = expectOk(await ask(scout, family.id, words));
  expectOk(
    await moderation.report(guardianOf(family), "192.0.2.1", {
      subjectType: "message",
      subjectId: id,
      reason: "other",
      details: "Estranho.",
    }),
  );
  const [review] = await openReviews({ kind: "report", limit: 9 });
  const [signals, ...others] = await signalsOf(review!.id);
  expect(others).toEqual([]);
  expect(signals!.athlete).toEqual({ id: family.id, name: null });
  expect(signals!.words).toEqual(expect.arrayContaining(["address", "timetable"]));
  expect(clearedIn(signals!)).toContain("one_date");
});

test("beside what a club wrote past guardians stand the signals of each child, by name", async () => {
  const scout = await aScout();
  const families = [await aPublishedFamily(), await aPublishedFamily()];
  for (const { id } of families) await sent(scout, id);
  const [review] = await openReviews({ kind: "masked_contact", limit: 9 });
  const signals = await signalsOf(review!.id);
  const { rows } = await client().query("select id, name from athletes where id = any($1)", [
    families.map(({ id }) => id),
  ]);
  expect(signals).toHaveLength(2);
  expect(signals.map(({ athlete }) => athlete)).toEqual(expect.arrayContaining(rows));
  for (const one of signals) expect(clearedIn(one)).toContain("one_date");
});

test("beside a club's photo without anything to notice stand no signals", async () => {
  const { id: ownerId } = await aVerifiedClub();
  const signalsBeside = async (title: string) => {
    const subjectId = await anItem({ ownerType: "club", ownerId, title });
    return signalsOf((await requestReview({ kind: "take_down", subjectId, requestedBy: null })).id);
  };
  expect(await signalsBeside("Final")).toEqual([]);
  expect(await signalsBeside("IMG_2041")).toMatchObject([{ athlete: null, title: ["file_name"] }]);
});

test("beside a reported testimonial stand the signals of the athlete who is quoted", async () => {
  const [club, athlete] = [await aVerifiedClub(), await aPublishedAthlete({ birthdate: yearsAgo(15) })];
  const { rows } = await client().query<{ id: string }>(
    `insert into club_testimonials (club_id, name, type, message, athlete_id)
     values ($1, 'Malu', 'athlete', 'Estudo no Colégio Central. Liga: (71) 99999-1234', $2) returning id`,
    [club.id, athlete.id],
  );
  const { id } = rows[0]!;
  await client().query(
    "insert into reports (subject_type, subject_id, reason) values ('testimonial', $1, 'other')",
    [id],
  );
  const review = await requestReview({ kind: "report", subjectId: id, requestedBy: null });
  expect(await signalsOf(review.id)).toMatchObject([{ words: ["contact", "school"] }]);
});

test("beside a message to the team stand signals where it is about a minor", async () => {
  const [child, adult] = [
    await aPublishedAthlete({ birthdate: yearsAgo(15) }),
    await aPublishedAthlete({ birthdate: yearsAgo(25) }),
  ];
  const write = async (change: Partial<NewInquiry>) => {
    const sender = { kind: "athlete_contact", name: "Ana", email: "ana@example.com" } as const;
    expectOk(await submit({ address: "203.0.113.9" }, { ...sender, ...change }, { trap: "", openedAt: 0 }));
    const { rows } = await client().query<{ id: string }>(
      "select id from inquiries order by id desc limit 1",
    );
    return moderation.signalsOfInquiry(staff, rows[0]!.id);
  };
  const toChild = await write({ athleteId: child.id, message: "Me chama no (71) 99999-1234" });
  expect(toChild!.words).toEqual(["contact"]);
  expect(clearedIn(toChild!)).toContain("one_date");
  const interest = { kind: "interest", details: { age: 14, guardian: true } } as const;
  expect((await write({ ...interest, name: "Malu @malu.joga" }))!.words).toEqual(["contact"]);
  expect(clearedIn((await write({ ...interest, name: "Malu Tavares" }))!)).toEqual(["words_clean"]);
  expect(await write({ athleteId: adult.id, message: "Me chama no (71) 99999-1234" })).toBeNull();
  expect(await write({ kind: "contact", message: "Me chama no (71) 99999-1234" })).toBeNull();
});
