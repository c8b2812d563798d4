import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

/** For a club whose team somebody else entered: its results find the club by this. */
export const ClubCard = ({ club }: { club: string }) => (
  <Card compact title={`Esta equipe é do ${club}?`} className="max-w-[46rem]">
    <PostForm className="grid gap-3">
      <p className="text-muted">
        Se for, as súmulas fechadas entram nos resultados do clube, também as que já passaram.
      </p>
      <div>
        <SubmitButton intent="clube" size="small" className="min-h-11">
          É do meu clube
        </SubmitButton>
      </div>
    </PostForm>
  </Card>
);
