import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

type NameConsentPageProps = {
  text: readonly string[];
  /** First name of the athlete for whom a guardian decides; null: the reader decides for themselves. */
  who: string | null;
  refusedByOther: boolean;
  profilePublic: boolean;
  error?: string;
  back: string;
};

/** The whole text, a tick and two answers. Nothing is ticked beforehand. */
export function NameConsentPage({
  text,
  who,
  refusedByOther,
  profilePublic,
  error,
  back,
}: NameConsentPageProps) {
  const form = useFocusOnError(error);
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-4xl sm:text-5xl">Aparecer com nome em campeonatos</h1>
        <p>
          {who
            ? `Hoje, nas páginas dos campeonatos, ${who} é só um número de camisa e iniciais. Leia com calma o que muda com o seu sim.`
            : "Hoje, nas páginas dos campeonatos, você é só um número de camisa e iniciais. Leia com calma o que muda com o seu sim."}
        </p>
        {!profilePublic && (
          <Notice tone="info" title="O perfil não está público">
            O nome só aparece enquanto o perfil estiver público. Até lá, nada muda.
          </Notice>
        )}
        {refusedByOther ? (
          <Notice tone="warning" title="Outra pessoa responsável disse não">
            <p>Só ela pode voltar atrás. Enquanto isso, o nome não aparece, e o seu sim não muda isso.</p>
            <div className="mt-3">
              <ButtonLink to={back}>Voltar</ButtonLink>
            </div>
          </Notice>
        ) : (
          <Card>
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
                label={
                  who
                    ? `Li o texto acima e concordo, como responsável por ${who}.`
                    : "Li o texto acima e concordo."
                }
              />
              <div className="grid gap-3 sm:flex">
                <SubmitButton intent="autorizar-nome" variant="primary" size="large">
                  Autorizar
                </SubmitButton>
                <ButtonLink to={back} size="large">
                  Agora não
                </ButtonLink>
              </div>
            </PostForm>
          </Card>
        )}
      </div>
    </Container>
  );
}
