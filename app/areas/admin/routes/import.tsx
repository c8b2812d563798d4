import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { formsByIntent } from "#app/forms/forms-by-intent.ts";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { ENCODING_LABELS } from "#domain/imports/encoding.ts";
import { IMPORT_LABELS, isUnderWay } from "#domain/imports/kinds.ts";
import * as imports from "#server/administration/imports/imports.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { ImportBadge } from "../components/imports/import-badge.tsx";
import { ImportCounts } from "../components/imports/import-counts.tsx";
import { ImportOutcome } from "../components/imports/import-outcome.tsx";
import { ImportPreview } from "../components/imports/import-preview.tsx";
import { ImportProblems } from "../components/imports/import-problems.tsx";
import { ImportProgress } from "../components/imports/import-progress.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { Panel } from "../components/panel.tsx";
import { IMPORTS, toImportRow } from "../import-view.ts";
import type { Route } from "./+types/import.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await imports.read(actorOf(context), params.id);
  if (!found.ok) throw notFound();
  const { ignoredColumns, encoding, delimiter, firstProblems, preview, namedGuardians, ...summary } =
    found.value;
  return {
    row: toImportRow(summary),
    ignoredColumns,
    written: encoding && delimiter && `${ENCODING_LABELS[encoding]}, ${DELIMITER_NAMES[delimiter]}`,
    firstProblems,
    preview,
    namedGuardians,
  };
}

const DELIMITER_NAMES = { ";": "ponto e vírgula", ",": "vírgula", "\t": "tabulação" };

export async function action({ request, params, context }: Route.ActionArgs) {
  const intent = (await readForm(request)).get("intent");
  const flash = await FORMS.get(typeof intent === "string" ? intent : "")?.({
    actor: actorOf(context),
    id: params.id,
  });
  if (!flash) throw data("Pedido inválido.", 400);
  return redirectWith(`${IMPORTS}/${params.id}`, { flash });
}

interface Post {
  actor: Actor;
  id: string;
}

const FORMS = formsByIntent<Post, Flash>({
  async confirm({ actor, id }) {
    const confirmed = await imports.confirm(actor, id);
    return confirmed.ok ? { kind: "success", title: "Importação iniciada" } : refused(confirmed.error);
  },
  async cancel({ actor, id }) {
    const canceled = await imports.cancel(actor, id);
    return canceled.ok ? { kind: "info", title: "Importação cancelada" } : refused(canceled.error);
  },
  async invite({ actor, id }) {
    const invited = await imports.inviteGuardians(actor, id);
    if (!invited.ok) throw notFound();
    return {
      kind: "success",
      title: "Convites a caminho",
      body: "Cada responsável recebe o seu por e-mail.",
    };
  },
});

function refused(error: "not_found" | "not_ready"): Flash {
  if (error === "not_found") throw notFound();
  return { kind: "info", title: "Esta importação já seguiu adiante", body: "Veja abaixo como ela está." };
}

const notFound = () => data("Importação não encontrada", 404);

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Importar ${loaderData.row.fileName}` : "Importar");

export default function ImportPage({ loaderData }: Route.ComponentProps) {
  const { row, ignoredColumns, written, firstProblems, preview, namedGuardians } = loaderData;
  const underWay = isUnderWay(row.state);
  return (
    <>
      <Breadcrumb className="mb-3" steps={[{ label: "Importar", to: IMPORTS }, { label: row.fileName }]} />
      <PageTitle aside={<ImportBadge state={row.state} />}>
        <span className="wrap-anywhere">{row.fileName}</span>
      </PageTitle>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-6">
          {underWay ? (
            <ImportProgress {...row} />
          ) : (
            <ImportOutcome row={row} namedGuardians={namedGuardians} />
          )}
          {row.rows > 0 && !underWay && <ImportCounts {...row} />}
          {row.problems > 0 && !underWay && (
            <ImportProblems id={row.id} all={row.problems} shown={firstProblems} />
          )}
          {preview.length > 0 && <ImportPreview kind={row.kind} lines={preview} />}
        </div>
        <Panel title="Arquivo">
          <Facts
            facts={[
              fact("Tipo", IMPORT_LABELS[row.kind]),
              fact("Enviado por", row.by),
              fact("Enviado em", row.createdAt),
              ...(row.finishedAt ? [fact("Terminou em", row.finishedAt)] : []),
              ...(written ? [fact("Formato", written)] : []),
              ...(ignoredColumns.length > 0
                ? [fact("Colunas deixadas de fora", ignoredColumns.join(", "))]
                : []),
            ]}
          />
        </Panel>
      </div>
    </>
  );
}
