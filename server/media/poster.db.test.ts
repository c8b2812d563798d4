import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import type { MediaState } from "#domain/media/kinds.ts";
import { expectOk } from "#domain/result.ts";
import { decideMedia } from "#server/athletes/guardianship.server.ts";
import { aPublishedFamily, type Family } from "#server/athletes/testing/family.ts";
import { configure } from "#server/identity/testing/configured.ts";
import { client } from "#server/platform/database/database.ts";
import { requestReview, reviewsAbout } from "#server/platform/reviews/reviews.ts";
import { PNG } from "#server/platform/storage/testing/pictures.ts";
import { setPoster } from "./poster.ts";
import { anItem } from "./testing/items.ts";

let dataDir: string;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), "joia-posters-"));
  configure({ DATA_DIR: dataDir });
});
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** A video with its guardian's yes, whose poster somebody of the family then replaces. */
async function replaced(family: Family, state: MediaState, by: "athlete" | "guardian") {
  const id = await anItem({
    ownerId: family.id,
    kind: "video",
    state,
    uploadedBy: family.guardianPerson.id,
  });
  if (state === "staff") await requestReview({ kind: "media", subjectId: id, requestedBy: null });
  expectOk(await setPoster({ who: family[by], ownerType: "athlete", ownerId: family.id }, id, PNG));
  const { rows } = await client().query("select state from media where id = $1", [id]);
  const open = (await reviewsAbout([id])).filter((review) => review.state === "open");
  return { id, state: rows[0].state, openReviews: open.length };
}

test.each(["staff", "visible"] as const)(
  "a minor's new poster waits for the guardian, also when the guardian sent the video and it is %s",
  async (state) => {
    const family = await aPublishedFamily();
    const { id, ...after } = await replaced(family, state, "athlete");
    expect(after).toEqual({ state: "guardian", openReviews: 0 });
    expectOk(await decideMedia(family.guardian, id, { approve: true }));
    expect((await reviewsAbout([id])).filter((review) => review.state === "open")).toHaveLength(1);
  },
);

test.each(["staff", "visible"] as const)(
  "a poster that the guardian sends for a %s video goes to the team, once",
  async (state) => {
    const { id: _id, ...after } = await replaced(await aPublishedFamily(), state, "guardian");
    expect(after).toEqual({ state: "staff", openReviews: 1 });
  },
);
