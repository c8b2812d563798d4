import { redirect } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { PasswordField } from "#app/components/password-field.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { isId } from "#domain/id.ts";
import { PASSWORD_MAX } from "#domain/identity/password-length.ts";
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
  const form = await readForm(request);
  const proof = { password: textOf(form, "password"), code: textOf(form, "code") };
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
    case "wrong_password":
      return refuse({ fields: { password: "A senha está incorreta." } });
    case "wrong_code":
      return refuse({ fields: { code: "O código não confere ou já foi usado." } });
    case "too_many":
      return refuseTooMany(asked.error, (body) => ({
        flash: { kind: "error", title: "Pedido não aceito", body },
      }));
    case "session_not_fresh":
      return refuse({
        flash: {
          kind: "error",
          title: "Entre de novo",
          body: "Por segurança, saia, entre de novo na sua conta e volte a esta página em até 15 minutos.",
        },
      });
    case "already_requested":
      return redirect(`/responsavel/atleta/${params.id}`);
    case "not_found":
      throw notFound();
  }
}

const textOf = (form: FormData, name: string): string => {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, PASSWORD_MAX + 1) : "";
};

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
            {needed.password && (
              <PasswordField
                label="Sua senha"
                name="password"
                autoComplete="current-password"
                required
                maxLength={PASSWORD_MAX}
                error={actionData?.fields["password"]}
              />
            )}
            {needed.code && (
              <InputField
                label="Código do aplicativo"
                hint="Os seis números do seu aplicativo, ou um código de recuperação."
                name="code"
                keep={false}
                autoComplete="one-time-code"
                required
                maxLength={24}
                error={actionData?.fields["code"]}
              />
            )}
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
