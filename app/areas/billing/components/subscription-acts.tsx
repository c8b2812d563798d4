import type { ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import type { SubscriptionView } from "../subscription-view.ts";
import { confirmPath } from "../manage-answer.ts";

export function SubscriptionActs({ subscription }: { subscription: SubscriptionView }) {
  const { id, planName, may, cancelAtPeriodEnd } = subscription;
  const which = <span className="sr-only"> do plano {planName}</span>;
  return (
    <div className="flex flex-wrap gap-3">
      {may.openPortal && (
        <Act id={id} intent="portal">
          Gerenciar pagamento{which}
        </Act>
      )}
      {cancelAtPeriodEnd && may.openPortal && (
        <Act id={id} intent="reativar">
          Reativar assinatura{which}
        </Act>
      )}
      {!cancelAtPeriodEnd && (
        <ButtonLink to={confirmPath(id, "cancelar")} size="small">
          Cancelar assinatura{which}
        </ButtonLink>
      )}
    </div>
  );
}

type ActProps = { id: string; intent: "portal" | "reativar"; children: ReactNode };

function Act({ id, intent, children }: ActProps) {
  return (
    <PostForm>
      <input type="hidden" name="id" value={id} />
      <SubmitButton intent={intent} size="small">
        {children}
      </SubmitButton>
    </PostForm>
  );
}
