import { formatDateTime } from "#domain/date-time.ts";
import { REVIEW_KINDS } from "#domain/moderation/review-kinds.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { activityText, actorText } from "../activity-text.ts";
import { adminMeta } from "#app/private-meta.ts";
import { CountCards } from "../components/count-cards.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuickLinks } from "../components/quick-links.tsx";
import { RecentActivity } from "../components/recent-activity.tsx";
import { WaitingReviews } from "../components/waiting-reviews.tsx";
import { REVIEW_TEXT } from "../review-text.ts";
import type { Route } from "./+types/dashboard.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const [counts, entries, byKind] = await Promise.all([
    moderation.counts(actor),
    moderation.activity(actor),
    moderation.waitingByKind(actor),
  ]);
  const waiting = REVIEW_KINDS.map((kind) => ({
    kind,
    label: REVIEW_TEXT[kind].label,
    count: byKind.get(kind) ?? 0,
  }));
  return {
    counts,
    activity: entries.map((entry) => ({
      id: entry.id,
      at: formatDateTime(entry.at),
      who: actorText(entry),
      what: activityText(entry),
    })),
    waiting,
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Dashboard");

export default function Dashboard({ loaderData: { counts, activity, waiting } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Dashboard</PageTitle>
      <CountCards {...counts} />
      <div className="mt-6 grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <RecentActivity entries={activity} />
        <div className="grid gap-6 max-xl:order-first sm:max-xl:grid-cols-2">
          <WaitingReviews waiting={waiting} />
          <QuickLinks />
        </div>
      </div>
    </>
  );
}
