import { Button, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

export interface AskLinkAnswer extends Refused {
  /** Athletes who may be meant. */
  athletes?: { id: string; label: string }[];
}

/** The club asks a published athlete, by name or by the address of the profile. */
export function AskLinkForm({ answer }: { answer?: AskLinkAnswer }) {
  const form = useFocusOnError(answer);
  return (
    <Card compact title="Pedir vínculo">
      <p className="mb-3 text-compact text-muted">
        Só atletas com perfil no ar. Quem confirma é o atleta; de menores de 18 anos, o responsável.
      </p>
      <PostForm ref={form} className="grid gap-3">
        <InputField
          label="Nome do atleta ou endereço do perfil"
          {...fieldOf(answer)("athleteText", "")}
          required
          maxLength={200}
          placeholder="Kauã Ribeiro ou /a/kaua-ribeiro"
        />
        {answer?.athletes && answer.athletes.length > 0 && (
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">Quem é?</legend>
            {answer.athletes.map(({ id, label }) => (
              <Button
                key={id}
                type="submit"
                name="athleteChoice"
                value={id}
                size="small"
                className="min-h-11 justify-start text-left"
              >
                {label}
              </Button>
            ))}
          </fieldset>
        )}
        <SubmitButton intent="pedir-vinculo" variant="primary" className="justify-self-start">
          {answer?.athletes ? "Procurar de novo" : "Pedir vínculo"}
        </SubmitButton>
      </PostForm>
    </Card>
  );
}
