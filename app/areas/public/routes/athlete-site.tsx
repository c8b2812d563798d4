import { data, useParams, useSearchParams } from "react-router";
import { UserX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { ErrorPage } from "#app/components/error-page.tsx";
import { Notice } from "#app/components/notice.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import { SITE_TABS, siteTab } from "#domain/athletes/site-tabs.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { actorOf } from "#server/identity/viewer-context.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { keepPage } from "#server/platform/http/request-context.server.ts";
import { AthleteHero } from "../components/athlete/athlete-hero.tsx";
import { AthleteTab } from "../components/athlete/athlete-tab.tsx";
import { describeAthlete } from "../components/athlete/describe-athlete.ts";
import { ReportLink } from "../components/report-link.tsx";
import { describePage } from "../page-meta.ts";
import { isNotFound } from "#app/components/error-text.ts";
import type { Route } from "./+types/athlete-site.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const open = await athletes.site(VISITOR, params.subdomain);
  const actor = actorOf(context);
  // What is not public exists for the athlete, the guardian and the team: they see it as it would be.
  const site = open.ok || actor.kind === "visitor" ? open : await athletes.site(actor, params.subdomain);
  if (!site.ok) throw data("Atleta não encontrado", 404);
  if (open.ok) keepPage(context, [`athlete:${site.value.id}`]);
  const tab = siteTab(params.tab);
  return { athlete: site.value, isOpen: open.ok, tab, url: publicUrl(addressOf(params.subdomain, tab)) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? describePage({
        ...describeAthlete(loaderData.athlete, loaderData.tab),
        url: loaderData.url,
        indexable: loaderData.isOpen && loaderData.athlete.indexable,
      })
    : describePage({
        title: "Perfil não encontrado | Joia da Base",
        description: "Atleta não encontrado",
        indexable: false,
      });

export default function AthleteSite({ loaderData }: Route.ComponentProps) {
  const { athlete, isOpen, tab } = loaderData;
  const [search] = useSearchParams();
  const tabs = SITE_TABS.map(({ id, label }) => ({
    to: addressOf(athlete.subdomain, id),
    label,
    current: id === tab,
  }));
  return (
    <article>
      {!isOpen && (
        <Container className="py-4">
          <Notice tone="warning" title="Esta página não é pública">
            Só o atleta, o responsável e a nossa equipe veem. É assim que ela fica quando estiver no ar.
          </Notice>
        </Container>
      )}
      <AthleteHero athlete={athlete} photo={search.get("foto")} />
      <Container className="pb-16">
        <Tabs label={`Seções do perfil de ${athlete.name}`} tabs={tabs} className="mb-8" />
        <AthleteTab athlete={athlete} tab={tab} />
        <ReportLink type="athlete" id={athlete.id} className="mt-10" />
      </Container>
    </article>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const { subdomain } = useParams();
  if (!isNotFound(error)) return <ErrorPage error={error} />;
  return (
    <Container className="py-16">
      <EmptyState
        level={1}
        title="Perfil não encontrado"
        icon={<UserX />}
        action={<ButtonLink to="/atletas">Ver atletas</ButtonLink>}
      >
        <p className="font-semibold text-ink">Atleta não encontrado</p>
        <p className="mt-2">
          {subdomain ? `Não há um perfil público no endereço “${subdomain}”. ` : ""}
          Confira se o endereço está completo; o perfil também pode ter deixado de ser público.
        </p>
      </EmptyState>
    </Container>
  );
}

const addressOf = (subdomain: string, tab: string) =>
  tab === "sobre" ? `/a/${subdomain}` : `/a/${subdomain}/${tab}`;
