import { MessageSquareText } from "lucide-react";
import { adminMeta } from "#app/private-meta.ts";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import * as cannedAnswers from "#server/desk/canned-answers/canned-answers.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { RowLink } from "../components/row-link.tsx";
import { topicLabel } from "../queue/answer-topics.ts";
import type { Route } from "./+types/canned-answers.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const answers = await cannedAnswers.list(actorOf(context));
  return {
    answers: answers.map(({ id, topic, title, body }) => ({
      id,
      title,
      body,
      topicLabel: topicLabel(topic),
    })),
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Modelos de resposta");

type Row = Route.ComponentProps["loaderData"]["answers"][number];

const COLUMNS: Column<Row>[] = [
  {
    header: "Modelo",
    rowHeader: true,
    cell: ({ id, title }) => <RowLink to={`/admin/modelos/${id}`}>{title}</RowLink>,
  },
  { header: "Serve para", cell: (row) => row.topicLabel },
  { header: "Texto", cell: ({ body }) => <span className="line-clamp-2 wrap-anywhere">{body}</span> },
];

const NEW = <ButtonLink to="/admin/modelos/novo">Novo modelo</ButtonLink>;

export default function CannedAnswers({ loaderData: { answers } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle aside={NEW}>Modelos de resposta</PageTitle>
      {answers.length > 0 ? (
        <Table
          caption="Textos que a equipe usa nas respostas"
          captionHidden
          columns={COLUMNS}
          rows={answers}
          rowKey={({ id }) => id}
          narrow="stack"
        />
      ) : (
        <EmptyState icon={<MessageSquareText />} title="Nenhum modelo ainda" action={NEW}>
          <p>
            Um modelo preenche a resposta de uma revisão ou de uma mensagem, e pode ser mudado antes de
            enviar.
          </p>
        </EmptyState>
      )}
    </>
  );
}
