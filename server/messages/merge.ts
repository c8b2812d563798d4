import { client } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { blocksAbout } from "./blocks.server.ts";
import { end } from "./ending.ts";
import { withParties } from "./parties.ts";
import * as queries from "./queries.ts";
import { contactBlocks, contactRequests, contactWriters } from "./tables.ts";

const rows = mergePart({
  contacts: { column: contactRequests.athleteId },
  blocks: { column: contactBlocks.athleteId, once: [contactBlocks.clubId] },
  writers: { column: contactWriters.athleteId, once: [contactWriters.clubId, contactWriters.userId] },
});

export const messagesMerge: MergePart<"contacts" | "blocks" | "writers"> = {
  count: rows.count,
  async pass(merged) {
    await endWhatCannotStay([merged.kept, merged.gone]);
    await client().query(SAME_WRITERS, [merged.kept, merged.gone]);
    await rows.pass(merged);
  },
};

/** A block covers both from now on, and one club asks one athlete once at a time. */
async function endWhatCannotStay([kept, gone]: [string, string]): Promise<void> {
  const blocked = new Set((await blocksAbout([kept, gone])).map(({ clubId }) => clubId));
  const ofKept = await withParties(await queries.liveOf({ athleteId: kept }));
  const ofGone = await withParties(await queries.liveOf({ athleteId: gone }));
  const asking = new Set(ofKept.map(({ clubId }) => clubId));
  for (const contact of [...ofKept, ...ofGone])
    if (blocked.has(contact.clubId)) await end(contact, "blocked_by_family", { tellFamily: false });
  for (const contact of ofGone)
    if (!blocked.has(contact.clubId) && asking.has(contact.clubId))
      await end(contact, "guardian_replaced", { tellFamily: false });
}

const SAME_WRITERS = `
update contact_writers kept
set first_at = least(kept.first_at, gone.first_at), last_at = greatest(kept.last_at, gone.last_at),
  club_verified = kept.club_verified and gone.club_verified
from contact_writers gone
where kept.athlete_id = $1 and gone.athlete_id = $2 and kept.club_id = gone.club_id
  and kept.user_id is not distinct from gone.user_id`;
