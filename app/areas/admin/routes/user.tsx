import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { addressName, deviceName } from "#app/components/device-name.ts";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { readForm } from "#app/forms/read-form.ts";
import { textIn, type FormErrors } from "#app/forms/parse-form.ts";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { isId } from "#domain/id.ts";
import { isAdmin } from "#domain/identity/actor.ts";
import { ROLE_LABELS } from "#domain/identity/roles.ts";
import { accountPage } from "#server/administration/users.server.ts";
import { waitingEmailChange } from "#server/identity/email-change.server.ts";
import { sessionsOf } from "#server/identity/staff-accounts.server.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { UserEmailChange } from "../components/users/user-email-change.tsx";
import { UserFacts } from "../components/users/user-facts.tsx";
import { UserImpersonation } from "../components/users/user-impersonation.tsx";
import { UserLock } from "../components/users/user-lock.tsx";
import { UserProfiles } from "../components/users/user-profiles.tsx";
import { UserRole } from "../components/users/user-role.tsx";
import { UserSessions } from "../components/users/user-sessions.tsx";
import { USER_ACTIONS } from "../user-action.ts";
import { logOf } from "../record-paths.ts";
import type { Route } from "./+types/user.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const account = isId(params.id) ? await accountPage(actor, params.id) : null;
  if (!account?.ok) throw userMissing();
  const [sessions, change] = await Promise.all([
    sessionsOf(actor, params.id),
    waitingEmailChange(actor, params.id),
  ]);
  const { createdAt, lastSeenAt, deletionDueAt, lock, ...rest } = account.value;
  return {
    ...rest,
    createdAt: formatDateTime(createdAt),
    lastSeenAt: lastSeenAt && formatDateTime(lastSeenAt),
    deletionDueAt: deletionDueAt && formatDay(deletionDueAt),
    lock: lock && { reason: lock.reason, since: formatDateTime(lock.lockedAt) },
    emailChange: change && { reason: change.reason, until: formatDateTime(change.expiresAt) },
    readerIsAdmin: isAdmin(actor),
    isReader: actor.userId === rest.id,
    sessions: sessions.map(({ id, userAgent, ipAddress, createdAt: since, lastSeenAt: seen }) => ({
      id,
      device: deviceName(userAgent),
      address: addressName(ipAddress),
      since: formatDateTime(since.toTemporalInstant()),
      lastSeen: formatDateTime(seen.toTemporalInstant()),
    })),
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  if (!isId(params.id)) throw userMissing();
  const form = await readForm(request);
  const act = USER_ACTIONS.get(textIn(form, "intent"));
  if (!act) throw data("Pedido inválido.", 400);
  const [actor, session] = [requireMember(context), requireSession(context)];
  return act({ id: params.id, actor, session, browser: browserOf(context), form });
}

const userMissing = () => data("Usuário não encontrado", 404);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.name ?? "Usuário");

type Answer = FormErrors & { contact?: { email: string } };

export default function User({ loaderData: user, actionData }: Route.ComponentProps) {
  const answer = actionData as Answer | undefined;
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Usuários", to: "/admin/usuarios" }, { label: user.name }]}
      />
      <PageTitle aside={<Marks {...user} />}>{user.name}</PageTitle>
      <p className="-mt-3 mb-5 flex flex-wrap gap-x-5 text-compact">
        <StandaloneLink to={logOf("user", user.id)}>O que aconteceu com a conta</StandaloneLink>
        <StandaloneLink to={`/admin/registro?autor=${user.id}`}>O que a pessoa fez</StandaloneLink>
      </p>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid min-w-0 grid-cols-1 gap-6">
          <UserFacts user={user} opened={answer?.contact?.email ?? null} />
          <UserProfiles profiles={user.profiles} />
          <UserSessions sessions={user.sessions} mayEnd={user.mayManage} />
        </div>
        <div className="grid min-w-0 grid-cols-1 gap-6">
          {user.readerIsAdmin && user.role === "user" && (
            <UserImpersonation profiles={user.profiles} name={user.name} answer={answer} />
          )}
          {user.mayManage && <UserLock lock={user.lock} answer={answer} />}
          {user.mayManage && <UserEmailChange change={user.emailChange} answer={answer} />}
          {user.readerIsAdmin && !user.isReader && <UserRole user={user} answer={answer} />}
        </div>
      </div>
    </>
  );
}

const Marks = ({ role, lock }: Pick<Route.ComponentProps["loaderData"], "role" | "lock">) => (
  <span className="flex gap-2">
    {lock && <Badge tone="danger">Bloqueada</Badge>}
    {role !== "user" && <Badge tone="sky">{ROLE_LABELS[role]}</Badge>}
  </span>
);
