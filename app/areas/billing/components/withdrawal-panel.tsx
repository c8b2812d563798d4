import { ButtonLink } from "#app/components/button.tsx";
import { confirmPath, REFUNDED_LATELY } from "../manage-answer.ts";
import type { SubscriptionView } from "../subscription-view.ts";

/** CDC art. 49: withdrawing is as easy to find as subscribing was. */
export function WithdrawalPanel({ subscription: { id, withdrawal } }: { subscription: SubscriptionView }) {
  if (!withdrawal) return null;
  return (
    <div className="grid justify-items-start gap-3 border-t border-line pt-5">
      <div>
        <h3 className="text-2xl">Direito de arrependimento</h3>
        <p className="text-compact text-muted">
          Até {withdrawal.until} você pode desistir sem dizer por quê. A assinatura termina na hora e{" "}
          {withdrawal.refund ? `devolvemos ${withdrawal.refund}, tudo o que você pagou.` : "nada é cobrado."}
        </p>
      </div>
      {withdrawal.selfService ? (
        <ButtonLink to={confirmPath(id, "desistir")} size="small">
          Desistir e receber tudo de volta
        </ButtonLink>
      ) : (
        <>
          <p className="text-compact">{REFUNDED_LATELY.body}</p>
          <ButtonLink to="/contato" size="small">
            Pedir a devolução à equipe
          </ButtonLink>
        </>
      )}
    </div>
  );
}
