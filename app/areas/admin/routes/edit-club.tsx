import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { readForStaff } from "#server/clubs/staff/read.server.ts";
import { answerClubEdit, clubMissing } from "../club-form-action.ts";
import { clubPage } from "../record-paths.ts";
import { clubFormValues } from "../club-view.ts";
import { ClubFields } from "../components/clubs/club-fields.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import type { Route } from "./+types/edit-club.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const club = await readForStaff(actorOf(context), params.id);
  if (!club.ok || club.value.deletedAt) throw clubMissing();
  const { id, values, logo, savedAt } = club.value;
  return { id, name: values.name, values: clubFormValues(values), logo, savedAt };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  answerClubEdit(actorOf(context), params.id, await readForm(request));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Editar ${loaderData?.name ?? "clube"}`);

export default function EditClub({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, values, logo, savedAt } = loaderData;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Clubes", to: "/admin/clubes" },
          { label: name, to: clubPage(id) },
          { label: "Editar" },
        ]}
      />
      <PageTitle>Editar {name}</PageTitle>
      <RecordForm answer={actionData} save="Salvar Clube" cancelTo={clubPage(id)} savedAt={savedAt}>
        <ClubFields values={values} logo={logo} answer={actionData} />
      </RecordForm>
    </>
  );
}
