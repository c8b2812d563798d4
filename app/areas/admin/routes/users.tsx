import { Lock, Trash2 } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { PROFILE_LABELS } from "#app/components/profile-type.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { ROLE_LABELS } from "#domain/identity/roles.ts";
import { USER_LIST } from "#domain/identity/staff-list.ts";
import { readListQuery } from "#domain/lists/list.ts";
import { listAccounts } from "#server/administration/users.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { PersonCell } from "../components/person-cell.tsx";
import { AdminList, type ListColumn } from "../list/admin-list.tsx";
import { readList } from "../list/list-frame.ts";
import type { Route } from "./+types/users.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const query = readListQuery(USER_LIST, url.searchParams);
  const { frame, rows } = await readList(actor, USER_LIST, query, listAccounts(actor, query));
  return {
    frame,
    rows: rows.map((row) => ({
      id: row.id,
      name: row.name,
      email: row.email,
      role: row.role,
      profiles: row.profiles,
      locked: row.locked,
      emailConfirmed: row.emailConfirmed,
      hasSecondFactor: row.hasSecondFactor,
      createdAt: formatDay(row.createdAt),
      lastSeenAt: row.lastSeenAt && formatDay(row.lastSeenAt),
      deletionDueAt: row.deletionDueAt && formatDay(row.deletionDueAt),
    })),
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Usuários");

type UserRow = Route.ComponentProps["loaderData"]["rows"][number];

const COLUMNS: ListColumn<UserRow>[] = [
  {
    header: "Nome",
    sort: "name",
    rowHeader: true,
    cell: ({ id, name, email }) => (
      <PersonCell
        to={`/admin/usuarios/${id}`}
        name={name}
        note={email ?? "contato protegido: menor de idade"}
        photo={null}
      />
    ),
  },
  {
    header: "Perfis",
    cell: ({ profiles }) => profiles.map((type) => PROFILE_LABELS[type]).join(", ") || "–",
  },
  {
    header: "Papel",
    cell: ({ role }) => (role === "user" ? ROLE_LABELS[role] : <Badge tone="sky">{ROLE_LABELS[role]}</Badge>),
  },
  {
    header: "Situação",
    cell: ({ locked, deletionDueAt, emailConfirmed }) => (
      <span className="flex flex-wrap gap-1">
        {locked && (
          <Badge tone="danger">
            <Lock aria-hidden="true" />
            Bloqueada
          </Badge>
        )}
        {deletionDueAt && (
          <Badge tone="pale">
            <Trash2 aria-hidden="true" />
            Sai em {deletionDueAt}
          </Badge>
        )}
        {!emailConfirmed && <Badge>E-mail sem confirmação</Badge>}
        {!locked && !deletionDueAt && emailConfirmed && "Ativa"}
      </span>
    ),
  },
  { header: "2º fator", cell: ({ hasSecondFactor }) => (hasSecondFactor ? "Ativo" : "–") },
  { header: "Criada", sort: "created", cell: ({ createdAt }) => createdAt },
  { header: "Último uso", sort: "seen", cell: ({ lastSeenAt }) => lastSeenAt ?? "–" },
];

export default function Users({ loaderData: { frame, rows } }: Route.ComponentProps) {
  return <AdminList list={USER_LIST} frame={frame} rows={rows} columns={COLUMNS} rowKey={({ id }) => id} />;
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Unexpected error={error} lead={USER_LIST.failed} />;
}
