import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { readForStaff } from "#server/sponsors/staff/read.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import { SponsorFields } from "../components/sponsors/sponsor-fields.tsx";
import { answerSponsorEdit, sponsorMissing } from "../sponsor-form-action.ts";
import { sponsorPage } from "../record-paths.ts";
import { sponsorFormValues } from "../sponsor-view.ts";
import type { Route } from "./+types/edit-sponsor.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const sponsor = await readForStaff(actorOf(context), params.id);
  if (!sponsor.ok || sponsor.value.deletedAt) throw sponsorMissing();
  const { id, values, logo, savedAt } = sponsor.value;
  return { id, name: values.name, values: sponsorFormValues(values), logo, savedAt };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  answerSponsorEdit(actorOf(context), params.id, await readForm(request));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Editar ${loaderData?.name ?? "patrocinador"}`);

export default function EditSponsor({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, values, logo, savedAt } = loaderData;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Patrocinadores", to: "/admin/patrocinadores" },
          { label: name, to: sponsorPage(id) },
          { label: "Editar" },
        ]}
      />
      <PageTitle>Editar {name}</PageTitle>
      <RecordForm answer={actionData} save="Salvar Patrocinador" cancelTo={sponsorPage(id)} savedAt={savedAt}>
        <SponsorFields values={values} logo={logo} answer={actionData} />
      </RecordForm>
    </>
  );
}
