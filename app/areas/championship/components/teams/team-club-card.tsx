import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

type TeamClubCardProps = { club: string; mayEdit: boolean };

/** Whoever has the team's link may say that it is their club's. Who organises may say that it is not. */
export const TeamClubCard = ({ club, mayEdit }: TeamClubCardProps) => (
  <Card compact title={`Equipe do clube ${club}`}>
    <p className="text-muted">Os resultados das súmulas fechadas aparecem na página do clube.</p>
    {mayEdit && (
      <details className="mt-1">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-grass underline underline-offset-4">
          Desligar do clube
        </summary>
        <PostForm className="grid gap-3 pt-1">
          <p className="max-w-[70ch]">
            Os resultados desta equipe saem da página e dos pontos do clube, também os que já passaram.
            Tabela, súmulas e elenco não mudam. Um clube que tem o link da equipe pode ligá-la de novo: se ele
            não devia ter o link, troque-o também.
          </p>
          <div>
            <SubmitButton intent="desligar-clube" variant="danger" size="small" className="min-h-11">
              Desligar do clube
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    )}
  </Card>
);
