import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { AthleteFields } from "./athlete-fields.tsx";
import { PasteForm } from "./paste-form.tsx";
import type { SquadAnswer } from "./squad-action.ts";
import { StaffFields } from "./staff-fields.tsx";

/** New people of a squad: one athlete, a pasted list, or somebody of the staff. */
export function SquadForms({ answer }: { answer?: SquadAnswer }) {
  const one = answerTo("atleta", answer);
  const staff = answerTo("comissao", answer);
  const [athleteForm, staffForm] = [useFocusOnError(one), useFocusOnError(staff)];
  return (
    <>
      <Card compact title="Novo atleta">
        <PostForm ref={athleteForm} noValidate className="grid gap-4">
          <input type="hidden" name="intent" value="atleta" />
          <AthleteFields athlete={null} answer={one} />
          <div>
            <SubmitButton variant="primary">Pôr no elenco</SubmitButton>
          </div>
        </PostForm>
      </Card>
      <Card compact title="Colar o elenco inteiro">
        <PasteForm answer={answerTo("colar", answer)} />
      </Card>
      <Card compact title="Nova pessoa da comissão">
        <PostForm ref={staffForm} noValidate className="grid gap-4">
          <input type="hidden" name="intent" value="comissao" />
          <StaffFields staff={null} answer={staff} />
          <div>
            <SubmitButton>Pôr na comissão</SubmitButton>
          </div>
        </PostForm>
      </Card>
    </>
  );
}
