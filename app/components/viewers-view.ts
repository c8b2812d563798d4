import { formatDate } from "#domain/dates.ts";
import type { Member } from "#domain/identity/actor.ts";
import { viewText } from "#domain/scouting/views.ts";
import { today } from "#server/platform/clock.server.ts";
import { viewersOf } from "#server/scouting/views.server.ts";

const FIRST = 10;
const MOST = 320;

export type ViewersPage = NonNullable<Awaited<ReturnType<typeof viewersPage>>>;

/** Who looked at an athlete, as the family reads it: `?visitas=20` after "Ver mais". */
export async function viewersPage(actor: Member, athleteId: string, search: URLSearchParams) {
  const shown = shownIn(search);
  const viewers = await viewersOf(actor, athleteId, shown);
  if (!viewers) return null;
  const day = today();
  return {
    month: viewers.month,
    all: viewers.all,
    views:
      viewers.views?.map((view) => ({
        id: view.id,
        club: view.club,
        crest: view.crest,
        scout: view.scout,
        what: viewText(view.kinds),
        day: dayText(view.day, day),
      })) ?? null,
    olderTo: viewers.more && shown < MOST ? `?visitas=${shown * 2}#visitas` : null,
  };
}

function shownIn(search: URLSearchParams): number {
  const asked = Number(search.get("visitas"));
  return Number.isInteger(asked) && asked > FIRST ? Math.min(asked, MOST) : FIRST;
}

/** "hoje", "ontem", "09/11", and with its year where that is another one. */
function dayText(day: Temporal.PlainDate, until: Temporal.PlainDate): string {
  const ago = day.until(until, { largestUnit: "days" }).days;
  if (ago === 0) return "hoje";
  if (ago === 1) return "ontem";
  return day.year === until.year ? formatDate(day).slice(0, 5) : formatDate(day);
}
