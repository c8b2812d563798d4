import { Plus, Trophy } from "lucide-react";
import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { matchesOf } from "#server/clubs/matches.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { MATCHES_PAGE } from "../addresses.ts";
import { ClubPage } from "../components/club-page.tsx";
import { MatchRows } from "../components/match-rows.tsx";
import { MatchesToAnswer } from "../components/matches-to-answer.tsx";
import { answerInList } from "../match-action.ts";
import type { Route } from "./+types/matches.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const after = url.searchParams.get("antes");
  const found = clubId ? await matchesOf(actor, clubId, after) : null;
  if (!found?.ok) throw data("Clube não encontrado", 404);
  return { ...found.value, first: after === null };
}

export async function action({ request, context }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerInList({ actor, clubId, form: await readForm(request) });
}

export const meta: Route.MetaFunction = () => privateMeta("Jogos do clube");

export default function Matches({ loaderData, actionData }: Route.ComponentProps) {
  const { verified, toAnswer, matches, next, first } = loaderData;
  return (
    <ClubPage
      title="Jogos"
      lead={
        <>
          Contam no <TextLink to="/ranking">ranking</TextLink> os jogos da súmula e os que o adversário ou a
          nossa equipe confirmou: 3 pontos por vitória e 1 por empate.
        </>
      }
      action={
        verified && (
          <ButtonLink to={`${MATCHES_PAGE}/novo`} variant="primary" size="small" className="min-h-11">
            <Plus aria-hidden="true" />
            Registrar resultado
          </ButtonLink>
        )
      }
    >
      {!verified && (
        <Notice tone="warning" title="Resultados são registrados depois da verificação">
          Assim que a equipe conferir o clube, os jogos podem ser registrados e confirmados aqui.
        </Notice>
      )}
      {toAnswer.length > 0 && <MatchesToAnswer matches={toAnswer} answer={actionData} />}
      {matches.length > 0 ? (
        <section aria-labelledby="todos" className="grid gap-3">
          <h2 id="todos" className="text-2xl">
            {first ? "Todos os jogos" : "Jogos anteriores"}
          </h2>
          <MatchRows matches={matches} />
        </section>
      ) : (
        first &&
        toAnswer.length === 0 && (
          <EmptyState title="Nenhum jogo registrado" icon={<Trophy />}>
            <p>Registre o último resultado: o adversário confirma e o clube entra no ranking.</p>
          </EmptyState>
        )
      )}
      <nav aria-label="Páginas" className="flex flex-wrap gap-x-6 gap-y-2">
        {!first && <TextLink to={MATCHES_PAGE}>Voltar aos mais recentes</TextLink>}
        {next && <TextLink to={`?antes=${next}`}>Ver jogos anteriores</TextLink>}
      </nav>
    </ClubPage>
  );
}
