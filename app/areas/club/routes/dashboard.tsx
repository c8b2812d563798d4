import { LogoPicture } from "#app/components/picture.tsx";
import { Building2, ShieldCheck } from "lucide-react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { formatPlace } from "#domain/places.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { linksAskedOf } from "#server/clubs/links.server.ts";
import { ownClub } from "#server/clubs/own-club.server.ts";
import { seasonsToConfirm } from "#server/clubs/season-confirmation.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { answerAskedLink } from "../asked-link-action.ts";
import { answerAskedSeason } from "../asked-season-action.ts";
import { AskedLinks } from "../components/asked-links.tsx";
import { HiddenNotice } from "../components/hidden-notice.tsx";
import { SeasonsToConfirm } from "../components/seasons-to-confirm.tsx";
import { TrustBadge, type TrustBadgeProps } from "../components/trust-badge.tsx";
import type { Route } from "./+types/dashboard.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const id = actor.profile.profileId;
  const [club, plan, seasons, asked] = await Promise.all([
    id ? ownClub(actor, id) : null,
    ownPlan(actor),
    id ? seasonsToConfirm(actor, id) : null,
    id ? linksAskedOf(actor, id) : [],
  ]);
  if (!club?.ok) throw data("Clube não encontrado", 404);
  return {
    ...club.value,
    plan: planSummary(plan),
    seasons: seasons?.ok ? seasons.value : [],
    links: asked.map(({ athleteId, name, subdomain, category, position, askedAt }) => ({
      athleteId,
      name,
      subdomain,
      facts: [category, position].filter(Boolean).join(" · "),
      day: formatDay(askedAt),
    })),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  const form = await readForm(request);
  return (await answerAskedLink(actor, clubId, form)) ?? answerAskedSeason(actor, clubId, form);
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.name ?? "Painel do clube");

const OPENED = [
  "Publicar peneiras no calendário, com o nome do clube como organizador.",
  "Com um plano ativo, assistir aos vídeos completos dos atletas.",
  "Com um plano ativo, pedir contato; o de menores de idade vai primeiro ao responsável.",
];

export default function ClubDashboard({
  loaderData: { name, logo, city, state, verified, hidden, plan, seasons, links },
}: Route.ComponentProps) {
  return (
    <Container className="grid gap-6 py-8 sm:py-14">
      <div className="flex items-center gap-5">
        {logo ? (
          <LogoPicture
            logo={logo}
            alt=""
            size={88}
            className="size-18 shrink-0 rounded-control object-contain sm:size-22"
          />
        ) : (
          <span className="grid size-18 shrink-0 place-items-center rounded-control bg-grass-tint text-grass sm:size-22">
            <Building2 className="size-9" aria-hidden="true" />
          </span>
        )}
        <div className="grid min-w-0 gap-2">
          <h1 className="text-4xl wrap-anywhere sm:text-6xl">{name}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            <TrustBadge verified={verified} hidden={hidden} />
            {formatPlace({ city, state })}
          </p>
        </div>
      </div>
      {hidden && <HiddenNotice />}
      {!verified && !hidden && (
        <Notice tone="warning" title="Estamos conferindo o clube">
          Uma pessoa da equipe confere o CNPJ e os dados do cadastro. Até lá, o que depende da verificação
          fica fechado: é assim que protegemos os atletas de clubes e peneiras falsas.
        </Notice>
      )}
      {verified && links.length > 0 && <AskedLinks links={links} />}
      {seasons.length > 0 && <SeasonsToConfirm seasons={seasons} />}
      <Card title={titleOfOpened({ verified, hidden })}>
        <ul className="grid gap-2.5">
          {OPENED.map((line) => (
            <li key={line} className="flex gap-2.5">
              <ShieldCheck className="mt-0.5 size-5 shrink-0 text-grass" aria-hidden="true" />
              {line}
            </li>
          ))}
        </ul>
        <div className="mt-6 flex flex-wrap gap-3">
          <ButtonLink to="/atletas" variant="primary">
            Buscar atletas
          </ButtonLink>
          <ButtonLink to="/contatos">Pedidos de contato</ButtonLink>
        </div>
      </Card>
      {/* What would stay closed is not offered. */}
      {(plan?.live || !hidden) && (
        <PlanPanel
          plan={plan}
          offer="Com um plano o clube assiste aos vídeos completos e pede contato com atletas; uma assinatura vale para todos os observadores."
        />
      )}
    </Container>
  );
}

function titleOfOpened({ verified, hidden }: TrustBadgeProps): string {
  if (hidden) return "O que volta quando o clube voltar ao ar";
  return verified ? "O que seu clube pode fazer" : "O que a verificação abre";
}
