import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import { SponsorFields } from "../components/sponsors/sponsor-fields.tsx";
import { answerNewSponsor } from "../sponsor-form-action.ts";
import type { Route } from "./+types/new-sponsor.ts";

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerNewSponsor(actorOf(context), await readForm(request));

export const meta: Route.MetaFunction = () => adminMeta("Adicionar Patrocinador");

export default function NewSponsor({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Patrocinadores", to: "/admin/patrocinadores" },
          { label: "Adicionar Patrocinador" },
        ]}
      />
      <PageTitle>Adicionar Patrocinador</PageTitle>
      <RecordForm answer={actionData} save="Salvar Patrocinador" cancelTo="/admin/patrocinadores">
        <SponsorFields answer={actionData} />
      </RecordForm>
    </>
  );
}
