import { Plus } from "lucide-react";
import { data, redirect } from "react-router";
import { Badge, type BadgeTone } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { isAdmin } from "#domain/identity/actor.ts";
import { draftTerms, listTerms, type TermsState } from "#server/identity/terms/versions.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { RowLink } from "../../components/row-link.tsx";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/terms-list.ts";

const HERE = "/admin/ajustes/textos";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const versions = await listTerms(actor);
  return {
    mayWrite: isAdmin(actor),
    versions: versions.map(({ id, version, changes, inForceFrom, updatedAt, state }) => ({
      id,
      version,
      changes,
      from: inForceFrom ? formatDay(inForceFrom) : "–",
      savedAt: formatDateTime(updatedAt),
      state,
    })),
  };
}

export async function action({ context }: Route.ActionArgs) {
  const drafted = await draftTerms(actorOf(context));
  if (!drafted.ok) throw data("Só a administração escreve termos e política.", 403);
  return redirect(`${HERE}/${drafted.value.id}`);
}

export const meta: Route.MetaFunction = () => adminMeta("Termos e política");

export default function TermsList({ loaderData: { mayWrite, versions } }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle
        aside={
          mayWrite && (
            <PostForm>
              <SubmitButton variant="primary" size="small">
                <Plus aria-hidden="true" />
                Escrever nova versão
              </SubmitButton>
            </PostForm>
          )
        }
      >
        Termos e política
      </SettingsTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Os dois textos valem juntos. Quando uma nova versão começa a valer, todos os membros são perguntados:
        até aceitar, eles leem e podem sair, mas não mudam nada. Um perfil publicado fica no ar por 30 dias.
        {!mayWrite && " Só a administração escreve e publica versões."}
      </p>
      <Table
        caption="Versões, da mais nova à mais antiga"
        captionHidden
        columns={COLUMNS}
        rows={versions}
        rowKey={({ id }) => id}
        narrow="stack"
      />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["versions"][number];

const STATES: Readonly<Record<TermsState, { tone: BadgeTone; label: string }>> = {
  draft: { tone: "neutral", label: "Rascunho" },
  announced: { tone: "sky", label: "Anunciada" },
  in_force: { tone: "grass", label: "Em vigor" },
  replaced: { tone: "pale", label: "Substituída" },
};

const COLUMNS: Column<Row>[] = [
  {
    header: "Versão",
    rowHeader: true,
    cell: ({ id, version }) => <RowLink to={`${HERE}/${id}`}>{version}</RowLink>,
  },
  { header: "O que muda", cell: ({ changes }) => <span className="wrap-anywhere">{changes || "–"}</span> },
  { header: "Vale a partir de", cell: ({ from }) => from },
  { header: "Salva em", cell: ({ savedAt }) => <span className="whitespace-nowrap">{savedAt}</span> },
  {
    header: "Situação",
    cell: ({ state }) => <Badge tone={STATES[state].tone}>{STATES[state].label}</Badge>,
  },
];
