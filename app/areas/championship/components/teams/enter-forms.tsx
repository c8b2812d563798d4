import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { LineProblems } from "#app/components/line-problems.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MANAGER_NAME_MAX, SHORT_NAME, TEAM_NAME } from "#domain/championships/team-fields.ts";
import type { TeamsAnswer } from "../../teams-action.ts";

/** The two ways in which an organiser brings teams: by an invitation, or as they stand in a spreadsheet. */
export function EnterForms({ answer }: { answer?: TeamsAnswer }) {
  const invited = answerTo("convidar", answer);
  const added = answerTo("adicionar", answer);
  const field = fieldOf(invited);
  const form = useFocusOnError(invited);
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <Card compact title="Convidar equipe">
        <PostForm ref={form} noValidate className="grid gap-4">
          <input type="hidden" name="intent" value="convidar" />
          <p className="text-compact text-muted">
            Quem responde pela equipe recebe um link por e-mail, confirma e escreve o elenco. Não precisa de
            conta.
          </p>
          <div className="grid items-start gap-4 sm:grid-cols-[1fr_8rem]">
            <InputField label="Nome da equipe" required maxLength={TEAM_NAME.most} {...field("name")} />
            <InputField
              label="Sigla"
              optional
              maxLength={SHORT_NAME.most}
              placeholder="ECL"
              autoCapitalize="characters"
              {...field("shortName")}
            />
          </div>
          <InputField
            label="Quem responde pela equipe"
            required
            maxLength={MANAGER_NAME_MAX}
            autoComplete="off"
            {...field("managerName")}
          />
          <InputField
            label="E-mail"
            type="email"
            required
            maxLength={254}
            autoComplete="off"
            {...field("managerEmail")}
          />
          <div>
            <SubmitButton variant="primary">Enviar convite</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <Card compact title="Adicionar equipes">
        <PostForm className="grid gap-4">
          <input type="hidden" name="intent" value="adicionar" />
          <p className="text-compact text-muted">
            Já combinou com as equipes? Elas entram na hora. O link de cada uma sai na página dela.
          </p>
          {added?.lines && <LineProblems lines={added.lines} />}
          <TextareaField
            label="Uma equipe por linha"
            hint="A sigla é opcional, depois de um ponto e vírgula."
            placeholder={"Esporte Clube Laranjeiras; ECL\nUnião da Serra"}
            rows={6}
            name="list"
            maxLength={6000}
            defaultValue={added?.typed["list"]}
          />
          <div>
            <SubmitButton>Adicionar</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </div>
  );
}
