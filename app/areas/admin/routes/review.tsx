import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { isId } from "#domain/id.ts";
import {
  barSchema,
  decisionSchema,
  removalSchema,
  withdrawalSchema,
} from "#domain/moderation/report-schema.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { adminMeta } from "#app/private-meta.ts";
import { assignAnswer, problemFlash, restoreAnswer } from "../assign-answer.ts";
import { BarScout } from "../components/bar-scout.tsx";
import { DecisionPanel } from "../components/decision-panel.tsx";
import { EarlierReviews } from "../components/earlier-reviews.tsx";
import { HideNow } from "../components/hide-now.tsx";
import { PageTitle } from "../components/page-title.tsx";
import { RemoveGuardian } from "../components/remove-guardian.tsx";
import { RestoreForm } from "../components/restore-form.tsx";
import { SubjectView } from "../components/subject-view.tsx";
import { WithdrawVerification } from "../components/withdraw-verification.tsx";
import { toReviewView } from "../review-view.ts";
import type { Route } from "./+types/review.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const page = await moderation.openReview(actorOf(context), idIn(params));
  if (!page) throw notFound();
  return toReviewView(page, formatDateTime);
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const id = idIn(params);
  const here = `/admin/revisoes/${id}`;
  const actor = actorOf(context);
  const form = await readForm(request);
  const intent = form.get("intent");
  if (intent === "assumir" || intent === "liberar") {
    const assigned = await moderation.assign(actor, id, intent === "assumir" ? "me" : "nobody");
    return redirectWith(here, { flash: assignAnswer(assigned, intent) });
  }
  if (intent === "ocultar") {
    const hidden = await moderation.hideReported(actor, id);
    if (!hidden.ok) return redirectWith(here, { flash: problemFlash(hidden.error) });
    return redirectWith(here, {
      flash: {
        kind: "success",
        title: "Denúncia: oculto",
        body: "Saiu do ar, ou mostra um aviso. A decisão continua em aberto.",
      },
    });
  }
  if (intent === "mostrar") {
    return redirectWith(here, { flash: restoreAnswer(await moderation.restoreReported(actor, id)) });
  }
  if (intent === "retirar-verificacao") {
    const parsed = parseFields(form, withdrawalSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const withdrawn = await moderation.withdrawVerification(actor, id, parsed.value.withdrawal);
    return redirectWith(here, {
      flash: withdrawn.ok
        ? { kind: "success", title: "Verificação retirada", body: "O clube e as famílias foram avisados." }
        : { kind: "error", title: "O clube já não está verificado" },
    });
  }
  if (intent === "impedir") {
    const parsed = parseFields(form, barSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const barred = await moderation.barScout(actor, id, parsed.value.bar);
    return redirectWith(here, {
      flash: barred.ok
        ? { kind: "success", title: "Pessoa impedida", body: "O acesso terminou em todos os clubes." }
        : { kind: "error", title: "Esta pessoa já está impedida, ou a conta não existe mais" },
    });
  }
  if (intent === "desimpedir") {
    const lifted = await moderation.liftScoutBar(actor, id);
    return redirectWith(here, {
      flash: lifted.ok
        ? { kind: "success", title: "Impedimento retirado", body: "Um clube pode convidar a pessoa de novo." }
        : { kind: "error", title: "Esta pessoa não está impedida" },
    });
  }
  if (intent === "remover-responsavel") {
    const parsed = parseFields(form, removalSchema);
    if (!parsed.ok) return refuse(parsed.error);
    const removed = await moderation.removeGuardian(actor, id, parsed.value);
    return redirectWith(here, {
      flash: removed.ok
        ? { kind: "success", title: "Função encerrada", body: "A família foi avisada." }
        : { kind: "error", title: "Esta pessoa já não responde pelo atleta" },
    });
  }
  const parsed = parseFields(form, decisionSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { decision: state, reason, restore } = parsed.value;
  const decided = await moderation.decideReview(actor, id, { state, reason, restore: restore === "on" });
  if (decided.ok) {
    const title = state === "approved" ? "Revisão aprovada" : "Revisão rejeitada";
    return redirectWith("/admin/revisoes", {
      flash: { kind: "success", title, body: "A decisão foi registrada." },
    });
  }
  if (decided.error === "reason_missing") {
    return refuse({
      typed: typedIn(form, decisionSchema),
      fields: { reason: state === "approved" ? "Escreva o motivo." : "Escreva o motivo da rejeição." },
    });
  }
  if (decided.error === "not_restored") {
    return refuse({
      typed: typedIn(form, decisionSchema),
      fields: { restore: "Não pode voltar ao ar: falta uma autorização. Desmarque e decida assim." },
    });
  }
  if (decided.error === "cnpj_missing") {
    return refuse({
      typed: typedIn(form, decisionSchema),
      flash: {
        kind: "error",
        title: "O clube não pode ser verificado",
        body: "Falta um CNPJ válido, que não esteja em outra conta. Rejeite e diga isso no motivo.",
      },
    });
  }
  if (decided.error === "organiser_not_verified") {
    return refuse({
      typed: typedIn(form, decisionSchema),
      flash: {
        kind: "error",
        title: "A peneira não pode ser aprovada",
        body: "Uma peneira precisa de um clube verificado. Verifique o clube antes, ou rejeite e diga isso no motivo.",
      },
    });
  }
  return redirectWith(here, { flash: problemFlash(decided.error) });
}

const confirmedIn = ({ guardians }: { guardians: readonly { userId: string | null; name: string }[] }) =>
  guardians.flatMap(({ userId, name }) => (userId ? [{ userId, name }] : []));

function idIn(params: { id: string }): string {
  if (!isId(params.id)) throw notFound();
  return params.id;
}

const notFound = () => data("Revisão não encontrada", 404);

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.kindLabel ?? "Revisão");

export default function Review({ loaderData: review, actionData }: Route.ComponentProps) {
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Revisões", to: "/admin/revisoes" }, { label: review.kindLabel }]}
      />
      <PageTitle>{review.title}</PageTitle>
      {review.state === "open" &&
        review.subject?.type === "report" &&
        review.subject.visibility === "public" && <HideNow subjectType={review.subject.subjectType} />}
      {review.state !== "open" &&
        review.subject?.type === "report" &&
        review.subject.visibility === "hidden" && <RestoreForm />}
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-6">
          <SubjectView subject={review.subject} />
          {review.kind === "guardian_dispute" && review.subject?.type === "athlete" && (
            <RemoveGuardian guardians={confirmedIn(review.subject.guardianship)} answer={actionData} />
          )}
          {review.subject?.type === "report" && review.subject.scout && (
            <BarScout scout={review.subject.scout} answer={actionData} />
          )}
          <EarlierReviews reviews={review.earlier} />
        </div>
        <div className="grid gap-6">
          <DecisionPanel review={review} answer={actionData} />
          {review.state === "approved" &&
            review.subject?.type === "club" &&
            review.subject.company.verified && <WithdrawVerification answer={actionData} />}
        </div>
      </div>
    </>
  );
}
