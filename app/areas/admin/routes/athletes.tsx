import { Star } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { ATHLETE_LIST } from "#domain/athletes/staff-list.ts";
import { isAdmin } from "#domain/identity/actor.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { listForStaff } from "#server/athletes/staff-list/staff-list.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { answerAthletes } from "../athletes-answer.ts";
import { ATHLETE_ACTS, DELETED_ACTS } from "../components/athlete-bulk.tsx";
import { toAthleteRow, type AthleteRow } from "../athlete-row.ts";
import { athletePath } from "../record-paths.ts";
import { PersonCell } from "../components/person-cell.tsx";
import { RowActs } from "../components/row-acts.tsx";
import { StandingBadge } from "../components/standing-badge.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import type { Route } from "./+types/athletes.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(ATHLETE_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, ATHLETE_LIST, query, listForStaff(actor, query));
  const day = today();
  return {
    frame,
    rows: rows.map((row) => toAthleteRow(row, day)),
    deleted: query.filters.standing === "deleted",
    exported: isAdmin(actor),
  };
}

export const action = async ({ request, context, url }: Route.ActionArgs) =>
  answerAthletes(actorOf(context), await readForm(request), `${ATHLETE_LIST.path}${url.search}`);

export const meta: Route.MetaFunction = () => adminMeta("Atletas");

const COLUMNS: ListColumn<AthleteRow>[] = [
  {
    header: "Atleta",
    sort: "name",
    rowHeader: true,
    cell: ({ id, name, handle, photo }) => (
      <PersonCell to={athletePath(id)} name={name} note={handle} photo={photo} />
    ),
  },
  { header: "Idade", sort: "age", align: "end", cell: ({ age }) => age ?? "–" },
  { header: "Posição", cell: ({ position }) => position ?? "–" },
  { header: "Clube", cell: ({ club }) => <span className="line-clamp-2 sm:min-w-32">{club ?? "–"}</span> },
  {
    header: "Status",
    cell: ({ featured }) =>
      featured ? (
        <Badge tone="canary">
          <Star aria-hidden="true" />
          Destaque
        </Badge>
      ) : (
        "Normal"
      ),
  },
  {
    header: "Publicação",
    cell: ({ standing, guardian }) => (
      <span className="grid justify-items-start gap-0.5">
        <StandingBadge standing={standing} />
        <span className="text-sm leading-tight text-muted">{guardian}</span>
      </span>
    ),
  },
  { header: "Atualizado", sort: "updated", cell: ({ updated }) => updated },
  {
    header: "Ações",
    align: "end",
    cell: ({ id, name, standing }) => (
      <RowActs
        to={athletePath(id)}
        editTo={athletePath(id, "editar/pessoais")}
        deleteTo={`${athletePath(id, "situacao")}#excluir`}
        name={name}
        mayView
        mayEdit={standing !== "deleted"}
        mayDelete={standing !== "deleted"}
      />
    ),
  },
];

export default function Athletes({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, rows, exported, deleted } = loaderData;
  return (
    <AdminList
      list={ATHLETE_LIST}
      frame={frame}
      rows={rows}
      columns={COLUMNS}
      rowKey={({ id }) => id}
      exported={exported}
      add={{ to: `${ATHLETE_LIST.path}/adicionar`, label: "Adicionar Atleta" }}
      bulk={{
        actions: deleted ? DELETED_ACTS : ATHLETE_ACTS,
        ask: actionData?.ask,
        nameOf: ({ name }) => name,
      }}
    />
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={ATHLETE_LIST.failed} />;
}
