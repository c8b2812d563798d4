import { data } from "react-router";
import { Badge } from "#app/components/badge.tsx";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { ownMatch } from "#server/clubs/matches.server.ts";
import { requireProfile } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { MATCHES_PAGE } from "../addresses.ts";
import { ClubPage } from "../components/club-page.tsx";
import { MatchForm } from "../components/match-form.tsx";
import { answerMatchPage } from "../match-action.ts";
import { standingOf } from "../match-text.ts";
import type { Route } from "./+types/match.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  const match = clubId ? await ownMatch(actor, clubId, params.id) : null;
  // A match sheet has no form.
  if (!match?.ok || match.value.source === "match_sheet") throw data("Resultado não encontrado", 404);
  return { match: match.value, today: String(today()), deleting: url.searchParams.has("excluir") };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const actor = requireProfile(context, "club");
  const clubId = actor.profile.profileId;
  if (!clubId) throw data("Clube não encontrado", 404);
  return answerMatchPage({ actor, clubId, id: params.id, form: await readForm(request) });
}

const titleOf = ({ opponent }: { opponent: string }) => `Jogo com ${opponent}`;

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? titleOf(loaderData.match) : "Resultado");

export default function MatchPage({ loaderData, actionData }: Route.ComponentProps) {
  const { match, today: day, deleting } = loaderData;
  const { label, tone } = standingOf(match);
  const asking = answerTo("conferir", actionData);
  return (
    <ClubPage title={titleOf(match)} lead={<Badge tone={tone}>{label}</Badge>}>
      <Breadcrumb steps={[{ label: "Jogos", to: MATCHES_PAGE }, { label: titleOf(match) }]} />
      {deleting && match.state !== "confirmed" ? (
        <DeleteMatch id={match.id} />
      ) : (
        <>
          {match.state === "confirmed" && (
            <Notice tone="warning" title="Este resultado conta no ranking">
              Se você mudar o placar, o dia ou o adversário, ele deixa de contar até ser confirmado de novo.
            </Notice>
          )}
          <Card className="max-w-[44rem]">
            <MatchForm match={match} today={day} answer={asking ? undefined : actionData} />
          </Card>
          {["declared", "asked", "refused"].includes(match.state) && (
            <AskStaff evidence={match.evidence} answer={asking} />
          )}
          {match.state !== "confirmed" && (
            <div>
              <ButtonLink to="?excluir=1" variant="text" size="small" className="min-h-11">
                Apagar este resultado
              </ButtonLink>
            </div>
          )}
        </>
      )}
    </ClubPage>
  );
}

/** For opponents that are not here, or do not answer. */
function AskStaff({ evidence, answer }: { evidence: string | null; answer?: Refused }) {
  return (
    <Card title="Pedir a conferência da equipe" className="max-w-[44rem]">
      <p className="mb-4 max-w-[60ch] text-muted">
        O adversário não está na plataforma ou não respondeu? Uma pessoa da equipe confere o placar e o jogo
        passa a contar.
      </p>
      <PostForm className="grid gap-4">
        <TextareaField
          label="Onde conferir"
          hint="O link da súmula ou da notícia, a liga e a rodada."
          rows={3}
          maxLength={500}
          required
          {...fieldOf(answer)("evidence", evidence ?? "")}
        />
        <div>
          <SubmitButton intent="conferir">Enviar à equipe</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}

const DeleteMatch = ({ id }: { id: string }) => (
  <Card title="Apagar este resultado?" className="max-w-[44rem]">
    <p>Ele some da página do clube e deixa de esperar por uma resposta.</p>
    <PostForm className="mt-5 flex flex-wrap items-center gap-3">
      <SubmitButton intent="excluir" variant="danger">
        Apagar
      </SubmitButton>
      <ButtonLink to={`${MATCHES_PAGE}/${id}`} variant="text">
        Manter
      </ButtonLink>
    </PostForm>
  </Card>
);
