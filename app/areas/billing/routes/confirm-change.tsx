import { data, redirect } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privateMeta } from "#app/private-meta.ts";
import { isId } from "#domain/id.ts";
import * as billing from "#server/billing/billing.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import { ACCOUNT, isConfirmed, problemFlash, type Confirmed } from "../manage-answer.ts";
import { toSubscriptionView, type SubscriptionView } from "../subscription-view.ts";
import type { Route } from "./+types/confirm-change.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** The second of two clicks, as a page: it needs no script and says what will happen. */
export async function loader({ context, params: { id, act } }: Route.LoaderArgs) {
  if (!isConfirmed(act)) throw data("Página não encontrada", 404);
  const own = (await billing.subscriptionsOf(requireMember(context))).find((one) => one.id === id);
  if (!own?.may.manage) throw data("Assinatura não encontrada", 404);
  const possible =
    act === "cancelar" ? own.live && !own.cancelAtPeriodEnd : own.withdrawal?.selfService === true;
  // Done already, in another tab or by the button "back".
  if (!possible) throw redirect(ACCOUNT);
  return { act, subscription: toSubscriptionView(own) };
}

export async function action({ context, params: { id, act } }: Route.ActionArgs) {
  if (!isConfirmed(act) || !isId(id)) throw data("Página não encontrada", 404);
  const actor = requireMember(context);
  if (act === "cancelar") {
    const canceled = await billing.cancel(actor, id);
    return back(canceled.ok ? CANCELED : problemFlash(act, canceled.error));
  }
  const taken = await billing.withdraw(actor, id);
  return back(taken.ok ? takenBack(taken.value.refundCents) : problemFlash(act, taken.error));
}

const back = (flash: Flash) => redirectWith(ACCOUNT, { flash });

const CANCELED: Flash = {
  kind: "success",
  title: "Assinatura cancelada",
  body: "Ela não se renova mais. Veja nesta página até quando vale.",
};

const takenBack = (refundCents: number): Flash => ({
  kind: "success",
  title: "Desistência confirmada",
  body: `A assinatura terminou. ${refundCents > 0 ? "O que foi pago volta pelo mesmo cartão." : "Nada foi cobrado."}`,
});

const TITLES: Record<Confirmed, string> = {
  cancelar: "Cancelar assinatura",
  desistir: "Desistir e receber tudo de volta",
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  privateMeta(loaderData ? TITLES[loaderData.act] : "Assinatura");

export default function ConfirmChange({ loaderData: { act, subscription } }: Route.ComponentProps) {
  return (
    <div className="max-w-[36rem]">
      <Card title={TITLES[act]}>
        <p className="text-muted">
          {subscription.planName}
          {subscription.holder && `, ${subscription.holder.name}`}
        </p>
        <ul className="mt-4 grid list-disc gap-1.5 pl-5">
          {consequences(act, subscription).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        <PostForm className="mt-6 flex flex-wrap gap-3">
          <SubmitButton variant="danger">
            {act === "cancelar" ? "Confirmar cancelamento" : "Confirmar desistência"}
          </SubmitButton>
          <ButtonLink to={ACCOUNT}>Voltar sem mudar nada</ButtonLink>
        </PostForm>
      </Card>
    </div>
  );
}

function consequences(act: Confirmed, subscription: SubscriptionView): string[] {
  const { periodUntil, withdrawal, trialUntil, status } = subscription;
  if (act === "desistir")
    return [
      "A assinatura termina agora, e o que o plano abre fecha na hora.",
      withdrawal?.refund
        ? `Devolvemos ${withdrawal.refund}, tudo o que você pagou, pelo mesmo cartão.`
        : "Nada foi cobrado, e nada será.",
    ];
  if (status === "past_due" || status === "unpaid")
    return [
      `A assinatura não se renova: termina em ${periodUntil}.`,
      "A mensalidade em aberto ainda pode ser cobrada; nenhuma outra será.",
    ];
  return [
    `Tudo continua aberto até ${periodUntil}${trialUntil ? ", o fim do período grátis" : ""}.`,
    "Nada mais será cobrado.",
    "Até essa data você pode reativar quando quiser.",
    // CDC art. 49: whoever may still get a full refund must be told before they cancel.
    ...(withdrawal?.refund && withdrawal.selfService
      ? [`Você também pode desistir até ${withdrawal.until} e receber ${withdrawal.refund} de volta.`]
      : []),
  ];
}
