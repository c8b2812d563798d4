import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

/** The first thing an invited team does: it says that it plays. */
export const InvitationCard = ({ championship }: { championship: string }) => (
  <Card title="A equipe foi convidada" className="max-w-[46rem]">
    <PostForm className="grid gap-4">
      <p>
        Confirme para garantir a vaga em {championship}. Depois você escreve o elenco aqui mesmo, sem criar
        conta. Se a equipe não vai jogar, avise quem organiza.
      </p>
      <div>
        <SubmitButton intent="confirmar" variant="primary">
          Confirmar participação
        </SubmitButton>
      </div>
    </PostForm>
  </Card>
);
