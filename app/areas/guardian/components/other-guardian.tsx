import { Mail } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { GuardianContactFields } from "#app/components/guardian-contact-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { firstName } from "#domain/person-name.ts";
import type { Ward } from "#server/athletes/guardianship.server.ts";

/** Who else answers for the athlete, or how to ask somebody. */
export function OtherGuardian({ athlete, answer }: { athlete: Ward; answer?: Refused }) {
  const { other, invited, name } = athlete;
  if (other)
    return (
      <Card title="Outro responsável">
        <p>
          <strong>{other.name}</strong> também responde por {firstName(name)}.
        </p>
        <p className="mt-2 max-w-[60ch] text-muted">
          Vocês dois recebem os mesmos avisos. Basta um para aceitar um contato, e cada um pode recusar ou
          tirar o perfil do ar. Um não pode remover o outro; para isso, fale com a nossa equipe.
        </p>
      </Card>
    );
  return (
    <Card title="Outro responsável">
      {invited ? (
        <Invited invited={invited} />
      ) : (
        <>
          <p className="mb-3 text-muted">Pode ver e revogar, como você. Recebe os mesmos avisos.</p>
          <details open={answer !== undefined}>
            <summary className="flex min-h-12 cursor-pointer items-center justify-center gap-2 rounded-control border-2 border-edge font-bold">
              <Mail className="size-5" aria-hidden="true" />
              Convidar por e-mail
            </summary>
            <InviteForm answer={answer} />
          </details>
        </>
      )}
    </Card>
  );
}

function Invited({ invited }: { invited: NonNullable<Ward["invited"]> }) {
  return (
    <>
      <p className="wrap-anywhere">
        <strong>{invited.name}</strong>, {invited.email}.{" "}
        {invited.expired ? "O convite venceu sem resposta." : "Recebeu o convite e ainda não respondeu."}
      </p>
      <PostForm className="mt-4 grid gap-3 sm:flex sm:flex-wrap">
        <SubmitButton intent="reenviar-convite">Enviar o convite de novo</SubmitButton>
        <SubmitButton intent="cancelar-convite" variant="text">
          Cancelar o convite
        </SubmitButton>
      </PostForm>
    </>
  );
}

function InviteForm({ answer }: { answer?: Refused }) {
  const form = useFocusOnError(answer);
  return (
    <PostForm ref={form} className="grid gap-5 pt-5">
      <input type="hidden" name="intent" value="convidar" />
      <GuardianContactFields
        answer={answer}
        emailHint="De um adulto que responde pelo atleta. Não pode ser o seu nem o do atleta."
      />
      <div>
        <SubmitButton>Enviar convite</SubmitButton>
      </div>
    </PostForm>
  );
}
