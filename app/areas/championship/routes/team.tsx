import { Badge } from "#app/components/badge.tsx";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PersonForms } from "#app/components/squad/person-forms.tsx";
import type { SquadAnswer } from "#app/components/squad/squad-action.ts";
import { SquadForms } from "#app/components/squad/squad-forms.tsx";
import { SquadLists } from "#app/components/squad/squad-lists.tsx";
import { squadPageView } from "#app/components/squad/squad-view.ts";
import { TEAM_WORDS } from "#app/components/squad/squad-words.ts";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { leftSquad } from "#server/championships/teams/left-squad.server.ts";
import { squadOf } from "#server/championships/teams/read-squad.server.ts";
import { ownTeam } from "#server/championships/teams/read-teams.server.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import { publicUrl } from "#server/platform/config/site.server.ts";
import { teamPage, teamsPage, withdrawalPage } from "../addresses.ts";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { DocumentForm } from "../components/teams/document-form.tsx";
import { LeftSquadCard } from "../components/teams/left-squad-card.tsx";
import { TeamClubCard } from "../components/teams/team-club-card.tsx";
import { TeamDataForm } from "../components/teams/team-data-form.tsx";
import { TeamLinkCard } from "../components/teams/team-link-card.tsx";
import { championshipNotFound, loadChampionship } from "../desk.ts";
import { answerTeamForm } from "../team-action.ts";
import type { Route } from "./+types/team.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

async function load(args: { params: { id: string; teamId: string }; context: Route.LoaderArgs["context"] }) {
  const { organising, championship } = await loadChampionship(args);
  const { teamId } = args.params;
  const [team, squad] = await Promise.all([
    ownTeam(organising, teamId),
    squadOf({ by: "organiser", organising, teamId }),
  ]);
  if (!team.ok || !squad.ok || team.value.championshipId !== championship.id) throw championshipNotFound();
  return { organising, championship, team: team.value, squad: squad.value };
}

export async function loader(args: Route.LoaderArgs) {
  const { organising, championship, team, squad } = await load(args);
  const { id, name, status, mayEdit } = championship;
  const view = squadPageView(squad);
  const left = await leftSquad(organising, team.id);
  const asked = args.url.searchParams.get("pessoa");
  const { path, ...shown } = team;
  return {
    championship: { id, name, status },
    mayEdit,
    team: shown,
    url: path && publicUrl(path),
    squad: view,
    left,
    person: [...view.athletes, ...view.staff].find((one) => one.id === asked)?.id ?? null,
    checker: requireSession(args.context).name,
  };
}

export async function action(args: Route.ActionArgs) {
  const { organising, team, squad } = await load(args);
  const form = await readForm(args.request);
  const squadId = args.url.searchParams.get("pessoa") ?? "";
  return answerTeamForm({ organising, team, squad, squadId, form });
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Equipe");

export default function Team({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, mayEdit, team, url, squad, left, person, checker } = loaderData;
  const answer: SquadAnswer | undefined = actionData;
  const back = teamPage(championship.id, team.id);
  const athlete = squad.athletes.find(({ id }) => id === person);
  const word = TEAM_WORDS[team.state];
  return (
    <ChampionshipPage
      championship={championship}
      current="teams"
      title={team.name}
      lead={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Badge tone={word.tone}>{word.label}</Badge>
          <StandaloneLink to={teamsPage(championship.id, team.categoryId)}>{squad.category}</StandaloneLink>
          {squad.born && <span>{squad.born}</span>}
        </span>
      }
    >
      {person && mayEdit ? (
        <>
          {athlete && (
            <DocumentForm
              key={`document-${person}`}
              athlete={athlete}
              checker={checker}
              answer={answerTo("documento", answer)}
            />
          )}
          <PersonForms
            key={person}
            squad={squad}
            id={person}
            back={back}
            answer={answer}
            quiet={athlete !== undefined}
          />
        </>
      ) : (
        <>
          {team.stateReason && (
            <Notice tone="info" title={word.label}>
              {team.stateReason}
            </Notice>
          )}
          <Standing team={team} mayEdit={mayEdit} />
          {mayEdit && (team.state === "accepted" || team.state === "invited") && (
            <TeamLinkCard url={url} team={team.name} />
          )}
          {team.club && <TeamClubCard club={team.club} mayEdit={mayEdit} />}
          <SquadLists squad={squad} to={mayEdit ? (id) => teamPage(championship.id, team.id, id) : null} />
          <LeftSquadCard people={left} />
          {mayEdit && team.state !== "refused" && (
            <SquadForms key={squad.athletes.length + squad.staff.length} answer={answer} />
          )}
          {mayEdit && <TeamDataForm team={team} answer={answerTo("equipe", answer)} />}
          {mayEdit &&
            (team.drawn ? (
              <Leaving to={withdrawalPage(championship.id, team.id)} left={team.state === "withdrawn"} />
            ) : (
              <RemoveTeam />
            ))}
        </>
      )}
    </ChampionshipPage>
  );
}

type StandingProps = { team: Route.ComponentProps["loaderData"]["team"]; mayEdit: boolean };

/** A team that was invited or asked waits for a yes, which the organiser can give too. */
const Standing = ({ team, mayEdit }: StandingProps) =>
  mayEdit && (team.state === "invited" || team.state === "asked") ? (
    <Card compact>
      <PostForm className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">
          {team.state === "invited"
            ? "A equipe ainda não confirmou pelo link. Já disse sim por outro caminho?"
            : "A equipe pediu inscrição e espera a sua resposta."}
        </p>
        <SubmitButton intent="aceitar" size="small" className="min-h-11">
          Aceitar equipe
        </SubmitButton>
      </PostForm>
    </Card>
  ) : null;

/** After the draw a team is not taken off the list: it leaves, and its matches are counted by the rules. */
const Leaving = ({ to, left }: { to: string; left: boolean }) => (
  <Card compact title="Desistência">
    <div className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">
        {left
          ? "A equipe deixou o campeonato."
          : "A equipe não joga mais? Você escolhe o que acontece com as partidas dela."}
      </p>
      <ButtonLink to={to} size="small" className="min-h-11">
        {left ? "Ver a desistência" : "Registrar desistência"}
      </ButtonLink>
    </div>
  </Card>
);

const RemoveTeam = () => (
  <Card compact title="Retirar a equipe">
    <PostForm className="flex flex-wrap items-center justify-between gap-3">
      <p className="text-muted">Sai da lista com o elenco, antes do sorteio. O link deixa de abrir.</p>
      <SubmitButton intent="retirar-equipe" variant="danger" size="small" className="min-h-11">
        Retirar equipe
      </SubmitButton>
    </PostForm>
  </Card>
);
