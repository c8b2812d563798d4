import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { overdueTrials } from "#server/registrations/overdue.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import type { Route } from "./+types/overdue-answers.ts";

/** Trials whose deadline has passed while somebody who came has no answer. */
export async function loader({ context }: Route.LoaderArgs) {
  const trials = await overdueTrials(actorOf(context));
  return {
    trials: trials.map(({ dueAt, timeZone, ...trial }) => ({ ...trial, due: formatDay(dueAt, timeZone) })),
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Respostas em atraso");

type Row = Route.ComponentProps["loaderData"]["trials"][number];

const COLUMNS: Column<Row>[] = [
  {
    header: "Peneira",
    cell: ({ id, title }) => <TextLink to={`/campeonatos/${id}`}>{title}</TextLink>,
    rowHeader: true,
  },
  {
    header: "Quem organiza",
    cell: ({ club }) => (club ? <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink> : "–"),
  },
  { header: "Prazo", cell: ({ due }) => due },
  { header: "Vieram", cell: ({ came }) => came, align: "end" },
  { header: "Sem resposta", cell: ({ owed }) => owed, align: "end" },
];

export default function OverdueAnswers({ loaderData: { trials } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Respostas em atraso</PageTitle>
      {trials.length === 0 ? (
        <p className="max-w-[60ch] text-muted">
          Nenhuma peneira dos últimos seis meses passou do prazo com participantes sem resposta.
        </p>
      ) : (
        <Table
          caption="Peneiras com participantes sem resposta"
          captionHidden
          columns={COLUMNS}
          rows={trials}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      )}
    </>
  );
}
