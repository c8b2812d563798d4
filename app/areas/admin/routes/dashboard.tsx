import { useNavigation } from "react-router";
import { formatDateTime } from "#domain/date-time.ts";
import { figures } from "#server/administration/figures.server.ts";
import { systemState, waitingQueues } from "#server/administration/system.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { now, today } from "#server/platform/clock.server.ts";
import { activityText, actorText } from "../activity-text.ts";
import { adminMeta } from "#app/private-meta.ts";
import { CountCards } from "../components/count-cards.tsx";
import { FigureChart } from "../components/figure-chart.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { QuickLinks } from "../components/quick-links.tsx";
import { RecentActivity } from "../components/recent-activity.tsx";
import { SystemPanel } from "../components/system-panel.tsx";
import { WaitingQueues } from "../components/waiting-queues.tsx";
import { countedText, toCharts, toQueues, toSystem } from "../dashboard-view.ts";
import type { Route } from "./+types/dashboard.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const [counted, entries, queues, system] = await Promise.all([
    figures(actor),
    moderation.activity(actor),
    waitingQueues(actor),
    systemState(actor),
  ]);
  const moment = now();
  const { athletes, clubs, championships, sponsors } = counted.newest;
  return {
    counts: { athletes, clubs, championships, sponsors },
    counted: countedText(counted.countedAt, moment),
    charts: toCharts(counted),
    queues: toQueues(queues, { now: moment, today: today() }),
    system: toSystem(system, counted.newest, moment),
    activity: entries.map((entry) => ({
      id: entry.id,
      at: formatDateTime(entry.at),
      who: actorText(entry),
      what: activityText(entry),
    })),
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Dashboard");

export default function Dashboard({ loaderData }: Route.ComponentProps) {
  const { counts, counted, charts, queues, system, activity } = loaderData;
  const navigation = useNavigation();
  const pending =
    navigation.state === "loading" && /^\/admin(?:\/dashboard)?$/.test(navigation.location.pathname);
  return (
    <>
      <PageTitle aside={<p className="text-sm text-muted">{counted}</p>}>Dashboard</PageTitle>
      <CountCards counts={counts} pending={pending} />
      <div className="mt-3 grid items-start gap-3 sm:grid-cols-2 xl:grid-cols-4">
        {charts.map((chart) => (
          <FigureChart key={chart.title} {...chart} />
        ))}
      </div>
      <div className="mt-6 grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <WaitingQueues queues={queues} />
          <div className="admin-dense">
            <RecentActivity entries={activity} />
          </div>
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6 sm:max-xl:grid-cols-2">
          <QuickLinks />
          <SystemPanel {...system} />
        </div>
      </div>
    </>
  );
}
