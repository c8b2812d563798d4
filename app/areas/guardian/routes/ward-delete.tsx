import { redirect } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { ProofFields } from "#app/components/proof-fields.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { proofIn, refuseProof } from "#app/forms/proof.ts";
import { readForm } from "#app/forms/read-form.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { isId } from "#domain/id.ts";
import { firstName } from "#domain/person-name.ts";
import { GRACE_DAYS } from "#domain/rights/periods.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { proofNeeded } from "#server/identity/account.server.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import * as rights from "#server/rights/rights.server.ts";
import { notFound } from "../ward-action.ts";
import type { Route } from "./+types/ward-delete.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const found = await guardianship.ward(actor, params.id);
  if (!found.ok) throw notFound();
  const { id, name, other } = found.value;
  if (await rights.wardLeavesAt(actor, id)) throw redirect(`/responsavel/atleta/${id}`);
  return {
    id,
    who: firstName(name),
    other: other && firstName(other.name),
    needed: await proofNeeded(requireSession(context)),
  };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const proof = proofIn(await readForm(request));
  const asked = await rights.requestWardDeletion(
    browserOf(context),
    requireSession(context),
    params.id,
    proof,
  );
  if (asked.ok)
    return redirectWith("/responsavel/atletas", {
      flash: {
        kind: "success",
        title: "Pedido de exclusão registrado",
        body: `O perfil saiu do ar. Em ${GRACE_DAYS} dias tudo é apagado; até lá você pode cancelar.`,
      },
    });
  switch (asked.error.code) {
    case "already_requested":
      return redirect(`/responsavel/atleta/${params.id}`);
    case "not_found":
      throw notFound();
    default:
      return refuseProof(asked.error);
  }
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Apagar o perfil");

export default function DeletePage({
  loaderData: { id, who, other, needed },
  actionData,
}: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[40rem] gap-6">
        <h1 className="text-4xl sm:text-5xl">Apagar o perfil de {who}</h1>
        <Card>
          <Notice tone="warning" title="O que acontece">
            <ul className="list-disc pl-5">
              <li>O perfil sai do ar agora, com fotos e vídeos.</li>
              <li>
                Em {GRACE_DAYS} dias a conta de {who}, o perfil e os arquivos são apagados e não podem ser
                recuperados. Até lá, um responsável pode cancelar.
              </li>
              <li>
                {other ? `${other} e ${who} são avisados` : `${who} é avisado`} por e-mail. Planos pagos para
                este atleta não são renovados.
              </li>
            </ul>
          </Notice>
          <PostForm ref={form} className="mt-5 grid gap-5">
            <ProofFields needed={needed} answer={actionData} />
            <div className="grid gap-3 sm:flex">
              <SubmitButton variant="danger">Apagar o perfil</SubmitButton>
              <ButtonLink to={`/responsavel/atleta/${id}`}>Voltar sem apagar</ButtonLink>
            </div>
          </PostForm>
        </Card>
      </div>
    </Container>
  );
}
