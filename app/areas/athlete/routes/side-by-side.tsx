import { Search } from "lucide-react";
import { Form } from "react-router";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { ComparisonChart } from "#app/components/comparison-chart.tsx";
import { Container } from "#app/components/container.tsx";
import { InputField } from "#app/components/input.tsx";
import { Link } from "#app/components/link.tsx";
import { Notice } from "#app/components/notice.tsx";
import { plansInWords } from "#app/components/plan-summary.ts";
import { SourceLinks } from "#app/components/source-links.tsx";
import { Table, type Column } from "#app/components/table.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { profileGuard } from "#app/session/guards.ts";
import type { Compared } from "#domain/athletes/comparison.ts";
import { parseListAddress } from "#domain/athletes/list-schema.ts";
import { OF_SOURCE, SOURCE_ADDRESSES, sourceAt, type SeasonSource } from "#domain/athletes/seasons.ts";
import { privateMeta } from "#app/private-meta.ts";
import { firstName } from "#domain/person-name.ts";
import { formatPlace } from "#domain/places.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { opensSideBySide, sideBySide, type SideBySide } from "#server/billing/access/side-by-side.server.ts";
import { plansThatOpen } from "#server/billing/billing.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/side-by-side.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("athlete");

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "athlete");
  const open = await opensSideBySide(actor);
  const wanted = url.searchParams.get("com");
  const typed = url.searchParams.get("busca")?.slice(0, 80) ?? "";
  const compared =
    open && wanted ? await sideBySide(actor, wanted, sourceAt(url.searchParams.get("fonte"))) : null;
  const { profileId } = actor.profile;
  return {
    open,
    plans: plansInWords(open ? [] : await plansThatOpen("side_by_side", "athlete")),
    minor: !profileId || ((await athletes.viewerRelationTo(actor, profileId))?.minor ?? true),
    typed,
    missing: compared?.ok === false,
    compared: compared?.ok ? compared.value : null,
    found: open && typed ? await search(typed) : [],
  };
}

async function search(busca: string) {
  const query = parseListAddress(new URLSearchParams({ busca }));
  const { athletes: list } = await athletes.list(query);
  return list.map(({ subdomain, name, position, city, state }) => ({
    subdomain,
    name,
    position,
    place: formatPlace({ city, state }),
  }));
}

export const meta: Route.MetaFunction = () => privateMeta("Lado a lado");

export default function SideBySidePage({ loaderData }: Route.ComponentProps) {
  const { open, plans, minor, typed, missing, compared, found } = loaderData;
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[56rem] grid-cols-1 gap-6">
        <h1 className="text-5xl sm:text-6xl">Lado a lado</h1>
        <p className="max-w-[60ch] text-muted">
          Seus números ao lado dos de outro atleta publicado: só o que qualquer visitante já vê.
        </p>
        {open ? <SearchForm typed={typed} /> : <NotOpen plans={plans} minor={minor} />}
        {missing && (
          <Notice tone="warning" title="Atleta não encontrado">
            O perfil pode ter deixado de ser público. Busque outro nome.
          </Notice>
        )}
        {open && typed && <Results found={found} typed={typed} />}
        {compared && <Comparison {...compared} />}
      </div>
    </Container>
  );
}

const SearchForm = ({ typed }: { typed: string }) => (
  <Form method="get" className="flex flex-wrap items-end gap-3">
    <InputField
      label="Nome do outro atleta"
      name="busca"
      type="search"
      required
      maxLength={80}
      defaultValue={typed}
      className="min-w-0 grow basis-64"
    />
    <SubmitButton>
      <Search aria-hidden="true" />
      Buscar
    </SubmitButton>
  </Form>
);

const NotOpen = ({ plans, minor }: { plans: string; minor: boolean }) => (
  <Notice tone="info" title="O seu plano não abre esta comparação">
    <p>
      Ela abre com {plans}.{minor && " Com menos de 18 anos, quem assina é o responsável, pela conta dele."}
    </p>
    {!minor && (
      <ButtonLink to="/planos" size="small" className="mt-3">
        Ver planos
      </ButtonLink>
    )}
  </Notice>
);

type Found = Route.ComponentProps["loaderData"]["found"];

function Results({ found, typed }: { found: Found; typed: string }) {
  if (found.length === 0) return <p>Nenhum atleta encontrado com “{typed}”.</p>;
  return (
    <ul className="grid gap-2">
      {found.map(({ subdomain, name, position, place }) => (
        <li key={subdomain}>
          <Link
            to={`?com=${subdomain}`}
            className="flex flex-wrap gap-x-3 rounded-control border border-line bg-card p-4 hover:border-grass"
          >
            <span className="font-semibold">{name}</span>
            <span className="text-muted">{[position, place].filter(Boolean).join(" · ")}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function whyNot(name: string, { own, other }: SideBySide["sources"]): string {
  if (own.length === 0 || other.length === 0) return "Um dos dois ainda não registrou estatísticas.";
  const all = (sources: readonly SeasonSource[]) => sources.map((source) => OF_SOURCE[source]).join(" e ");
  return `Vocês não têm números da mesma fonte: os seus são ${all(own)}, os de ${name} são ${all(other)}. Números de fontes diferentes não se comparam.`;
}

function Comparison({ other, sources, comparison }: SideBySide) {
  const columns: Column<Compared>[] = [
    { header: "Número", cell: (row) => row.label, rowHeader: true },
    { header: "Você", cell: (row) => row.own, align: "end" },
    { header: firstName(other.name), cell: (row) => row.average, align: "end" },
  ];
  return (
    <Card title={`Você e ${other.name}`}>
      {comparison ? (
        <div className="grid gap-5">
          <SourceLinks
            sources={sources.common}
            current={comparison.source}
            to={(source) => `?com=${other.subdomain}&fonte=${SOURCE_ADDRESSES[source]}`}
          />
          <p className="text-muted">Dos dois, só números {OF_SOURCE[comparison.source]}.</p>
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <ComparisonChart name="Você" other={firstName(other.name)} rows={comparison.rows} />
            <Table
              caption={`Seus números e os de ${other.name}`}
              captionHidden
              columns={columns}
              rows={comparison.rows}
              rowKey={({ label }) => label}
            />
          </div>
        </div>
      ) : (
        <p>{whyNot(firstName(other.name), sources)}</p>
      )}
      <p className="mt-5">
        <TextLink to={`/a/${other.subdomain}`}>Ver o perfil de {other.name}</TextLink>
      </p>
    </Card>
  );
}
