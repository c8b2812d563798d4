import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerNewClub } from "../club-form-action.ts";
import { ClubFields } from "../components/clubs/club-fields.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import type { Route } from "./+types/new-club.ts";

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerNewClub(actorOf(context), await readForm(request));

export const meta: Route.MetaFunction = () => adminMeta("Adicionar Clube");

export default function NewClub({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Clubes", to: "/admin/clubes" }, { label: "Adicionar Clube" }]}
      />
      <PageTitle>Adicionar Clube</PageTitle>
      <RecordForm answer={actionData} save="Salvar Clube" cancelTo="/admin/clubes">
        <ClubFields answer={actionData} />
      </RecordForm>
    </>
  );
}
