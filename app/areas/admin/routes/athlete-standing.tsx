import { formatDateTime } from "#domain/date-time.ts";
import { readForm } from "#app/forms/read-form.ts";
import { REVIEW_LABELS } from "#domain/moderation/review-kinds.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { athleteIn } from "../athlete-pages.ts";
import { answerStanding } from "../athlete-standing-answer.ts";
import { DeleteForm, FeatureForm, VisibilityForm } from "../components/athlete-acts.tsx";
import { SubjectReviews } from "../components/subject-reviews.tsx";
import type { Route } from "./+types/athlete-standing.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const { id, name, featured, state, reason, deletedAt } = await athleteIn(actor, params);
  const reviews = await moderation.reviewsOf(actor, id);
  return {
    athlete: { id, name, featured, state, reason, deleted: deletedAt !== null },
    reviews: reviews.map(({ kind, createdAt, decidedAt, ...review }) => ({
      ...review,
      kindLabel: REVIEW_LABELS[kind],
      createdAt: formatDateTime(createdAt),
      decidedAt: decidedAt && formatDateTime(decidedAt),
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const actor = actorOf(context);
  const { id } = await athleteIn(actor, params);
  return answerStanding(actor, id, await readForm(request));
}

export default function AthleteStanding({ loaderData, actionData }: Route.ComponentProps) {
  const { athlete, reviews } = loaderData;
  return (
    <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="grid min-w-0 gap-6">
        {!athlete.deleted && (
          <>
            <VisibilityForm athlete={athlete} answer={actionData} />
            <DeleteForm athlete={athlete} answer={actionData} />
          </>
        )}
        <SubjectReviews reviews={reviews} />
      </div>
      {!athlete.deleted && <FeatureForm athlete={athlete} />}
    </div>
  );
}
