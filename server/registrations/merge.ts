import { client } from "#server/platform/database/database.ts";
import { mergePart, type MergePart } from "#server/platform/database/merge-part.ts";
import { registrations } from "./tables.ts";

const rows = mergePart({
  registrations: { column: registrations.athleteId, once: [registrations.eventId] },
});

export const registrationsMerge: MergePart<"registrations"> = {
  count: rows.count,
  async pass(merged) {
    // Of two in one event at most one goes on (`inSameEvent`): the one that is over makes room for it.
    await client().query(
      `delete from registrations kept using registrations gone
       where kept.athlete_id = $1 and gone.athlete_id = $2 and kept.event_id = gone.event_id
         and ${isOver("kept")} and not (${isOver("gone")})`,
      [merged.kept, merged.gone],
    );
    await rows.pass(merged);
  },
};

/** Both are registered for one event, and both registrations count: the organiser's list would lose one of two. */
export async function inSameEvent(one: string, other: string): Promise<boolean> {
  const { rowCount } = await client().query(
    `select from registrations kept join registrations gone on gone.event_id = kept.event_id
     where kept.athlete_id = $1 and gone.athlete_id = $2
       and not (${isOver("kept")}) and not (${isOver("gone")}) limit 1`,
    [one, other],
  );
  return rowCount === 1;
}

/** Ended before the day: nobody came in with it. */
const isOver = (registration: "kept" | "gone") =>
  `${registration}.end_reason is not null
   and not exists (select from check_ins where registration_id = ${registration}.id)`;
