import { ChevronRight } from "lucide-react";
import { factsLine, Portrait } from "#app/components/athlete-heading.tsx";
import { Link } from "#app/components/link.tsx";
import type { PlanSummary } from "#app/components/plan-summary.ts";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import type { WardLine } from "#server/athletes/guardianship.server.ts";
import { shortText } from "../publication-text.ts";

/** One athlete of the list; the whole card is a link to the decisions about them. */
export function WardCard({ athlete, plan }: { athlete: WardLine; plan: PlanSummary | null }) {
  return (
    <article className="relative flex items-center gap-4 panel p-4 hover:border-ink sm:gap-6 sm:p-5">
      <Portrait photo={athlete.photo} className="size-18 self-start sm:size-24" />
      <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
        <PublicationBadge state={athlete.state} />
        <h2 className="text-2xl wrap-anywhere sm:text-3xl">
          <Link
            to={`/responsavel/atleta/${athlete.id}`}
            className="after:absolute after:inset-0 after:rounded-panel"
          >
            {athlete.name}
          </Link>
        </h2>
        <p className="text-compact text-muted">{factsLine(athlete)}</p>
        <p>{shortText(athlete)}</p>
        <p className="text-compact text-muted">
          {plan?.live ? `${plan.planName}: ${plan.lines[0]}` : "Sem plano"}
        </p>
      </div>
      <ChevronRight className="hidden size-6 shrink-0 text-muted sm:block" aria-hidden="true" />
    </article>
  );
}
