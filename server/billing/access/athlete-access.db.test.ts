import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { VISITOR, type Actor, type Member } from "#domain/identity/actor.ts";
import { expectOk } from "#domain/result.ts";
import { actingAs } from "#seed/factories/acting-as.ts";
import {
  aFamily,
  aPublishedFamily,
  memberOf,
  staffOf,
  yearsAgo,
  type Family,
} from "#server/athletes/testing/family.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { config } from "#server/platform/config/current.ts";
import { aVideo } from "#server/media/testing/items.ts";
import { client, connect, disconnect } from "#server/platform/database/database.ts";
import { countStatements } from "#server/platform/database/testing/statement-counter.ts";
import { connection } from "#server/platform/testing/own-database.ts";
import { decideConsent } from "#server/athletes/guardianship.server.ts";
import { openStorage } from "#server/platform/storage/storage.ts";
import { aPublishedAthlete } from "#seed/factories/athlete.ts";
import { aClub, aVerifiedClub } from "#seed/factories/club.ts";
import { aPlan } from "#seed/factories/plan.ts";
import { aUser } from "#seed/factories/user.ts";
import { accessTo, issueVideoPass, openWithPass, videoAddresses } from "./athlete-access.server.ts";
import { withdraw } from "../subscriber/withdraw.ts";
import { buy } from "../testing/paying.ts";
import { passFor, secondsNow, videoVersions } from "./video-pass.ts";

let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "joia-videos-"));
  configure({ DATA_DIR: folder });
  await openStorage(config()).put("demo/videos/lance-1.webm", new Uint8Array([1, 2, 3, 4, 5]));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Watcher {
  actor: Member & { email: string };
}

async function aWatcher(verified: boolean): Promise<Watcher> {
  const { id, email } = await aUser();
  const club = verified ? await aVerifiedClub({ userId: id }) : await aClub({ userId: id });
  await identity.addProfile(id, "club", club.id);
  const actor = { ...actingAs(id, "club", club.id), email };
  return { actor };
}
const staff = async () => staffOf(await aUser({ role: "staff" }));
const subscribe = async ({ actor }: Watcher) =>
  buy(actor, { plan: (await aPlan({ audience: "club", grants: ["full_videos", "contact_athletes"] })).id });

const videoOf = (athleteId: string): Promise<string> => aVideo(athleteId);
const minorVideo = async () => {
  const family = await aPublishedFamily();
  return { ...family, video: await videoOf(family.id) };
};
const adultVideo = async () => {
  const athlete = await aPublishedAthlete({ birthdate: yearsAgo(20) });
  return { ...athlete, video: await videoOf(athlete.id) };
};

const watch = async ({ actor }: Watcher, id: string) => {
  const decided = await issueVideoPass(actor, id);
  if (!decided.ok) return decided.error;
  const opened = await openWithPass(actor, { videoId: id, pass: decided.value.pass });
  if (opened.ok) await opened.value.stream.cancel();
  return opened.ok ? "open" : opened.error;
};
const passOf = async ({ actor }: Watcher, id: string) => expectOk(await issueVideoPass(actor, id)).pass;
const opensBy = async ({ actor }: { actor: Actor }, videoId: string, pass: string) => {
  const opened = await openWithPass(actor, { videoId, pass });
  if (opened.ok) await opened.value.stream.cancel();
  return opened.ok;
};

describe("a full video", () => {
  test("is closed to visitors, to athletes and to clubs without a plan", async () => {
    const { video } = await adultVideo();
    expect(await issueVideoPass(VISITOR, video)).toMatchObject({ error: "not_entitled" });
    expect(await watch(await aWatcher(true), video)).toBe("not_entitled");
    const { person, id } = await aFamily({ birthdate: yearsAgo(19) });
    const athlete = actingAs(person.id, "athlete", id);
    expect(await issueVideoPass(athlete, video)).toMatchObject({ error: "not_entitled" });
  });

  test("of an adult opens with a plan, of a minor only to a verified club", async () => {
    const [adult, minor] = [await adultVideo(), await minorVideo()];
    const [verified, unverified] = [await aWatcher(true), await aWatcher(false)];
    await subscribe(verified);
    await subscribe(unverified);
    expect(await watch(unverified, adult.video)).toBe("open");
    expect(await watch(unverified, minor.video)).toBe("not_entitled");
    expect(await watch(verified, minor.video)).toBe("open");
  });

  test("closes with the subscription, whoever kept its address", async () => {
    const club = await aWatcher(true);
    const { video } = await minorVideo();
    const { subscriptionId } = await subscribe(club);
    expect(await watch(club, video)).toBe("open");
    expectOk(await withdraw(club.actor, subscriptionId));
    expect(await watch(club, video)).toBe("not_entitled");
  });

  test("closes to a club that staff have hidden, plan or not", async () => {
    const club = await aWatcher(true);
    await subscribe(club);
    const { video } = await adultVideo();
    expect(await watch(club, video)).toBe("open");
    expectOk(await clubs.hide(staffOf(await aUser({ role: "staff" })), club.actor.profile!.profileId!));
    expect(await watch(club, video)).toBe("not_entitled");
  });

  test("does not exist once the profile is not public, whatever the plan", async () => {
    const club = await aWatcher(true);
    await subscribe(club);
    const { video, id } = await minorVideo();
    expectOk(await athletes.hide(staffOf(await aUser({ role: "staff" })), id));
    expect(await watch(club, video)).toBe("not_found");
    expect(await watch(club, "nothing")).toBe("not_found");
  });

  test("is open to its athlete, the guardian and staff", async () => {
    const { video, person, guardianPerson } = await minorVideo();
    const staff = await aUser({ role: "staff" });
    for (const actor of [memberOf(person), memberOf(guardianPerson), staffOf(staff)])
      expect(await issueVideoPass(actor, video)).toMatchObject({ ok: true });
  });

  test("is read in parts", async () => {
    const { video, person } = await minorVideo();
    const actor = memberOf(person);
    const { pass } = expectOk(await issueVideoPass(actor, video));
    const range = { start: 1, end: 2 };
    const part = expectOk(await openWithPass(actor, { videoId: video, pass, range }));
    expect(await new Response(part.stream).bytes()).toEqual(new Uint8Array([2, 3]));
  });
});

describe("the pass of a player", () => {
  const entitled = async () => {
    const club = await aWatcher(true);
    const bought = await subscribe(club);
    return { ...club, ...bought };
  };

  test("is for one viewer, one profile and one video", async () => {
    const [club, other] = [await entitled(), await entitled()];
    const [minor, another] = [await minorVideo(), await minorVideo()];
    const pass = await passOf(club, minor.video);
    expect(await opensBy(club, minor.video, pass)).toBe(true);
    expect(await opensBy(other, minor.video, pass)).toBe(false);
    expect(await opensBy({ ...club, actor: { ...club.actor, profile: null } }, minor.video, pass)).toBe(
      false,
    );
    expect(await opensBy({ ...club, actor: VISITOR }, minor.video, pass)).toBe(false);
    expect(await opensBy(club, another.video, pass)).toBe(false);
  });

  test("ends by itself, and cannot be made to last", async () => {
    const [club, { video }] = [await entitled(), await minorVideo()];
    const [seen] = await videoVersions(club.actor, [video]);
    const late = passFor(club.actor, seen!, secondsNow() - 1);
    expect(await opensBy(club, video, late)).toBe(false);
    const longer = (secondsNow() + 86_400).toString(36);
    for (const pass of ["", ".", "x", `${longer}.${late.split(".")[1]}`, longer, "é.ü"])
      expect(await opensBy(club, video, pass)).toBe(false);
  });

  test.each<
    [string, (world: { club: Awaited<ReturnType<typeof entitled>>; family: Family }) => Promise<unknown>]
  >([
    [
      "the guardian takes consent back",
      async ({ family }) => expectOk(await decideConsent(family.guardian, family.id, "revoked", null)),
    ],
    ["staff hide the athlete", async ({ family }) => expectOk(await athletes.hide(await staff(), family.id))],
    [
      "staff hide the club",
      async ({ club }) => expectOk(await clubs.hide(await staff(), club.actor.profile!.profileId!)),
    ],
    [
      "the club loses its verification",
      async ({ club }) =>
        expectOk(
          await clubs.withdrawVerification(await staff(), club.actor.profile!.profileId!, "CNPJ baixado."),
        ),
    ],
    ["the subscription ends", async ({ club }) => expectOk(await withdraw(club.actor, club.subscriptionId))],
  ])("ends at once when %s", async (_, happens) => {
    const [club, family] = [await entitled(), await minorVideo()];
    const pass = await passOf(club, family.video);
    expect(await opensBy(club, family.video, pass)).toBe(true);
    await happens({ club, family });
    expect(await opensBy(club, family.video, pass)).toBe(false);
  });

  test("outlived, it is replaced as long as the viewer may watch", async () => {
    const [club, family] = [await entitled(), await minorVideo()];
    const pass = await passOf(club, family.video);
    await client().query("update athletes set about = 'Joga na ponta.' where id = $1", [family.id]);
    expect(await opensBy(club, family.video, pass)).toBe(false);
    expect(await opensBy(club, family.video, await passOf(club, family.video))).toBe(true);
  });

  test("costs one query a part of the video, and one for all videos of a page", async () => {
    const [club, family] = [await entitled(), await minorVideo()];
    const second = await videoOf(family.id);
    const pass = await passOf(club, family.video);
    const counter = await countStatements(connection);
    await disconnect();
    connect(counter.connection, 4);
    try {
      expect(await counter.during(() => opensBy(club, family.video, pass))).toBe(1);
      expect(await counter.during(() => videoAddresses(club.actor, [family.video, second]))).toBe(1);
      expect(await counter.during(() => issueVideoPass(club.actor, family.video))).toBeGreaterThan(4);
    } finally {
      await disconnect();
      await counter.close();
      connect(connection, 4);
    }
  });
});

test("a club with a plan waits for its verification and not for another plan", async () => {
  const club = await aWatcher(false);
  const [adult, minor] = [await adultVideo(), await minorVideo()];
  await subscribe(club);
  expect(await accessTo(club.actor, minor.id)).toMatchObject({
    contact: false,
    needs: { videos: "verification", contact: "verification" },
  });
  expect(await accessTo(club.actor, adult.id)).toMatchObject({
    contact: true,
    needs: { videos: null, contact: null },
  });
});

test("a minor's handles are for entitled clubs, and only when the guardian allows", async () => {
  const club = await aWatcher(true);
  const { id } = await minorVideo();
  await client().query("insert into athlete_social (athlete_id, instagram) values ($1, 'kaua10')", [id]);
  await client().query("update athletes set social_public = true where id = $1", [id]);
  expect(await accessTo(club.actor, id)).toEqual({
    videos: false,
    contact: false,
    lists: false,
    social: null,
    needs: { videos: "plan", contact: "plan" },
  });
  await subscribe(club);
  expect(await accessTo(club.actor, id)).toMatchObject({ social: { instagram: "kaua10" } });
  await client().query("update athletes set social_public = false where id = $1", [id]);
  expect(await accessTo(club.actor, id)).toMatchObject({ contact: true, social: null });
});
