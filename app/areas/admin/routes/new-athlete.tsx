import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { ATHLETES } from "../record-paths.ts";
import { NewAthleteForm } from "../components/new-athlete-form.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { answerNewAthlete, type NewAthleteAnswer } from "../new-athlete-answer.ts";
import type { Route } from "./+types/new-athlete.ts";

export async function action({ request, context }: Route.ActionArgs) {
  return answerNewAthlete(actorOf(context), await readForm(request));
}

export const meta: Route.MetaFunction = () => adminMeta("Adicionar Atleta");

export default function NewAthlete({ actionData }: Route.ComponentProps) {
  const answer: NewAthleteAnswer | undefined = actionData;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Atletas", to: ATHLETES }, { label: "Adicionar Atleta" }]}
      />
      <PageTitle>Adicionar Atleta</PageTitle>
      <NewAthleteForm answer={answer} />
    </>
  );
}
