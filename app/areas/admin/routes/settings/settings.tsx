import { Link } from "#app/components/link.tsx";
import { adminMeta } from "#app/private-meta.ts";
import { bannerState } from "#domain/settings/banners.ts";
import { countWeeks } from "#server/athletes/weeks/featured-weeks.server.ts";
import { featuredTestimonial } from "#server/clubs/clubs.server.ts";
import { announcedTerms, currentTerms } from "#server/identity/terms/terms.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { bannersForStaff } from "#server/settings/banners.server.ts";
import { questionsForStaff } from "#server/settings/questions.server.ts";
import { PageTitle } from "../../components/page-title.tsx";
import type { Route } from "./+types/settings.ts";

export async function loader({ context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const [questions, banners, testimonial, weeks, terms, coming] = await Promise.all([
    questionsForStaff(actor),
    bannersForStaff(actor),
    featuredTestimonial(),
    countWeeks(actor),
    currentTerms(),
    announcedTerms(),
  ]);
  const published = questions.live.filter((question) => question.published).length;
  const at = now();
  const shown = banners.live.filter((banner) => bannerState(banner, at) === "shown").length;
  const waiting = banners.live.filter((banner) => bannerState(banner, at) === "waiting").length;
  return {
    settings: [
      {
        to: "/admin/ajustes/perguntas",
        title: "Perguntas frequentes",
        what: "As perguntas e respostas de Contato, e a ordem delas.",
        state: `${published} ${published === 1 ? "publicada" : "publicadas"}`,
      },
      {
        to: "/admin/ajustes/avisos",
        title: "Avisos do site",
        what: "Faixas no topo das páginas, com público e período.",
        state: `${shown} no ar, ${waiting} ${waiting === 1 ? "agendado" : "agendados"}`,
      },
      {
        to: "/admin/ajustes/depoimento",
        title: "Depoimento da página inicial",
        what: "De um clube verificado, com autorização, ou de um adulto.",
        state: testimonial ? `de ${testimonial.name}` : "nenhum",
      },
      {
        to: "/admin/ajustes/destaques",
        title: "Destaque da Semana",
        what: "Quem aparece na página inicial, com começo e fim.",
        state: `${weeks.running} no ar, ${weeks.waiting} ${weeks.waiting === 1 ? "agendado" : "agendados"}`,
      },
      {
        to: "/admin/ajustes/textos",
        title: "Termos e política",
        what: "As versões que os membros aceitam: escrever, anunciar, publicar.",
        state: coming
          ? `${terms.version} em vigor, ${coming.version} anunciada`
          : `${terms.version} em vigor`,
      },
    ],
  };
}

export const meta: Route.MetaFunction = () => adminMeta("Ajustes");

export default function Settings({ loaderData: { settings } }: Route.ComponentProps) {
  return (
    <>
      <PageTitle>Ajustes</PageTitle>
      <p className="-mt-3 mb-6 max-w-[70ch] text-muted">
        O que o site diz e mostra sem precisar de uma nova versão do produto. Cada mudança fica no registro.
      </p>
      <ul className="max-w-[60rem] panel">
        {settings.map(({ to, title, what, state }) => (
          <li key={to} className="border-t border-line first:border-t-0">
            <Link
              to={to}
              className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 px-4 py-3 hover:bg-paper"
            >
              <span className="min-w-0 grow basis-80">
                <span className="block font-bold text-grass underline underline-offset-4">{title}</span>
                <span className="block text-compact text-muted">{what}</span>
              </span>
              <span className="text-compact font-semibold">{state}</span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
