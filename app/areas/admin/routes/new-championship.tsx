import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { answerNewChampionship } from "../championship-form-action.ts";
import { ChampionshipFields } from "../components/championships/championship-fields.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RecordForm } from "../components/record-form.tsx";
import type { Route } from "./+types/new-championship.ts";

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerNewChampionship(actorOf(context), await readForm(request));

export const meta: Route.MetaFunction = () => adminMeta("Adicionar Campeonato");

export default function NewChampionship({ actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Campeonatos", to: "/admin/campeonatos" }, { label: "Adicionar Campeonato" }]}
      />
      <PageTitle>Adicionar Campeonato</PageTitle>
      <RecordForm answer={actionData} save="Salvar Campeonato" cancelTo="/admin/campeonatos">
        <ChampionshipFields answer={actionData} />
      </RecordForm>
    </>
  );
}
