import { Building2, Search } from "lucide-react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { PlanPanel } from "#app/components/plan-panel.tsx";
import { planSummary } from "#app/components/plan-summary.ts";
import { readForm } from "#app/forms/read-form.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privateMeta } from "#app/private-meta.ts";
import { formatPlace } from "#domain/places.ts";
import { askVerification } from "#server/clubs/verification.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { CLUB_PAGE } from "../addresses.ts";
import { ClubCounters } from "../components/club-counters.tsx";
import { ClubShortcuts } from "../components/club-shortcuts.tsx";
import { ClubTabs } from "../components/club-tabs.tsx";
import { HiddenNotice } from "../components/hidden-notice.tsx";
import { OwnEvents } from "../components/own-events.tsx";
import { TrustBadge } from "../components/trust-badge.tsx";
import { VerificationCard } from "../components/verification-card.tsx";
import { WhatWaits } from "../components/what-waits.tsx";
import { clubDesk } from "../club-desk.ts";
import type { Route } from "./+types/dashboard.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const id = actor.profile.profileId;
  const desk = id ? await clubDesk(actor, id) : null;
  if (!desk) throw data("Clube não encontrado", 404);
  return { ...desk, plan: planSummary(desk.plan) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const form = await readForm(request);
  if (!clubId || form.get("intent") !== "pedir-verificacao") throw data("Clube não encontrado", 404);
  const asked = await askVerification(actor, clubId);
  return redirectWith(CLUB_PAGE, {
    flash: asked.ok
      ? { kind: "success", title: "Pedido enviado", body: "Uma pessoa da equipe confere os dados do clube." }
      : {
          kind: "error",
          title: "Não foi possível pedir a conferência",
          body: "Veja nesta página o que falta.",
        },
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData?.name ?? "Painel do clube");

export default function ClubDashboard({ loaderData }: Route.ComponentProps) {
  const { name, logo, city, state, verified, hidden, plan, verification, mayEdit } = loaderData;
  return (
    <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
      <div className="flex flex-wrap items-center gap-4">
        {logo ? (
          <LogoPicture
            logo={logo}
            alt=""
            size={80}
            className="size-16 shrink-0 rounded-control object-contain sm:size-20"
          />
        ) : (
          <span className="grid size-16 shrink-0 place-items-center rounded-control bg-grass-tint text-grass sm:size-20">
            <Building2 className="size-8" aria-hidden="true" />
          </span>
        )}
        <div className="grid min-w-0 grow basis-52 gap-1">
          <h1 className="text-4xl wrap-anywhere">{name}</h1>
          <p className="flex flex-wrap items-center gap-2 text-muted">
            <TrustBadge verified={verified} hidden={hidden} />
            {formatPlace({ city, state })}
          </p>
        </div>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:[&>*]:grow">
          <ButtonLink to="/club/buscar" variant="primary" size="small" className="min-h-11">
            <Search aria-hidden="true" />
            Buscar atletas
          </ButtonLink>
        </div>
      </div>
      <ClubTabs />
      {hidden && <HiddenNotice />}
      <div className="grid items-start gap-4 lg:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-4">
          {!verified && !hidden && <VerificationCard {...verification} mayEdit={mayEdit} />}
          <WhatWaits waiting={loaderData.waiting} />
          <ClubCounters counters={loaderData.counters} />
          <OwnEvents events={loaderData.events} mayEdit={mayEdit} />
        </div>
        <div className="grid grid-cols-1 gap-4">
          <ClubShortcuts publicPage={verified && !hidden ? `/clube/${loaderData.id}` : null} />
          {/* What would stay closed is not offered. */}
          {(plan?.live || !hidden) && (
            <PlanPanel
              compact
              plan={plan}
              offer="Com um plano o clube assiste aos vídeos completos e pede contato com atletas; uma assinatura vale para todos os observadores."
            />
          )}
        </div>
      </div>
    </Container>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? (
    <NotFound lead="Clube não encontrado" />
  ) : (
    <Unexpected error={error} lead="Não foi possível carregar o perfil do clube" />
  );
}
