import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { auditEntry } from "#server/administration/audit-log.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { toAuditRow } from "../audit-row.ts";
import { fieldText } from "../field-text.ts";
import { PageTitle } from "../components/page-title.tsx";
import { Panel } from "../components/panel.tsx";
import type { Route } from "./+types/audit-entry.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const entry = await auditEntry(actorOf(context), params.id);
  if (!entry.ok) throw data("Registro não encontrado", 404);
  const { action, requestId, values } = entry.value;
  return { ...toAuditRow(entry.value), action, requestId, values: values && changesIn(values) };
}

interface Change {
  field: string;
  before: string;
  after: string;
}

function changesIn({ before, after }: { before: [string, string][]; after: [string, string][] }): Change[] {
  const [was, is] = [new Map(before), new Map(after)];
  return [...new Set([...was.keys(), ...is.keys()])].map((field) => ({
    field,
    before: was.get(field) ?? "–",
    after: is.get(field) ?? "–",
  }));
}

export const meta: Route.MetaFunction = () => adminMeta("Registro");

const COLUMNS: Column<Change>[] = [
  { header: "Campo", rowHeader: true, cell: ({ field }) => fieldText(field) },
  { header: "Antes", cell: ({ before }) => <span className="wrap-anywhere">{before}</span> },
  { header: "Depois", cell: ({ after }) => <span className="wrap-anywhere">{after}</span> },
];

export default function AuditEntry({ loaderData: entry }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Registro", to: "/admin/registro" }, { label: entry.at }]}
      />
      <PageTitle>{`${entry.who} ${entry.what}`}</PageTitle>
      <div className="grid max-w-[60rem] gap-6">
        <Panel title="O que aconteceu">
          <Facts
            facts={[
              fact("Quando", entry.at),
              fact(
                "Quem",
                entry.actorPath ? <TextLink to={entry.actorPath}>{entry.who}</TextLink> : entry.who,
              ),
              fact("Ação", entry.action),
              fact("Campos", entry.fields),
              fact("Pedido", entry.requestId),
              ...(entry.subjectPath
                ? [fact("Assunto", <TextLink to={entry.subjectPath}>Tudo sobre este assunto</TextLink>)]
                : []),
            ]}
          />
        </Panel>
        <Panel title="Valores">
          <Values changes={entry.values} />
        </Panel>
      </div>
    </>
  );
}

function Values({ changes }: { changes: Change[] | null }) {
  if (!changes) return <p className="text-compact text-muted">Só a administração lê os valores.</p>;
  if (changes.length === 0)
    return (
      <p className="text-compact text-muted">
        Este registro não guarda valores, ou eles foram apagados com a pessoa.
      </p>
    );
  return (
    <Table
      caption="Valores antes e depois"
      captionHidden
      columns={COLUMNS}
      rows={changes}
      rowKey={({ field }) => field}
      narrow="stack"
    />
  );
}
