import { Card } from "#app/components/card.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { LeftPerson } from "#server/championships/teams/left-squad.server.ts";

/** Who left the squad and still stands on sheets: a family asks after it too. */
export const LeftSquadCard = ({ people }: { people: readonly LeftPerson[] }) =>
  people.length > 0 && (
    <Card compact title="Saíram do elenco">
      <p className="mb-2 text-compact text-muted">
        Ainda estão em súmulas desta equipe. A família pediu? Nome, nascimento e CPF são apagados de vez, e
        nas súmulas fica o número.
      </p>
      <ul className="grid">
        {people.map(({ id, number, name }) => (
          <li key={id} className="border-t border-line py-2 first:border-t-0">
            <PostForm className="flex flex-wrap items-center justify-between gap-3">
              <input type="hidden" name="squadId" value={id} />
              <span className="min-w-0 wrap-anywhere">
                {number !== null && <b className="font-display text-xl tabular-nums">{number} </b>}
                {name}
              </span>
              <SubmitButton
                intent="apagar-quem-saiu"
                variant="danger"
                size="small"
                className="min-h-11"
                aria-label={`Apagar os dados de ${name}`}
              >
                Apagar os dados
              </SubmitButton>
            </PostForm>
          </li>
        ))}
      </ul>
    </Card>
  );
