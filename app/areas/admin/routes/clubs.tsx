import { BadgeCheck, EyeOff } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { can } from "#domain/clubs/policy.ts";
import { CLUB_LIST } from "#domain/clubs/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { formatPlace } from "#domain/places.ts";
import { hide } from "#server/clubs/clubs.server.ts";
import { listForStaff, type ListedClub } from "#server/clubs/staff/list.server.ts";
import { remove } from "#server/clubs/staff/removal.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { BrandCell } from "../components/brand-cell.tsx";
import { RowActs } from "../components/row-acts.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { answerBulk, deletion } from "../list/bulk-answer.ts";
import { deleteAction } from "../list/bulk-bar.tsx";
import { readList } from "../list/list-frame.ts";
import { clubPage } from "../record-paths.ts";
import type { Route } from "./+types/clubs.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(CLUB_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, CLUB_LIST, query, listForStaff(actor, query));
  return {
    frame,
    rows: rows.map(toRow),
    mayDelete: can(actor, "delete"),
  };
}

const toRow = ({ id, name, logo, category, foundationYear, athletes, partnership, ...club }: ListedClub) => ({
  id,
  name,
  logo,
  place: formatPlace({ city: club.city, state: club.state }),
  category,
  foundationYear,
  athletes,
  partnership,
  verified: club.verified,
  hidden: club.hidden,
  deleted: club.deleted,
});

export async function action({ request, context, url }: Route.ActionArgs) {
  const actor = actorOf(context);
  return answerBulk(await readForm(request), `${CLUB_LIST.path}${url.search}`, {
    ocultar: {
      needsReason: true,
      does: async (id, reason) => (await hide(actor, id, reason)).ok,
      done: ["1 clube oculto", "clubes ocultos"],
    },
    excluir: deletion((id) => remove(actor, id), ["1 clube excluído", "clubes excluídos"]),
  });
}

export const meta: Route.MetaFunction = () => adminMeta(CLUB_LIST.title);

type ClubRow = ReturnType<typeof toRow>;

const columnsFor = (mayDelete: boolean): ListColumn<ClubRow>[] => [
  {
    header: "Clube",
    sort: "name",
    rowHeader: true,
    cell: ({ id, name, logo }) => <BrandCell to={clubPage(id)} name={name} logo={logo} />,
  },
  { header: "Localização", cell: ({ place }) => <span className="whitespace-nowrap">{place ?? "–"}</span> },
  {
    header: "Categoria",
    cell: ({ category }) => <span className="whitespace-nowrap">{category ?? "–"}</span>,
  },
  { header: "Fundação", sort: "founded", align: "end", cell: ({ foundationYear }) => foundationYear ?? "–" },
  { header: "Atletas", align: "end", cell: ({ athletes }) => athletes },
  { header: "Parceria", cell: ({ partnership }) => partnership ?? "–" },
  { header: "Verificação", cell: (club) => <Standing {...club} /> },
  {
    header: "Ações",
    align: "end",
    cell: ({ id, name, deleted }) => (
      <RowActs to={clubPage(id)} name={name} mayEdit={!deleted} mayDelete={mayDelete && !deleted} />
    ),
  },
];

function Standing({ verified, hidden, deleted }: Pick<ClubRow, "verified" | "hidden" | "deleted">) {
  if (deleted) return <Badge tone="danger">Excluído</Badge>;
  if (hidden) return <Badge tone="danger">Oculto</Badge>;
  if (!verified) return <Badge className="whitespace-nowrap">Não verificado</Badge>;
  return (
    <Badge tone="grass">
      <BadgeCheck aria-hidden="true" />
      Verificado
    </Badge>
  );
}

const bulkFor = (mayDelete: boolean) => [
  {
    intent: "ocultar",
    label: "Ocultar",
    icon: <EyeOff aria-hidden="true" />,
    question: (count: number) => (count === 1 ? "Ocultar este clube?" : `Ocultar ${count} clubes?`),
    reason: "Motivo para ocultar",
  },
  ...(mayDelete ? [deleteAction("este clube", "clubes")] : []),
];

export default function Clubs({ loaderData, actionData }: Route.ComponentProps) {
  const { frame, rows, mayDelete } = loaderData;
  return (
    <AdminList
      list={CLUB_LIST}
      frame={frame}
      rows={rows}
      columns={columnsFor(mayDelete)}
      rowKey={({ id }) => id}
      exported
      add={{ to: "/admin/clubes/adicionar", label: "Adicionar Clube" }}
      bulk={{ actions: bulkFor(mayDelete), ask: actionData?.ask, nameOf: ({ name }) => name }}
    >
      <p>Os clubes que se cadastram e os que a equipe adiciona aparecem aqui.</p>
    </AdminList>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={CLUB_LIST.failed} />;
}
