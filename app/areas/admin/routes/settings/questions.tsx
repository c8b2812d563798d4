import { CircleHelp, Plus } from "lucide-react";
import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { formsByIntent } from "#app/forms/forms-by-intent.ts";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import {
  deleteQuestion,
  moveQuestion,
  questionsForStaff,
  restoreQuestion,
} from "#server/settings/questions.server.ts";
import { RowLink } from "../../components/row-link.tsx";
import { DeletedRows } from "../../settings/deleted-rows.tsx";
import { RowAct } from "../../settings/row-act.tsx";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/questions.ts";

const HERE = "/admin/ajustes/perguntas";

export async function loader({ context }: Route.LoaderArgs) {
  const { live, deleted } = await questionsForStaff(actorOf(context));
  return {
    questions: live.map(({ id, question, published }, at) => ({
      id,
      question,
      published,
      number: at + 1,
      first: at === 0,
      last: at === live.length - 1,
    })),
    deleted: deleted.map(({ id, question }) => ({ id, label: question })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const act = ACTS.get(textIn(form, "intent"));
  if (!act) throw data(null, 404);
  return redirectWith(HERE, { flash: await act({ actor: actorOf(context), id: textIn(form, "id") }) });
}

const ACTS = formsByIntent<{ actor: Actor; id: string }, Flash>({
  subir: async ({ actor, id }) => said(await moveQuestion(actor, id, "up"), "Ordem salva"),
  descer: async ({ actor, id }) => said(await moveQuestion(actor, id, "down"), "Ordem salva"),
  apagar: async ({ actor, id }) =>
    said(await deleteQuestion(actor, id), "Pergunta apagada. Ela pode ser restaurada abaixo."),
  restaurar: async ({ actor, id }) => said(await restoreQuestion(actor, id), "Pergunta restaurada"),
});

const said = ({ ok }: { ok: boolean }, title: string): Flash =>
  ok ? { kind: "success", title } : { kind: "error", title: "Esta pergunta não existe mais" };

export const meta: Route.MetaFunction = () => adminMeta("Perguntas frequentes");

export default function Questions({ loaderData: { questions, deleted } }: Route.ComponentProps) {
  return (
    <>
      <SettingsTitle
        aside={
          <ButtonLink to={`${HERE}/nova`} variant="primary" size="small">
            <Plus aria-hidden="true" />
            Nova pergunta
          </ButtonLink>
        }
      >
        Perguntas frequentes
      </SettingsTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        Aparecem em <TextLink to="/contato">Contato</TextLink>, nesta ordem; a primeira já vem aberta.
      </p>
      {questions.length > 0 ? (
        <Table
          caption="Perguntas frequentes, na ordem da página"
          captionHidden
          columns={COLUMNS}
          rows={questions}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      ) : (
        <EmptyState title="Nenhuma pergunta" icon={<CircleHelp />}>
          Sem perguntas publicadas, a página de contato fica sem esta parte.
        </EmptyState>
      )}
      <DeletedRows rows={deleted} />
    </>
  );
}

type Row = Route.ComponentProps["loaderData"]["questions"][number];

const COLUMNS: Column<Row>[] = [
  { header: "Nº", cell: ({ number }) => number, align: "end" },
  {
    header: "Pergunta",
    rowHeader: true,
    cell: ({ id, question }) => <RowLink to={`${HERE}/${id}`}>{question}</RowLink>,
  },
  {
    header: "Situação",
    cell: ({ published }) => (published ? <Badge tone="grass">Publicada</Badge> : <Badge>Rascunho</Badge>),
  },
  {
    header: "Ações",
    cell: ({ id, question, first, last }) => (
      <div className="flex flex-wrap gap-x-4">
        <RowAct id={id} intent="subir" about={question} disabled={first}>
          Subir
        </RowAct>
        <RowAct id={id} intent="descer" about={question} disabled={last}>
          Descer
        </RowAct>
        <RowAct id={id} intent="apagar" about={question}>
          Apagar
        </RowAct>
      </div>
    ),
  },
];
