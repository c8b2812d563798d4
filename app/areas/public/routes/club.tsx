import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { ReportLink } from "#app/components/report-link.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import { formatPlace } from "#domain/places.ts";
import { mayWatchClubVideos, videoAddresses } from "#server/billing/access/athlete-access.server.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { ClubAchievements } from "../components/clubs/club-achievements.tsx";
import { ClubAthletes } from "../components/clubs/club-athletes.tsx";
import { ClubCall } from "../components/clubs/club-call.tsx";
import { ClubHero } from "../components/clubs/club-hero.tsx";
import { ClubNotFound } from "../components/clubs/club-not-found.tsx";
import { ClubResults } from "../components/clubs/club-results.tsx";
import { structuredClub } from "../components/clubs/club-structured.ts";
import { ClubTestimonials } from "../components/clubs/club-testimonials.tsx";
import { ClubPhotos } from "../components/clubs/club-photos.tsx";
import { ClubVideos } from "../components/clubs/club-videos.tsx";
import { describePage } from "#app/page-meta.ts";
import { clubSources } from "#app/page-sources.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/club.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const allAthletes = url.searchParams.get("atletas") === "todos";
  const club = await clubs.site(VISITOR, params.id, { allAthletes });
  if (!club.ok) throw data("Clube não encontrado", 404);
  cachePage(context, clubSources(club.value.athletes), ["atletas"]);
  const opensVideos = await mayWatchClubVideos(actorOf(context));
  const videoIds = opensVideos ? club.value.videos.map(({ id }) => id) : [];
  const addresses = await videoAddresses(actorOf(context), videoIds);
  return { club: club.value, opensVideos, addresses, url: publicUrl(`/clube/${club.value.id}`) };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  loaderData
    ? describePage({
        title: `${loaderData.club.name} | ${PRODUCT_NAME}`,
        description: describe(loaderData.club),
        url: loaderData.url,
        structured: structuredClub(loaderData.club, loaderData.url),
      })
    : describePage({
        title: `Clube não encontrado | ${PRODUCT_NAME}`,
        description: "Clube não encontrado",
        indexable: false,
      });

export default function Club({ loaderData: { club, opensVideos, addresses } }: Route.ComponentProps) {
  return (
    <article>
      <ClubHero club={club} />
      <Container className="pt-5 pb-16">
        <Breadcrumb steps={[{ label: "Ranking", to: "/ranking" }, { label: club.name }]} className="mb-5" />
        <div className="grid items-start gap-x-6 gap-y-10 lg:grid-cols-[1.7fr_1fr]">
          <div className="grid min-w-0 gap-10">
            <Card title="Sobre o clube">
              <p className="max-w-[62ch] whitespace-pre-line">
                {club.description ?? "Este clube ainda não escreveu sua apresentação."}
              </p>
            </Card>
            <ClubAthletes club={club} />
            <ClubVideos videos={club.videos} open={opensVideos} addresses={addresses} />
            <ClubPhotos club={club} />
            <ClubTestimonials testimonials={club.testimonials} />
          </div>
          <div className="grid min-w-0 gap-6">
            <ClubAchievements achievements={club.achievements} />
            <ClubResults matches={club.matches} />
            <ClubTrialsCard id={club.id} />
          </div>
        </div>
        <div className="mt-14">
          <ClubCall />
        </div>
        <ReportLink type="club" id={club.id} className="mt-10" />
      </Container>
    </article>
  );
}

const ClubTrialsCard = ({ id }: { id: string }) => (
  <Card title="Peneiras">
    <p>Quantos vieram a cada peneira e quantos foram chamados.</p>
    <ButtonLink to={`/clube/${id}/peneiras`} size="small" className="mt-4 max-sm:min-h-11">
      Ver as peneiras do clube
    </ButtonLink>
  </Card>
);

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return isNotFound(error) ? <ClubNotFound /> : <Unexpected error={error} />;
}

function describe({ name, position, description, ...club }: clubs.ClubSite): string {
  const place = formatPlace(club);
  return `${name}${place ? `, de ${place}` : ""}: ${position}º no ranking de clubes de base. ${description ?? ""}`
    .trim()
    .slice(0, 200);
}
