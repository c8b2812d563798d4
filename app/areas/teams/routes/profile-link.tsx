import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { LINK_WORDS } from "#app/components/squad/squad-words.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { firstName } from "#domain/person-name.ts";
import { competitionName } from "#server/athletes/competition-names.server.ts";
import {
  answerProfileLink,
  profileLinks,
  type ProfileLink as Link,
} from "#server/championships/teams/profile-links.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/profile-link.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

const notFound = () => data("Vínculo não encontrado", 404);

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const links = await profileLinks(actor);
  const link = links.find(({ squadId }) => squadId === params.squadId);
  if (!link) throw notFound();
  const named = await competitionName(actor, link.athleteId);
  return { link, nameTo: named.ok && !named.value.agreed ? namePage(link) : null };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const answer = textIn(await readForm(request), "intent");
  if (answer !== "sim" && answer !== "nao")
    return refuse({ flash: { kind: "error", title: "Escolha sim ou não" } });
  const answered = await answerProfileLink(requireMember(context), params.squadId, answer === "sim");
  if (!answered.ok) throw notFound();
  // After a yes this page says what it does not bring: the name.
  return answer === "sim"
    ? redirectWith(`/equipes/vinculo/${params.squadId}`, {
        flash: { kind: "success", title: "Vínculo confirmado" },
      })
    : redirectWith("/equipes", {
        flash: {
          kind: "success",
          title: "Vínculo recusado",
          body: "Nenhuma equipe desta categoria pergunta de novo por 90 dias.",
        },
      });
}

const namePage = ({ athleteId, minor }: Link): string =>
  minor ? `/responsavel/atleta/${athleteId}/nome-em-campeonatos` : "/athlete/nome-em-campeonatos";

export const meta: Route.MetaFunction = () => secretAddressMeta("Vínculo com uma equipe");

export default function ProfileLink({ loaderData: { link, nameTo } }: Route.ComponentProps) {
  const { athlete, minor, team, championship, category, number, state, left } = link;
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[40rem] gap-5">
        <h1 className="text-4xl sm:text-5xl">Vínculo com uma equipe</h1>
        <Card>
          <p>
            A equipe <strong>{team}</strong> diz que {minor ? firstName(athlete) : "você"}{" "}
            {left ? "esteve" : "está"} no elenco de {championship}, {category}
            {number === null ? "" : `, com a camisa ${number}`}.
            {left && " Não está mais, e os jogos das súmulas seguem no perfil até você desfazer o vínculo."}
          </p>
          <p className="mt-3 text-muted">
            Com o seu sim, jogos, gols e cartões das súmulas entram nos números do perfil. O nome só aparece
            nas páginas do campeonato com outra autorização. Depois de um sim você pode desfazer quando
            quiser. Depois de um não, ninguém pergunta de novo nesta categoria por 90 dias.
          </p>
          {state === "confirmed" && (
            <p className="mt-3">
              <Badge tone={LINK_WORDS.confirmed.tone}>{LINK_WORDS.confirmed.label}</Badge>
            </p>
          )}
          <PostForm className="mt-5 flex flex-wrap gap-3">
            {state !== "confirmed" && (
              <SubmitButton intent="sim" variant="primary">
                Sim, confirmar
              </SubmitButton>
            )}
            <SubmitButton intent="nao">{state === "confirmed" ? "Desfazer o vínculo" : "Não"}</SubmitButton>
            <ButtonLink to="/equipes" variant="text">
              {state === "confirmed" ? "Voltar" : "Decidir depois"}
            </ButtonLink>
          </PostForm>
        </Card>
        {state === "confirmed" && nameTo && (
          <Notice tone="info" title="O nome não aparece por si só">
            <p>
              Nas páginas do campeonato continuam só o número da camisa e as iniciais. Para mostrar o nome é
              preciso outra autorização, à parte.
            </p>
            <div className="mt-3">
              <ButtonLink to={nameTo}>Ler e decidir sobre o nome</ButtonLink>
            </div>
          </Notice>
        )}
      </div>
    </Container>
  );
}
