import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { LinkForm } from "./link-form.tsx";
import { AthleteFields } from "./athlete-fields.tsx";
import type { SquadAnswer } from "./squad-action.ts";
import type { SquadPageView } from "./squad-view.ts";
import { StaffFields } from "./staff-fields.tsx";

type PersonFormsProps = {
  squad: SquadPageView;
  id: string;
  back: string;
  answer?: SquadAnswer;
  /** Something above it is the page's main step. */
  quiet?: boolean;
};

/** One person of a squad: what is known of them can be changed, and they can be taken out or erased. */
export function PersonForms({ squad, id, back, answer, quiet }: PersonFormsProps) {
  const athlete = squad.athletes.find((one) => one.id === id);
  const staff = squad.staff.find((one) => one.id === id);
  const intent = athlete ? "mudar-atleta" : "mudar-comissao";
  const own = answerTo(intent, answer);
  const form = useFocusOnError(own);
  return (
    <>
      <Card compact title={athlete ? `${athlete.number} · ${athlete.name}` : staff?.name}>
        <PostForm ref={form} noValidate className="grid gap-4">
          <input type="hidden" name="intent" value={intent} />
          {athlete ? (
            <AthleteFields athlete={athlete} answer={own} />
          ) : (
            <StaffFields staff={staff ?? null} answer={own} />
          )}
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant={quiet ? "outline" : "primary"}>Salvar</SubmitButton>
            <ButtonLink to={back} variant="text">
              Voltar ao elenco
            </ButtonLink>
          </div>
        </PostForm>
      </Card>
      {athlete && !athlete.numberOnly && (
        <LinkForm link={athlete.link} answer={answerTo("vinculo", answer)} />
      )}
      <Card compact title="Retirar do elenco">
        <div className="grid gap-4 sm:grid-cols-2">
          <PostForm className="grid content-between gap-3">
            <p className="text-compact text-muted">
              Sai da lista e o número fica livre. As súmulas em que está guardam o nome.
            </p>
            <div>
              <SubmitButton intent="retirar" size="small" className="min-h-11">
                Retirar
              </SubmitButton>
            </div>
          </PostForm>
          <PostForm className="grid content-between gap-3">
            <p className="text-compact text-muted">
              A família pediu? Nome, nascimento e CPF são apagados de vez. Não tem volta.
              {squad.byTeam && " Quem já está em uma súmula é apagado por quem organiza: peça lá."}
            </p>
            <div>
              <SubmitButton intent="apagar" variant="danger" size="small" className="min-h-11">
                Retirar e apagar os dados
              </SubmitButton>
            </div>
          </PostForm>
        </div>
      </Card>
    </>
  );
}
