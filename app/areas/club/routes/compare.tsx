import { FileText, Users } from "lucide-react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { parseListAddress } from "#domain/athletes/list-schema.ts";
import { formatPlace } from "#domain/places.ts";
import { comparisonAddress, parseCompared } from "#domain/scouting/compared.ts";
import { MOST_COMPARED } from "#domain/scouting/percentiles.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { recordViews } from "#server/scouting/views.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { compareAthletes } from "#server/scouting/comparison.server.ts";
import { comparedContacts } from "../compared-contacts.ts";
import { AddAthlete } from "../components/compare/add-athlete.tsx";
import { ComparisonTable } from "../components/compare/comparison-table.tsx";
import { Percentiles } from "../components/compare/percentiles.tsx";
import { listAddress } from "../list-addresses.ts";
import type { Route } from "./+types/compare.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

const MOST_FOUND = 8;

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const { tooMany, ...named } = parseCompared(url.searchParams);
  const compared = await compareAthletes(actor, named);
  if (!compared.ok)
    return { open: false as const, plans: plansInWords(await plansThatOpen("scouting_tools", "club")) };
  const { subdomains } = named;
  const { source, list } = compared.value;
  const shown = compared.value.columns.flatMap(({ athlete }) => athlete ?? []);
  afterAnswer(context, () =>
    recordViews(
      actor,
      shown.map(({ id }) => id),
      "comparison",
    ),
  );
  const typed = url.searchParams.get("busca")?.slice(0, 80).trim() ?? "";
  const room = subdomains.length < MOST_COMPARED;
  return {
    open: true as const,
    asked: { subdomains, source, listId: list?.id ?? null },
    tooMany,
    typed,
    found: room && typed ? await search(typed, subdomains) : [],
    comparison: compared.value,
    contacts: await comparedContacts(actor, shown, today()),
  };
}

async function search(busca: string, without: readonly string[]) {
  const { athletes: list } = await athletes.list(parseListAddress(new URLSearchParams({ busca })));
  return list
    .filter(({ subdomain }) => !without.includes(subdomain))
    .slice(0, MOST_FOUND)
    .map(({ subdomain, name, position, category, city, state }) => ({
      subdomain,
      name,
      facts: [position, category, formatPlace({ city, state })].filter(Boolean).join(" · "),
    }));
}

export const meta: Route.MetaFunction = () => privateMeta(TITLE);

const TITLE = "Lado a lado";

type Opened = Extract<Route.ComponentProps["loaderData"], { open: true }>;

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  return (
    <Container className="grid grid-cols-1 gap-4 py-6 sm:py-8">
      {loaderData.open ? <Compared {...loaderData} /> : <NotOpen plans={loaderData.plans} />}
    </Container>
  );
}

function Compared({ asked, tooMany, typed, found, comparison, contacts }: Opened) {
  const { subdomains } = asked;
  const { list } = comparison;
  return (
    <>
      {list && (
        <Breadcrumb
          className="-mb-4"
          steps={[{ label: list.name, to: listAddress(list.id, "melhores") }, { label: TITLE }]}
        />
      )}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <h1 className="text-4xl">{TITLE}</h1>
        <div className="flex min-w-0 grow flex-wrap items-start gap-2.5 sm:justify-end">
          {subdomains.length < MOST_COMPARED && <AddAthlete {...{ asked, typed, found }} />}
          {comparison.columns.some(({ athlete }) => athlete) && (
            <ButtonLink
              to={comparisonAddress(asked, "/club/comparar.pdf")}
              reloadDocument
              size="small"
              className="grow sm:grow-0"
            >
              <FileText aria-hidden="true" />
              Baixar PDF
            </ButtonLink>
          )}
        </div>
      </div>
      {tooMany && (
        <Notice tone="warning" title="Cabem quatro atletas">
          O endereço pede mais do que isso. Mostramos os quatro primeiros; tire um para pôr outro.
        </Notice>
      )}
      {subdomains.length === 0 ? <Nobody /> : <SideBySide {...{ asked, comparison, contacts }} />}
    </>
  );
}

const SideBySide = ({ asked, comparison, contacts }: Pick<Opened, "asked" | "comparison" | "contacts">) => (
  <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-[minmax(0,5fr)_minmax(0,7fr)]">
    <Percentiles {...comparison} to={(source) => comparisonAddress({ ...asked, source })} />
    <ComparisonTable
      {...comparison}
      contacts={contacts}
      without={(gone) =>
        comparisonAddress({
          ...asked,
          subdomains: asked.subdomains.filter((subdomain) => subdomain !== gone),
        })
      }
    />
  </div>
);

const Nobody = () => (
  <EmptyState
    icon={<Users />}
    title="Escolha até quatro atletas"
    action={
      <ButtonLink to="/club/buscar" variant="primary">
        Buscar atletas
      </ButtonLink>
    }
  >
    Eles ficam lado a lado, com o percentil de cada um entre quem nasceu no mesmo ano e joga no mesmo setor.
  </EmptyState>
);

const NotOpen = ({ plans }: { plans: string }) => (
  <>
    <h1 className="text-4xl">{TITLE}</h1>
    <Notice tone="info" title="O plano do clube não abre a comparação">
      <p>Ela abre com {plans}. A busca e os favoritos continuam abertos sem plano.</p>
      <ButtonLink to="/planos" size="small" className="mt-3">
        Ver planos
      </ButtonLink>
    </Notice>
  </>
);
