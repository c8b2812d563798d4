import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { REASON } from "#domain/championships/team-fields.ts";
import type { ListedTeam } from "#server/championships/teams/read-teams.server.ts";
import type { TeamsAnswer } from "../../teams-action.ts";

type TeamRequestsProps = { teams: readonly ListedTeam[]; answer?: TeamsAnswer };

/** Teams that asked and wait for the organiser's answer. */
export const TeamRequests = ({ teams, answer }: TeamRequestsProps) => (
  <Card
    compact
    title={teams.length === 1 ? "1 equipe espera resposta" : `${teams.length} equipes esperam resposta`}
  >
    <ul className="grid">
      {teams.map((team) => (
        <li key={team.id} className="grid gap-2 border-t border-line py-3 first:border-t-0">
          <div className="flex flex-wrap items-center justify-between gap-3">
            <span className="min-w-0">
              <span className="block font-bold wrap-anywhere">{team.name}</span>
              <span className="block text-compact wrap-anywhere text-muted">
                {[team.managerName, team.managerEmail, team.club ? "clube da plataforma" : null]
                  .filter(Boolean)
                  .join(" · ")}
              </span>
            </span>
            <PostForm>
              <input type="hidden" name="team" value={team.id} />
              <SubmitButton intent="aceitar" variant="primary" size="small" className="min-h-11">
                Aceitar
              </SubmitButton>
            </PostForm>
          </div>
          <Refusal team={team.id} answer={answer?.team === team.id ? answer : undefined} />
        </li>
      ))}
    </ul>
  </Card>
);

const Refusal = ({ team, answer }: { team: string; answer?: TeamsAnswer }) => (
  <details open={answer !== undefined}>
    <summary className="flex min-h-11 w-fit cursor-pointer items-center text-compact font-bold underline underline-offset-4">
      Recusar
    </summary>
    <PostForm noValidate className="mt-1 grid items-end gap-3 sm:grid-cols-[1fr_auto]">
      <input type="hidden" name="intent" value="recusar" />
      <input type="hidden" name="team" value={team} />
      <InputField
        id={`reason-${team}`}
        label="Motivo"
        hint="A equipe o recebe por e-mail."
        required
        maxLength={REASON.most}
        {...fieldOf(answer)("reason")}
      />
      <SubmitButton>Recusar equipe</SubmitButton>
    </PostForm>
  </details>
);
