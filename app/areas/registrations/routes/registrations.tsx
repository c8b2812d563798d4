import { Ticket } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Link } from "#app/components/link.tsx";
import { readPlace, writePlace } from "#app/components/list-place.ts";
import { PageNav } from "#app/components/page-nav.tsx";
import { eventFacts } from "#app/components/registrations/registration-view.ts";
import { StateBadge } from "#app/components/registrations/state-badge.tsx";
import { stateText, type StateLook } from "#app/components/registrations/state-text.ts";
import { Tabs } from "#app/components/tabs.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { firstName } from "#domain/person-name.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { registrationsOf, type OwnRegistration } from "#server/registrations/own.server.ts";
import { NoAthleteYet } from "../components/no-athlete-yet.tsx";
import type { Route } from "./+types/registrations.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

const addressOf = (past: boolean, after?: string): string => {
  const search = new URLSearchParams();
  if (past) search.set("ver", "anteriores");
  if (after) search.set("depois", after);
  return search.size > 0 ? `/inscricoes?${search}` : "/inscricoes";
};

export async function loader({ context, url }: Route.LoaderArgs) {
  const past = url.searchParams.get("ver") === "anteriores";
  const after = readPlace(url.searchParams.get("depois"));
  const { registrations, next, hasAthlete } = await registrationsOf(requireMember(context), { past, after });
  const at = now();
  return {
    past,
    hasAthlete,
    isFirst: after === null,
    next: next && addressOf(past, writePlace(next)),
    registrations: registrations.map((own) => {
      const { title: event, when, place } = eventFacts(own);
      return {
        id: own.id,
        event,
        when,
        place,
        who: own.athlete.self ? null : firstName(own.athlete.name),
        ...badgeOf(own, at),
      };
    }),
  };
}

/** The newest that there is to know: an answer to read, a change, or where the registration stands. */
function badgeOf(own: OwnRegistration, at: Temporal.Instant): { look: StateLook; state: string } {
  if (own.answer === "readable") return { look: "check", state: "A resposta chegou" };
  const { look, title } = stateText(own, at);
  return { look, state: own.change ? "O evento mudou" : title };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Inscrições");

export default function Registrations({ loaderData }: Route.ComponentProps) {
  const { past, registrations, isFirst, next, hasAthlete } = loaderData;
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[46rem] gap-5">
        <div className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">Inscrições</h1>
          <p className="max-w-[60ch] text-muted">
            Peneiras e eventos, do pedido ao ingresso. Antes dos 18 anos, quem autoriza é o responsável.
          </p>
        </div>
        {hasAthlete ? (
          <>
            <Tabs
              label="Quando"
              tabs={[
                { to: addressOf(false), label: "Próximas", current: !past },
                { to: addressOf(true), label: "Anteriores", current: past },
              ]}
            />
            {registrations.length === 0 ? <None past={past} /> : <Rows rows={registrations} />}
            <PageNav first={isFirst ? null : addressOf(past)} next={next} />
          </>
        ) : (
          <NoAthleteYet />
        )}
      </div>
    </Container>
  );
}

type Row = Route.ComponentProps["loaderData"]["registrations"][number];

const Rows = ({ rows }: { rows: readonly Row[] }) => (
  <ul className="grid gap-3">
    {rows.map(({ id, event, when, place, who, look, state }) => (
      <li key={id}>
        <Link
          to={`/inscricoes/${id}`}
          className="grid gap-2 panel px-4 py-3.5 hover:border-grass sm:grid-cols-[1fr_auto] sm:items-center sm:px-5"
        >
          <span className="grid min-w-0 gap-0.5">
            <span className="text-lead leading-tight font-semibold wrap-anywhere">
              <CategoryText>{event}</CategoryText>
            </span>
            <span className="text-compact text-muted">{when}</span>
            <span className="text-compact text-muted">{place}</span>
          </span>
          <span className="flex flex-wrap items-center gap-2 sm:justify-end">
            {who && <span className="text-compact">{who}</span>}
            <StateBadge look={look}>{state}</StateBadge>
          </span>
        </Link>
      </li>
    ))}
  </ul>
);

const None = ({ past }: { past: boolean }) => (
  <EmptyState
    title={past ? "Nenhum evento aconteceu ainda" : "Nenhuma inscrição por enquanto"}
    icon={<Ticket />}
    action={<ButtonLink to="/campeonatos">Ver campeonatos e peneiras</ButtonLink>}
  >
    {past
      ? "Aqui ficam os eventos de que a família participou."
      : "Na página de um evento, toque em “Inscreva-se”. Aqui você acompanha o pedido e encontra o ingresso."}
  </EmptyState>
);
