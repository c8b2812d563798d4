import { data } from "react-router";
import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { isStaff } from "#domain/identity/actor.ts";
import { hasPassword } from "#server/identity/account.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { actorOf, requireSession } from "#server/identity/who-asks.server.ts";
import { isDemo } from "#server/platform/config/site.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { SecondFactor } from "../components/second-factor.tsx";
import { SessionList } from "../components/session-list.tsx";
import { addressName, deviceName } from "#app/components/device-name.ts";
import {
  beginEnrolment,
  confirmEnrolment,
  removeSecondFactor,
  type ShownEnrolment,
} from "../enrolment-action.ts";
import { returnOf } from "../keep-return.ts";
import type { Route } from "./+types/security.ts";

export async function loader({ context, url }: Route.LoaderArgs) {
  const session = requireSession(context);
  const [sessions, password] = await Promise.all([identity.listSessions(session), hasPassword(session)]);
  return {
    hasSecondFactor: session.hasSecondFactor,
    hasPassword: password,
    // Only a guard of the admin area sends people here with an address to return to.
    required: !session.hasSecondFactor && (session.roleWaits || returnOf(url) !== null),
    kept: isStaff(actorOf(context)) && !isDemo(),
    sessions: sessions.map(({ id, userAgent, ipAddress, createdAt, lastSeenAt }) => ({
      id,
      device: deviceName(userAgent),
      address: addressName(ipAddress),
      since: formatted(createdAt),
      lastSeen: formatted(lastSeenAt),
      current: id === session.id,
    })),
  };
}

const formatted = (date: Date) => formatDateTime(Temporal.Instant.fromEpochMilliseconds(date.getTime()));

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  const browser = browserOf(context);
  const session = requireSession(context);
  switch (form.get("intent")) {
    case "iniciar":
      return beginEnrolment(browser, session, form);
    case "confirmar":
      return confirmEnrolment(browser, session, form, returnOf(url));
    case "desativar":
      return removeSecondFactor(browser, session, form);
    case "encerrar":
      return endSession(session, form.get("sessao"));
    case "encerrar-outras":
      return endOthers(session);
    default:
      throw data(null, 400);
  }
}

async function endSession(session: identity.Session, sessionId: FormDataEntryValue | null) {
  const known = typeof sessionId === "string" && (await identity.revokeSession(session, sessionId));
  return done(
    known
      ? { kind: "success", title: "Sessão encerrada" }
      : { kind: "info", title: "Essa sessão já tinha acabado" },
  );
}

async function endOthers(session: identity.Session) {
  await identity.revokeOtherSessions(session);
  return done({ kind: "success", title: "As outras sessões foram encerradas" });
}

const done = (flash: Flash) => redirectWith("/conta/seguranca", { flash });

export const meta: Route.MetaFunction = () => privateMeta("Segurança");

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { hasSecondFactor, hasPassword, required, kept, sessions } = loaderData;
  const enrolment = (actionData as { enrolment?: ShownEnrolment } | undefined)?.enrolment;
  return (
    <div className="grid gap-6">
      <SecondFactor
        enabled={hasSecondFactor}
        hasPassword={hasPassword}
        required={required}
        kept={kept}
        enrolment={enrolment}
        answer={actionData}
      />
      <SessionList sessions={sessions} />
    </div>
  );
}
