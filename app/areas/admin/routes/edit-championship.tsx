import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { readForStaff } from "#server/events/staff/championships.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerChampionshipEdit, championshipMissing } from "../championship-form-action.ts";
import { championshipPage } from "../record-paths.ts";
import { championshipFormValues } from "../championship-view.ts";
import { ChampionshipFields } from "../components/championships/championship-fields.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import type { Route } from "./+types/edit-championship.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const championship = await readForStaff(actorOf(context), params.id);
  if (!championship.ok || championship.value.deletedAt) throw championshipMissing();
  const { id, values, savedAt } = championship.value;
  return { id, name: values.name, values: championshipFormValues(values), savedAt };
}

export const action = async ({ request, params, context }: Route.ActionArgs) =>
  answerChampionshipEdit(actorOf(context), params.id, await readForm(request));

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(`Editar ${loaderData?.name ?? "campeonato"}`);

export default function EditChampionship({ loaderData, actionData }: Route.ComponentProps) {
  const { id, name, values, savedAt } = loaderData;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[
          { label: "Campeonatos", to: "/admin/campeonatos" },
          { label: name, to: championshipPage(id) },
          { label: "Editar" },
        ]}
      />
      <PageTitle>Editar {name}</PageTitle>
      <RecordForm
        answer={actionData}
        save="Salvar Campeonato"
        cancelTo={championshipPage(id)}
        savedAt={savedAt}
      >
        <ChampionshipFields values={values} answer={actionData} />
      </RecordForm>
    </>
  );
}
