import { Users } from "lucide-react";
import { data } from "react-router";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Link } from "#app/components/link.tsx";
import { Picture } from "#app/components/picture.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { Silhouette } from "#app/components/silhouette.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { formatDay } from "#domain/date-time.ts";
import { formatPlace } from "#domain/places.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { foundBySearch } from "#server/scouting/saved-search-found.server.ts";
import { LostFilters } from "../components/saved-search/lost-filters.tsx";
import { SearchesNotOpen } from "../components/saved-search/not-open.tsx";
import { lostInWords, searchInWords } from "../saved-search-view.ts";
import type { Route } from "./+types/saved-search.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ params, context }: Route.LoaderArgs) {
  const search = await foundBySearch(requireProfile(context, "club"), params.id);
  if (!search.ok && search.error === "not_entitled")
    return { open: false as const, plans: plansInWords(await plansThatOpen("scouting_tools", "club")) };
  if (!search.ok) throw data("Busca não encontrada", 404);
  const { name, query, lost, found, unavailable } = search.value;
  return {
    open: true as const,
    name,
    ...(await searchInWords(query)),
    lost: lostInWords(lost),
    unavailable,
    found: found.map(({ card, foundAt, published }) => ({
      subdomain: card.subdomain,
      name: card.name,
      photo: card.photo,
      facts: [card.position, card.category, formatPlace(card)].filter(Boolean).join(" · "),
      why: `${published ? "Perfil novo" : "Mudou o perfil e passou a bater"} · ${formatDay(foundAt)}`,
    })),
  };
}

export const meta: Route.MetaFunction = () => privateMeta("Novos atletas da busca");

export default function FoundBySavedSearch({ loaderData }: Route.ComponentProps) {
  if (!loaderData.open) return <SearchesNotOpen plans={loaderData.plans} />;
  const { name, filters, address, lost, found, unavailable } = loaderData;
  return (
    <Container className="py-6 sm:py-8">
      <div className="mx-auto grid max-w-[48rem] grid-cols-1 gap-5">
        <div className="grid gap-2">
          <Breadcrumb steps={[{ label: "Buscas salvas", to: "/club/buscas" }, { label: name }]} />
          <h1 className="text-4xl wrap-anywhere">Novos em “{name}”</h1>
          <p className="text-muted">Por que aparecem: {filters}</p>
        </div>
        {lost && <LostFilters lost={lost} />}
        {found.length === 0 ? (
          <EmptyState
            icon={<Users />}
            title="Ninguém novo por enquanto"
            action={<ButtonLink to={address}>Abrir a busca</ButtonLink>}
          >
            Aqui ficam os atletas que passaram a bater com a busca depois que ela foi salva. Quem já batia
            está na própria busca.
          </EmptyState>
        ) : (
          <>
            <ul className="panel divide-y divide-line">
              {found.map((athlete) => (
                <FoundRow key={athlete.subdomain} {...athlete} />
              ))}
            </ul>
            <ButtonLink to={address} className="justify-self-start">
              Abrir a busca inteira
            </ButtonLink>
          </>
        )}
        {unavailable > 0 && (
          <p className="text-compact text-muted">
            {unavailable === 1 ? "1 atleta indisponível" : `${unavailable} atletas indisponíveis`}: o perfil
            deixou de ser público.
          </p>
        )}
      </div>
    </Container>
  );
}

type Found = Extract<Route.ComponentProps["loaderData"], { open: true }>["found"][number];

const FoundRow = ({ subdomain, name, photo, facts, why }: Found) => (
  <li>
    <Link to={`/a/${subdomain}`} className="flex min-h-16 items-center gap-3 px-4 py-2.5 hover:bg-paper">
      <span className="relative block h-11 w-9 shrink-0 overflow-hidden rounded-md bg-line">
        {photo ? (
          <Picture picture={photo} alt="" sizes="36px" cropped className="object-cover object-top" />
        ) : (
          <Silhouette />
        )}
      </span>
      <span className="grid min-w-0">
        <span className="font-bold">{name}</span>
        <span className="text-sm text-muted">{facts}</span>
        <span className="text-sm text-muted">{why}</span>
      </span>
    </Link>
  </li>
);
