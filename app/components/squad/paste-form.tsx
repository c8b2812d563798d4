import { SubmitButton } from "#app/components/button.tsx";
import { LineProblems } from "#app/components/line-problems.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { SquadAnswer } from "./squad-action.ts";
import { PASTED } from "./squad-words.ts";

/** For who has the squad in a spreadsheet already. Nothing is saved unless every line is right. */
export const PasteForm = ({ answer }: { answer?: SquadAnswer }) => (
  <PostForm className="grid gap-4">
    <input type="hidden" name="intent" value="colar" />
    {answer?.lines && <LineProblems lines={answer.lines} />}
    <TextareaField
      label="Um atleta por linha"
      hint={`Número; nome; nascimento. Se quiser, depois: goleiro e CPF. Colunas copiadas de uma planilha também servem.${answer ? " Não guardamos CPF: se a lista tinha, escreva de novo." : ""}`}
      placeholder={"10; Kauã Ribeiro; 14/03/2010\n1; Davi Lopes; 02/08/2010; goleiro"}
      rows={6}
      // Its name keeps it out of every draft, in the browser and on the server.
      name={PASTED}
      maxLength={8000}
      defaultValue={answer?.typed[PASTED]}
    />
    <div>
      <SubmitButton>Pôr todos no elenco</SubmitButton>
    </div>
  </PostForm>
);
