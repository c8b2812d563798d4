import { ExternalLink, History } from "lucide-react";
import { Outlet, useLocation } from "react-router";
import { Portrait } from "#app/components/athlete-heading.tsx";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { isNotFound, ownText } from "#app/components/error-text.ts";
import { NotFound, Unexpected } from "#app/components/error-page.tsx";
import { PublicationBadge } from "#app/components/publication-badge.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { formatDateTime, formatDay } from "#domain/date-time.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import { adminMeta } from "#app/private-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { athleteIn } from "../athlete-pages.ts";
import { ATHLETE_MISSING, ATHLETES, athletePath, logOf } from "../record-paths.ts";
import { UndoNotice } from "../components/athlete-acts.tsx";
import type { Route } from "./+types/athlete.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const athlete = await athleteIn(actorOf(context), params);
  const { id, subdomain, name, photo, position, club, featured, state, deletedAt } = athlete;
  return {
    id,
    subdomain,
    name,
    photo,
    position,
    club,
    featured,
    state,
    deleted: deletedAt && {
      deletedAt: formatDateTime(deletedAt),
      until: formatDay(deletedAt.add({ hours: 24 * GRACE_DAYS })),
    },
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => adminMeta(loaderData?.name ?? "Atleta");

/** Of a deleted profile only what tells whether to restore it. */
const TABS = [
  { path: "", label: "Informações", deleted: true },
  { path: "fotos", label: "Fotos", deleted: false },
  { path: "videos", label: "Vídeos", deleted: false },
  { path: "estatisticas", label: "Estatísticas", deleted: false },
  { path: "responsaveis", label: "Responsáveis", deleted: true },
  { path: "situacao", label: "Situação", deleted: true },
];

export default function Athlete({ loaderData: athlete }: Route.ComponentProps) {
  const { pathname } = useLocation();
  return (
    <>
      <Breadcrumb className="mb-3" steps={[{ label: "Atletas", to: ATHLETES }, { label: athlete.name }]} />
      <header className="mb-6 flex items-center gap-4 sm:gap-6">
        <Portrait photo={athlete.photo} className="size-20 sm:size-24" />
        <div className="grid min-w-0 gap-1.5">
          <h1 className="text-4xl wrap-anywhere sm:text-title">{athlete.name}</h1>
          <p className="flex flex-wrap items-center gap-2">
            <Badge tone={athlete.featured ? "canary" : "neutral"}>
              {athlete.featured ? "Destaque" : "Normal"}
            </Badge>
            {athlete.deleted ? (
              <Badge tone="danger">Excluído</Badge>
            ) : (
              <PublicationBadge state={athlete.state} />
            )}
            <span className="text-muted">
              {[athlete.position, athlete.club].filter(Boolean).join(" • ") || "Sem posição nem clube"}
            </span>
          </p>
          <p className="flex flex-wrap gap-x-4">
            {!athlete.deleted && (
              <StandaloneLink to={`/a/${athlete.subdomain}`}>
                <ExternalLink className="mr-1 size-4" aria-hidden="true" />
                Ver a página
              </StandaloneLink>
            )}
            <StandaloneLink to={logOf("athlete", athlete.id)}>
              <History className="mr-1 size-4" aria-hidden="true" />
              Registro
            </StandaloneLink>
          </p>
        </div>
      </header>
      {athlete.deleted && <UndoNotice id={athlete.id} {...athlete.deleted} />}
      <Tabs
        label="Partes do perfil"
        className="mb-6"
        tabs={TABS.filter(({ deleted }) => deleted || !athlete.deleted).map(({ path, label }) => {
          const to = athletePath(athlete.id, path);
          return { to, label, current: pathname === to };
        })}
      />
      <Outlet />
    </>
  );
}

export function ErrorBoundary({ error, params }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) return <Unexpected error={error} lead="Falha ao carregar dados do atleta" />;
  const missing = ownText(error) || ATHLETE_MISSING;
  if (missing !== ATHLETE_MISSING)
    return (
      <NotFound
        lead={missing}
        text="Já não está neste perfil, ou o endereço mudou."
        back={{ to: athletePath(params.id), label: "Voltar ao atleta" }}
      />
    );
  return (
    <NotFound
      lead={ATHLETE_MISSING}
      text="Este perfil não existe, ou já foi apagado de vez."
      back={{ to: ATHLETES, label: "Voltar para a lista" }}
    />
  );
}
