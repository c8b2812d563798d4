import { client } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { clubAthletes, clubLinkRefusals, clubMediaAthletes, clubTestimonials } from "./tables.ts";

const rows = mergePart({
  links: { column: clubAthletes.athleteId, once: [clubAthletes.clubId] },
  refusals: {
    column: clubLinkRefusals.athleteId,
    once: [clubLinkRefusals.clubId, clubLinkRefusals.refusedBy],
  },
  depicted: { column: clubMediaAthletes.athleteId, once: [clubMediaAthletes.mediaId] },
  testimonials: { column: clubTestimonials.athleteId },
});

export const clubsMerge: MergePart<"links" | "refusals" | "depicted" | "testimonials"> = {
  count: rows.count,
  async pass(merged) {
    const pair = [merged.kept, merged.gone];
    for (const statement of [CONFIRMED_LINKS, LATER_REFUSALS, STRICTER_ANSWERS])
      await client().query(statement, pair);
    await rows.pass(merged);
  },
};

/** A link counts once both sides said yes: of two with one club, one that does stays. */
const CONFIRMED_LINKS = `
update club_athletes kept
set club_confirmed_at = gone.club_confirmed_at, athlete_confirmed_at = gone.athlete_confirmed_at
from club_athletes gone
where kept.athlete_id = $1 and gone.athlete_id = $2 and kept.club_id = gone.club_id
  and gone.club_confirmed_at is not null and gone.athlete_confirmed_at is not null
  and (kept.club_confirmed_at is null or kept.athlete_confirmed_at is null)`;

const LATER_REFUSALS = `
update club_link_refusals kept set refused_at = greatest(kept.refused_at, gone.refused_at)
from club_link_refusals gone
where kept.athlete_id = $1 and gone.athlete_id = $2
  and (kept.club_id, kept.refused_by) = (gone.club_id, gone.refused_by)`;

/** Named twice on one photo: who refused once has refused, and a question that is open stays open. */
const STRICTER_ANSWERS = `
update club_media_athletes kept
set decision = gone.decision, decided_by_user_id = gone.decided_by_user_id, decided_at = gone.decided_at
from club_media_athletes gone
where kept.athlete_id = $1 and gone.athlete_id = $2 and kept.media_id = gone.media_id
  and kept.decision <> 'refused' and gone.decision <> 'agreed'`;
