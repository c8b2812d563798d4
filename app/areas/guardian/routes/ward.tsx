import { data } from "react-router";
import { AthleteHeading } from "#app/components/athlete-heading.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { PublicationSteps } from "#app/components/publication-steps.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { profileGuard } from "#app/session/guards.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { CONSENT_TEXTS, CURRENT_CONSENT } from "#domain/guardians/consent.ts";
import { isId } from "#domain/id.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { unattachedAthletePlan, wardPlans } from "#server/billing/billing.server.ts";
import { actorOf, requireMember } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { ConsentHistory } from "../components/consent-history.tsx";
import { DecisionForm } from "../components/decision-form.tsx";
import { PrivacyForm } from "../components/privacy-form.tsx";
import { PublishPanel } from "../components/publish-panel.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { publicationNotice } from "../publication-text.ts";
import { answer, intentSchema, notFound } from "../ward-action.ts";
import type { Route } from "./+types/ward.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await guardianship.ward(actorOf(context), params.id);
  if (!found.ok) throw data("Atleta não encontrado", 404);
  const actor = requireMember(context);
  const [plans, paidPlan] = await Promise.all([wardPlans(actor), unattachedAthletePlan(actor)]);
  const plan = planSummary(plans.get(found.value.id));
  const consents = found.value.consents.map(({ createdAt, ...consent }) => ({
    ...consent,
    at: formatDateTime(createdAt),
  }));
  return {
    athlete: { ...found.value, consents },
    plan,
    paidPlan,
    consentText: CONSENT_TEXTS[CURRENT_CONSENT],
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = intentSchema.safeParse(form.get("intent"));
  if (!intent.success || !isId(params.id)) throw notFound();
  if (intent.data === "autorizar" && form.get("agreed") !== "on") {
    return refuse({ fields: { agreed: "Marque que leu e concorda para autorizar." } });
  }
  return answer(intent.data, { actor: actorOf(context), id: params.id, form, browser: browserOf(context) });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  secretAddressMeta(loaderData?.athlete.name ?? "Atleta não encontrado");

export default function WardPage({
  loaderData: { athlete, plan, paidPlan, consentText },
  actionData,
}: Route.ComponentProps) {
  const notice = publicationNotice(athlete);
  const undecided =
    athlete.state === "guardian_deciding" ||
    (athlete.state === "not_authorised" && athlete.decision !== "granted");
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[56rem] gap-6">
        <Breadcrumb steps={[{ label: "Meus atletas", to: "/responsavel" }, { label: athlete.name }]} />
        <AthleteHeading athlete={athlete} badge={<PublicationBadge state={athlete.state} />} />
        {notice && (
          <Notice tone={notice.tone} title={notice.title}>
            {notice.text}
          </Notice>
        )}
        {athlete.revokedByOther && (
          <Notice tone="warning" title="Outra pessoa responsável retirou a autorização">
            Ninguém vê o perfil, e o seu sim não muda isso: só quem retirou pode voltar atrás, ou a nossa
            equipe depois de ouvir vocês dois.
          </Notice>
        )}
        <PublicationSteps state={athlete.state} reader="guardian" />
        {undecided ? (
          <DecisionForm athlete={athlete} text={consentText} error={actionData?.fields["agreed"]} />
        ) : (
          <PublishPanel athlete={athlete} />
        )}
        <PlanPanel
          plan={plan}
          paid={paidPlan ? { planName: paidPlan, forWhom: athlete.name } : null}
          offer="Com um plano o atleta tem prioridade na inscrição em peneiras e campeonatos e acompanha a própria evolução. Quem assina é você, para cada atleta."
        />
        <PrivacyForm athlete={athlete} />
        <ConsentHistory consents={athlete.consents} />
      </div>
    </Container>
  );
}
