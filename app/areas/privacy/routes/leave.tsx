import { redirect } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { ProofFields } from "#app/components/proof-fields.tsx";
import { proofIn, refuseProof } from "#app/forms/proof.ts";
import { readForm } from "#app/forms/read-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { privateMeta } from "#app/private-meta.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import { proofNeeded } from "#server/identity/account.server.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import * as rights from "#server/rights/rights.server.ts";
import type { Route } from "./+types/leave.ts";

const BACK = "/conta/privacidade";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export async function loader({ context }: Route.LoaderArgs) {
  const session = requireSession(context);
  if (session.deletionDueAt) throw redirect(BACK);
  return { needed: await proofNeeded(session) };
}

export async function action({ request, context }: Route.ActionArgs) {
  const proof = proofIn(await readForm(request));
  const asked = await rights.requestDeletion(browserOf(context), requireSession(context), proof);
  if (asked.ok) {
    const body = `Perfis de atleta saíram do ar. A conta será apagada em ${GRACE_DAYS} dias; até lá você pode desistir.`;
    return redirectWith(BACK, { flash: { kind: "success", title: "Pedido de exclusão registrado", body } });
  }
  return asked.error.code === "already_requested" ? redirect(BACK) : refuseProof(asked.error);
}

export const meta: Route.MetaFunction = () => privateMeta("Excluir a conta");

export default function Leave({ loaderData: { needed }, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  return (
    <div className="max-w-[36rem]">
      <Card title="Excluir a conta">
        <Notice tone="warning" title="O que acontece">
          <ul className="list-disc pl-5">
            <li>Seu perfil de atleta, e os dos atletas por quem você responde, saem do ar agora.</li>
            <li>Por {GRACE_DAYS} dias você pode entrar e cancelar o pedido.</li>
            <li>Depois, conta, dados, fotos e vídeos são apagados e não podem ser recuperados.</li>
          </ul>
        </Notice>
        <p className="mt-5 text-compact text-muted">
          Quer guardar o que é seu? Peça antes uma cópia dos seus dados na página de privacidade.
        </p>
        <PostForm ref={form} className="mt-5 grid gap-5">
          <ProofFields needed={needed} answer={actionData} />
          <div className="flex flex-wrap gap-3">
            <SubmitButton variant="danger">Excluir minha conta</SubmitButton>
            <ButtonLink to={BACK}>Voltar sem excluir</ButtonLink>
          </div>
        </PostForm>
      </Card>
    </div>
  );
}
