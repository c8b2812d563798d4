import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { IdentityFields } from "#app/components/identity-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

/** Whoever joined before cards existed states here who they are. */
export function CardProof({ name, answer }: { name: string; answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <Card title="Falta confirmar quem você é" className="max-w-[44rem]">
      <p className="mb-5 max-w-[60ch]">
        Só adultos identificados têm cartão. O nome que você escrever aqui aparece nele e não muda depois.
      </p>
      <PostForm ref={form} className="grid gap-5">
        <IdentityFields name={name} answer={answer} />
        <div>
          <SubmitButton variant="primary" size="large">
            Criar meu cartão
          </SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
