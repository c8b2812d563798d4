import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import type { Ward } from "#server/athletes/guardianship.server.ts";
import { PreviewLink } from "./publish-panel.tsx";
import { firstName } from "#domain/person-name.ts";

type DecisionFormProps = { athlete: Ward; text: readonly string[]; error?: string };

function introduction({ decision, consented }: Ward, who: string): string {
  if (decision === "revoked")
    return `Você não autorizou a publicação, e ninguém vê o perfil de ${who}. Se mudou de ideia, é só autorizar.`;
  return consented
    ? `A outra pessoa responsável já autorizou a publicação do perfil de ${who}. Leia o texto e decida também: se você não autorizar, ninguém vê o perfil.`
    : `${who} quer publicar um perfil de atleta. Veja como ele está e leia com calma o que você autoriza.`;
}

/** The text, a tick, and two answers of the same weight: saying no must be as easy as saying yes. */
export function DecisionForm({ athlete, text, error }: DecisionFormProps) {
  const form = useFocusOnError(error);
  const who = firstName(athlete.name);
  const changingMind = athlete.decision === "revoked";
  return (
    <Card title={changingMind ? "Mudou de ideia?" : "Sua decisão"}>
      <div className="mb-5 grid justify-items-start gap-4">
        <p>{introduction(athlete, who)}</p>
        <PreviewLink subdomain={athlete.subdomain} />
      </div>
      <PostForm ref={form} className="grid gap-5">
        <ul className="grid gap-3 rounded-control border-2 border-line bg-paper p-4 sm:p-5">
          {text.map((paragraph) => (
            <li key={paragraph} className="border-line not-first:border-t not-first:pt-3">
              {paragraph}
            </li>
          ))}
        </ul>
        <Checkbox
          name="agreed"
          required
          error={error}
          label={`Li o texto acima e concordo, como responsável por ${who}.`}
        />
        <div className="grid gap-3 sm:flex">
          <SubmitButton intent="autorizar" variant="primary" size="large">
            Autorizar publicação
          </SubmitButton>
          {!changingMind && (
            <SubmitButton intent="nao-autorizar" size="large" formNoValidate>
              Não autorizar
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Card>
  );
}
