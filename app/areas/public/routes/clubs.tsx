import { Shield } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Pagination } from "#app/components/pagination.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { pageNumber } from "#domain/clubs/list.ts";
import { clubRequestSchema } from "#domain/inquiries/schemas.ts";
import * as clubs from "#server/clubs/clubs.server.ts";
import { openedAt } from "#server/inquiries/inquiries.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { cachePage } from "#server/platform/http/request-context.server.ts";
import { answerInquiry } from "../answer-inquiry.ts";
import { ClubGrid } from "../components/clubs/club-grid.tsx";
import { ClubRequestForm } from "../components/clubs/club-request-form.tsx";
import { describePage } from "#app/page-meta.ts";
import { clubListSources } from "#app/page-sources.ts";
import type { Route } from "./+types/clubs.ts";

const PATH = "/clubes";

export async function loader({ url, context }: Route.LoaderArgs) {
  const list = await clubs.list(pageNumber(url.searchParams.get("pagina")));
  cachePage(context, clubListSources(list.clubs), ["pagina"]);
  return { list, openedAt: openedAt(), url: publicUrl(addressOf(list.page)) };
}

export const action = (args: Route.ActionArgs) =>
  answerInquiry(args, {
    schema: clubRequestSchema,
    toInquiry: (request) => ({ kind: "club_request", ...request }),
    next: PATH,
    done: { title: "Solicitação enviada!", body: "Entraremos em contato em breve para concluir o cadastro." },
  });

export const meta: Route.MetaFunction = ({ loaderData }) =>
  describePage({
    title: `Clubes | ${PRODUCT_NAME}`,
    description: "Clubes e projetos de base de todo o Brasil, com seus atletas, resultados e conquistas.",
    url: loaderData?.url,
    indexable: !loaderData?.list.beyondEnd,
  });

export default function Clubs({ loaderData, actionData }: Route.ComponentProps) {
  const { list, openedAt: opened } = loaderData;
  return (
    <Container className="py-10 sm:py-14">
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-4">
        <div>
          <h1 className="text-5xl sm:text-6xl">Clubes</h1>
          <p className="mt-3 max-w-[56ch] text-muted">
            Quem forma atletas pelo Brasil. O selo de verificado mostra que conferimos os documentos do clube.
          </p>
        </div>
        <ButtonLink to="/ranking">Ver ranking</ButtonLink>
      </div>
      <div className="mt-8">
        <ClubResults list={list} />
        <Pagination className="mt-8" page={list.page} pages={list.pages} hrefFor={addressOf} />
      </div>
      <div className="mt-14">
        <ClubRequestForm answer={actionData} openedAt={opened} />
      </div>
    </Container>
  );
}

function ClubResults({ list }: { list: clubs.ClubList }) {
  if (list.beyondEnd) {
    return (
      <EmptyState
        title="Esta página não existe"
        icon={<Shield />}
        action={<ButtonLink to={addressOf(list.pages)}>Ir para a última página</ButtonLink>}
      >
        <p>A lista de clubes termina antes dela.</p>
      </EmptyState>
    );
  }
  if (list.clubs.length > 0) return <ClubGrid clubs={list.clubs} />;
  return (
    <EmptyState title="Nenhum clube por enquanto" icon={<Shield />}>
      <p>O primeiro pode ser o seu: preencha o pedido abaixo.</p>
    </EmptyState>
  );
}

const addressOf = (page: number) => (page === 1 ? PATH : `${PATH}?pagina=${page}`);
