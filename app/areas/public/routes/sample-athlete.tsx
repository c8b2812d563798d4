import type { ReactNode } from "react";
import { useSearchParams } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { AboutTab } from "../components/athlete/about-tab.tsx";
import { AthleteHero } from "../components/athlete/athlete-hero.tsx";
// All but the first part are further down the page: their code comes after what is seen first.
import { GalleryTab, HistoryTab, StatsTab, VideosTab } from "../components/athlete/lazy-tabs.ts";
import { SAMPLE_ATHLETE } from "../components/sample-athlete.ts";
import { describePage } from "#app/page-meta.ts";
import type { Route } from "./+types/sample-athlete.ts";

export function loader({ context }: Route.LoaderArgs) {
  cachePage(context, ["sample"], ["foto"]);
  return { athlete: SAMPLE_ATHLETE, url: publicUrl("/exemplo-atleta") };
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: "Exemplo de perfil de atleta | Joia da Base",
    description: "Veja como fica um perfil completo: números, galeria, vídeos, conquistas e histórico.",
    url: loaderData?.url,
  });

export default function SampleAthlete({ loaderData: { athlete } }: Route.ComponentProps) {
  const [search] = useSearchParams();
  return (
    <article>
      <AthleteHero athlete={athlete} photo={search.get("foto")} />
      <Container className="grid gap-12 pb-16">
        <Notice title="Este perfil é um exemplo">
          Rafa Nogueira não existe: nome, números e imagens foram inventados para mostrar como fica um perfil
          completo.
        </Notice>
        {/* On one page they would stand twice: the statistics follow. */}
        <AboutTab athlete={{ ...athlete, totals: [] }} sample />
        <Part title="Estatísticas">
          <StatsTab athlete={athlete} />
        </Part>
        <Part title="Galeria">
          <GalleryTab athlete={athlete} example />
        </Part>
        <Part title="Histórico">
          <HistoryTab history={athlete.history} />
        </Part>
        <Part title="Vídeos">
          <VideosTab addresses={{}} videos={athlete.videos} needs="plan" example />
        </Part>
        <div className="flex flex-wrap items-center justify-between gap-4 border-t border-line pt-8">
          <p className="max-w-[52ch] text-lg font-semibold">O seu pode ficar assim. Comece pelo cadastro.</p>
          <ButtonLink to="/cadastro">Criar meu perfil</ButtonLink>
        </div>
      </Container>
    </article>
  );
}

/** The tabs of a real profile, one after the other; their own headings are for screen readers only. */
function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div>
      <p aria-hidden="true" className="mb-5 font-display text-4xl leading-none font-extrabold">
        {title}
      </p>
      {children}
    </div>
  );
}
