import { CalendarPlus, UsersRound } from "lucide-react";
import { data, type HeadersFunction } from "react-router";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Unexpected } from "#app/components/error-page.tsx";
import { isNotFound } from "#app/components/error-text.ts";
import { Notice } from "#app/components/notice.tsx";
import { answerSquadForm, type SquadAnswer } from "#app/components/squad/squad-action.ts";
import { PersonForms } from "#app/components/squad/person-forms.tsx";
import { SquadForms } from "#app/components/squad/squad-forms.tsx";
import { SquadLists } from "#app/components/squad/squad-lists.tsx";
import { squadPageView, type SquadPageView } from "#app/components/squad/squad-view.ts";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { squadOf } from "#server/championships/teams/read-squad.server.ts";
import { teamClub } from "#server/championships/teams/team-club.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { ClubCard } from "../components/club-card.tsx";
import { InvitationCard } from "../components/invitation-card.tsx";
import { answerClub } from "../club-action.ts";
import { answerInvitation } from "../invitation-action.ts";
import type { Route } from "./+types/team.ts";

/** Neither kept nor listed: the address opens the names of children. */
const HEADERS = {
  "cache-control": "private, no-store",
  "x-robots-tag": "noindex, nofollow",
  "referrer-policy": "same-origin",
};

type Args = { params: { token: string }; context: Route.LoaderArgs["context"] };

const doorOf = ({ params, context }: Args) =>
  ({ by: "link", browser: browserOf(context), token: params.token }) as const;

async function load(args: Args) {
  const found = await squadOf(doorOf(args));
  if (found.ok) return found.value;
  // A link that was revoked is as unknown as one that never was.
  if (found.error.code === "not_found")
    throw data("Página não encontrada", { status: 404, headers: HEADERS });
  const { retryAfterSeconds } = found.error;
  throw data(tooManyText(retryAfterSeconds), tooManyAnswer(retryAfterSeconds));
}

export async function loader(args: Route.LoaderArgs) {
  const squad = squadPageView(await load(args));
  const { club, mine } = await teamClub(actorOf(args.context), squad.team.id);
  const asked = args.url.searchParams.get("pessoa");
  const person = [...squad.athletes, ...squad.staff].find(({ id }) => id === asked)?.id ?? null;
  return data({ squad, person, club, mine, page: `/equipe/${args.params.token}` }, { headers: HEADERS });
}

export async function action(args: Route.ActionArgs) {
  const squad = await load(args);
  const form = await readForm(args.request);
  const back = `/equipe/${args.params.token}`;
  if (textIn(form, "intent") === "confirmar") return answerInvitation(doorOf(args), squad, back);
  if (textIn(form, "intent") === "clube") return answerClub(actorOf(args.context), doorOf(args), back);
  const squadId = args.url.searchParams.get("pessoa") ?? "";
  const answered = await answerSquadForm({ door: doorOf(args), form, squad, squadId, back });
  return answered ?? refuse({});
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => secretAddressMeta("Elenco da equipe");

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { squad, person, club, mine, page } = loaderData;
  const { team, championship, category, born, lock, lastDay, calendar } = squad;
  const answer: SquadAnswer | undefined = actionData;
  return (
    <Container className="grid grid-cols-1 gap-5 py-6 sm:py-10">
      <div className="grid gap-1.5">
        <p className="text-muted">
          {championship} · <CategoryText>{category}</CategoryText>
        </p>
        <h1 className="text-4xl wrap-anywhere sm:text-5xl">{team.name}</h1>
        <p className="max-w-[70ch] text-muted">
          {born ? `Para ${born}. ` : ""}
          {lastDay && !lock ? `O elenco muda até ${lastDay}. ` : ""}
          Esta lista é só da equipe e de quem organiza. Passe o endereço só a quem cuida dela.
        </p>
        {club && <p className="text-muted">Equipe do clube {club}: os resultados vão para a página dele.</p>}
        {calendar && (
          <p>
            <StandaloneLink to={calendar} reloadDocument download>
              <CalendarPlus className="mr-2 size-5" aria-hidden="true" />
              Jogos na agenda
              <span className="sr-only"> de {team.name}</span>
            </StandaloneLink>
          </p>
        )}
      </div>
      {team.state === "invited" ? (
        <InvitationCard championship={championship} />
      ) : (
        <>
          {team.state === "withdrawn" ? (
            <Notice tone="error" title="A equipe deixou o campeonato" />
          ) : (
            lock && (
              <Notice tone="warning" title="Elenco fechado">
                {lock}
              </Notice>
            )
          )}
          {mine && !person && <ClubCard club={mine} />}
          {person && !lock ? (
            <PersonForms key={person} squad={squad} id={person} back={page} answer={answer} />
          ) : (
            <>
              <SquadLists squad={squad} to={lock ? null : (id) => `${page}?pessoa=${id}`} />
              {/* Whoever saved somebody goes on with empty fields. */}
              {!lock && <SquadForms key={sizeOf(squad)} answer={answer} />}
            </>
          )}
        </>
      )}
    </Container>
  );
}

const sizeOf = ({ athletes, staff }: SquadPageView): number => athletes.length + staff.length;

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  if (!isNotFound(error)) return <Unexpected error={error} />;
  return (
    <Container className="py-16">
      <EmptyState level={1} title="Este link não abre nenhuma equipe" icon={<UsersRound />}>
        Confira se o endereço está completo. Se quem organiza trocou o link, peça o novo.
      </EmptyState>
    </Container>
  );
}
