import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { parseForm } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { DATA_RIGHTS } from "#domain/inquiries/data-requests.ts";
import { dataRequestSchema } from "#domain/inquiries/schemas.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { registerDataRequest } from "#server/inquiries/staff.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { PageTitle } from "../components/page-title.tsx";
import { INQUIRY_LIST } from "#domain/inquiries/staff-list.ts";
import type { Route } from "./+types/register-request.ts";

export const loader = () => ({ today: today().toString() });

export async function action({ request, context }: Route.ActionArgs) {
  const form = await parseForm(request, dataRequestSchema(today()));
  if (!form.ok) return refuse(form.error);
  const registered = await registerDataRequest(actorOf(context), form.value);
  if (!registered.ok) throw new Response("Pedido inválido.", { status: 403 });
  return redirectWith(`${INQUIRY_LIST.path}/${registered.value.id}`, {
    flash: {
      kind: "success",
      title: "Pedido registrado",
      body: "A resposta vence 15 dias depois da chegada.",
    },
  });
}

export const meta: Route.MetaFunction = () => adminMeta("Registrar pedido");

const RIGHTS = Object.entries(DATA_RIGHTS).map(([value, label]) => ({ value, label }));

export default function RegisterRequest({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  const round = useFormRound(actionData);
  const field = fieldOf(actionData);
  return (
    <>
      <Breadcrumb
        className="mb-3"
        steps={[{ label: "Mensagens", to: INQUIRY_LIST.path }, { label: "Registrar pedido" }]}
      />
      <PageTitle>Registrar pedido</PageTitle>
      <PostForm key={round} ref={form} className="grid max-w-xl gap-4">
        <p className="text-muted">
          Para um pedido sobre dados pessoais que chegou por carta, telefone ou outro e-mail. A LGPD dá 15
          dias, contados da chegada.
        </p>
        <InputField {...field("name")} label="Quem pede" maxLength={160} />
        <InputField {...field("email")} label="E-mail para a resposta" type="email" optional />
        <SelectField {...field("right")} label="O que pede" options={RIGHTS} />
        <InputField
          {...field("arrivedOn")}
          defaultValue={actionData?.typed["arrivedOn"] ?? loaderData.today}
          label="Chegou em"
          type="date"
          max={loaderData.today}
        />
        <TextareaField {...field("message")} label="O que escreveu" rows={5} maxLength={3000} optional />
        <div>
          <SubmitButton variant="primary">Registrar pedido</SubmitButton>
        </div>
      </PostForm>
    </>
  );
}
