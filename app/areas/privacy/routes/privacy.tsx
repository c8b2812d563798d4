import { readForm } from "#app/forms/read-form.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { tooManyText } from "#app/forms/too-many.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatDateTime, formatDay, formatTime } from "#domain/date-time.ts";
import { memberGuard } from "#app/session/guards.ts";
import type { Member } from "#domain/identity/actor.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import * as rights from "#server/rights/rights.server.ts";
import { ConsentHistory } from "../components/consent-history.tsx";
import { DataCopies } from "../components/data-copies.tsx";
import { LooksHistory } from "../components/looks-history.tsx";
import { LeavePanel } from "../components/leave-panel.tsx";
import type { Route } from "./+types/privacy.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const [actor, { deletionDueAt }] = [requireMember(context), requireSession(context)];
  const [exports, history] = await Promise.all([rights.exportsOf(actor), rights.historyOf(actor)]);
  return {
    leavingOn: deletionDueAt && formatDay(deletionDueAt),
    exports: exports.map(({ createdAt, expiresAt, ...rest }) => ({
      ...rest,
      createdAt: formatDateTime(createdAt),
      expiresAt: expiresAt && formatDateTime(expiresAt),
    })),
    consents: history.consents.map((consent) => ({
      ...consent,
      createdAt: formatDateTime(consent.createdAt),
    })),
    terms: history.terms.map((terms) => ({ ...terms, acceptedAt: formatDateTime(terms.acceptedAt) })),
    looks: history.looks.map(({ id, reason, startedAt, endedAt }) => ({
      id,
      reason,
      from: formatDateTime(startedAt),
      until: formatTime(endedAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireMember(context);
  const intent = (await readForm(request)).get("intent");
  const flash = intent === "cancelar-exclusao" ? await cancel(actor) : await requestCopy(actor);
  return redirectWith("/conta/privacidade", { flash });
}

async function cancel(actor: Member): Promise<Flash> {
  const canceled = await rights.cancelDeletion(actor);
  return canceled.ok
    ? {
        kind: "success",
        title: "Exclusão cancelada",
        body: "Sua conta continua. O que saiu do ar fica privado até você publicar de novo.",
      }
    : canceled.error === "asked_by_guardian"
      ? {
          kind: "info",
          title: "Quem pediu foi o seu responsável",
          body: "Só um responsável por você pode cancelar a exclusão. Converse com ele.",
        }
      : { kind: "info", title: "Não há exclusão para cancelar" };
}

async function requestCopy(actor: Member): Promise<Flash> {
  const requested = await rights.requestExport(actor);
  if (requested.ok)
    return {
      kind: "success",
      title: "Pedido recebido",
      body: "Avisaremos por e-mail quando a cópia estiver pronta.",
    };
  if (requested.error.code === "already_waiting") {
    return {
      kind: "info",
      title: "Sua cópia já está sendo preparada",
      body: "Avisaremos por e-mail quando estiver pronta.",
    };
  }
  return { kind: "error", title: "Pedido não aceito", body: tooManyText(requested.error.retryAfterSeconds) };
}

export const meta: Route.MetaFunction = () => privateMeta("Privacidade e dados");

export default function Privacy({
  loaderData: { leavingOn, exports, consents, terms, looks },
}: Route.ComponentProps) {
  return (
    <div className="grid max-w-[52rem] gap-6">
      <DataCopies exports={exports} />
      <ConsentHistory consents={consents} terms={terms} />
      <LooksHistory looks={looks} />
      <LeavePanel leavingOn={leavingOn} />
    </div>
  );
}
