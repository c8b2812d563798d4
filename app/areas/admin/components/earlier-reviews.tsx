import { Badge } from "#app/components/badge.tsx";
import type { ReviewView } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type Earlier = ReviewView["earlier"][number];

const STATES = {
  open: <Badge tone="pale">Aberta</Badge>,
  approved: <Badge tone="grass">Aprovada</Badge>,
  adjust: <Badge tone="sky">Ajuste pedido</Badge>,
  rejected: <Badge tone="danger">Rejeitada</Badge>,
  withdrawn: <Badge tone="pale">Retirada</Badge>,
} as const;

/** What was decided about the same thing before. A list: the column of the queue is too narrow for a table. */
export function EarlierReviews({ reviews }: { reviews: readonly Earlier[] }) {
  if (reviews.length === 0) return null;
  return (
    <Panel title="Decisões anteriores">
      <ul className="grid gap-3">
        {reviews.map((review) => (
          <EarlierReview key={review.id} {...review} />
        ))}
      </ul>
    </Panel>
  );
}

const EarlierReview = ({ kindLabel, state, decidedAt, decidedBy, reason }: Earlier) => (
  <li className="border-t border-line pt-3">
    <p className="flex flex-wrap items-center gap-2 font-semibold">
      {kindLabel}
      {STATES[state]}
    </p>
    <p className="text-compact text-muted">
      {[decidedBy ?? "Ninguém", decidedAt].filter(Boolean).join(", ")}
    </p>
    {reason && <p className="mt-1 text-compact wrap-anywhere whitespace-pre-line">{reason}</p>}
  </li>
);
