import type { Stage } from "#domain/scouting/stages.ts";
import { client } from "#server/platform/database/database.ts";
import type { Scout } from "./access.ts";

/** What the club itself knows of an athlete. */
export interface ClubFacts {
  /** In the list they were opened from, else in the one that was changed last; null in none. */
  stage: Stage | null;
  /** That this person may read. */
  notes: number;
}

/** Of a few athletes, in one statement. */
export async function clubFactsOf(
  { clubId, userId }: Scout,
  athleteIds: readonly string[],
  listId?: string,
): Promise<Map<string, ClubFacts>> {
  const { rows } = await client().query<ClubFacts & { id: string }>({
    name: "scouting_club_facts",
    text: FACTS,
    values: [athleteIds, clubId, userId, listId ?? null],
  });
  return new Map(rows.map(({ id, stage, notes }) => [id, { stage, notes }]));
}

const FACTS = `select a.id,
  (select e.stage from shortlist_entries e join shortlists l on l.id = e.shortlist_id
   where e.athlete_id = a.id and l.club_id = $2 and l.deleted_at is null
     and (l.archived_at is null or l.id = $4)
   order by l.id is not distinct from $4 desc, e.updated_at desc, e.id desc limit 1) as stage,
  (select count(*)::int from scout_notes n where n.club_id = $2 and n.athlete_id = a.id
     and (not n.private or n.author_id = $3)) as notes
from unnest($1::uuid[]) as a (id)`;
