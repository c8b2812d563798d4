import { ExternalLink } from "lucide-react";
import { data } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { AthleteHeading } from "#app/components/athlete-heading.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { PublicationSteps } from "#app/components/publication-steps.tsx";
import { ShareCard } from "#app/components/share-card.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { ownProfile } from "#server/athletes/guardianship.server.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { actorOf, requireProfile } from "#server/identity/who-asks.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { FactsCard } from "../components/facts-card.tsx";
import { GuardianCard } from "../components/guardian-card.tsx";
import { answerDashboard } from "../dashboard-action.ts";
import { publicationNotice } from "../publication-text.ts";
import type { Route } from "./+types/dashboard.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const id = actor.profile.profileId;
  const [profile, plan] = await Promise.all([id ? ownProfile(actor, id) : null, ownPlan(actor)]);
  if (!profile?.ok) throw data("Atleta não encontrado", 404);
  return {
    profile: profile.value,
    plan: planSummary(plan),
    url: publicUrl(`/a/${profile.value.subdomain}`),
    guardianUrl: publicUrl("/responsavel"),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const id = requireProfile(context, "athlete").profile.profileId;
  if (!id) throw data("Atleta não encontrado", 404);
  return answerDashboard(actorOf(context), id, await readForm(request));
}

export const meta: Route.MetaFunction = () => privateMeta("Meu perfil");

export default function AthleteDashboard({
  loaderData: { profile, plan, url, guardianUrl },
  actionData,
}: Route.ComponentProps) {
  const { tone, title, text } = publicationNotice(profile);
  const { may } = profile;
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[56rem] gap-6">
        <AthleteHeading athlete={profile} badge={<PublicationBadge state={profile.state} />} />
        <Notice tone={tone} title={title}>
          {text}
        </Notice>
        {profile.minor && (
          <PublicationSteps
            state={profile.state}
            reader="athlete"
            reminder={reminderFor(
              profile.guardians.some(({ confirmed }) => confirmed),
              guardianUrl,
            )}
          />
        )}
        <div className="flex flex-wrap gap-3">
          {profile.state === "public" && (
            <ButtonLink to={`/a/${profile.subdomain}`} variant="primary">
              Ver meu perfil
              <ExternalLink aria-hidden="true" />
            </ButtonLink>
          )}
          {may.publish && (
            <Act
              intent="publicar"
              label={profile.state === "rejected" ? "Pedir nova conferência" : "Publicar meu perfil"}
              primary
            />
          )}
          {may.unpublish && <Act intent="despublicar" label="Tirar do ar" />}
          <ButtonLink to="/contatos">Pedidos de contato</ButtonLink>
          <ButtonLink to="/athlete/comparar">Lado a lado</ButtonLink>
        </div>
        {profile.state === "public" && <ShareCard athlete={profile} url={url} />}
        {profile.minor && <GuardianCard profile={profile} answer={actionData} />}
        <PlanPanel
          plan={plan}
          guardianBuys={profile.minor}
          offer="Com um plano você tem prioridade na inscrição em peneiras e campeonatos e acompanha sua evolução, temporada a temporada."
        />
        <FactsCard profile={profile} />
      </div>
    </Container>
  );
}

/** The link of the invitation is the guardian's alone: who has no account yet is led to the mail. */
const reminderFor = (confirmed: boolean, guardianUrl: string): string =>
  confirmed
    ? `Oi! Meu perfil na Joia da Base espera a sua decisão. É só entrar aqui: ${guardianUrl}`
    : `Oi! Fiz um perfil na ${PRODUCT_NAME} e falta a sua autorização. O convite está no seu e-mail; se não achar, olhe a caixa de spam.`;

function Act({ intent, label, primary = false }: { intent: string; label: string; primary?: boolean }) {
  return (
    <PostForm>
      <SubmitButton intent={intent} variant={primary ? "primary" : "outline"}>
        {label}
      </SubmitButton>
    </PostForm>
  );
}
