import { data } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { useSending } from "#app/network/waiting.ts";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { tooManyAnswer, type TooMany } from "#app/forms/too-many.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { profileGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDateTime } from "#domain/date-time.ts";
import { VISITOR } from "#domain/identity/actor.ts";
import {
  DAYS_AFTER_DECLINE,
  DAYS_TO_ANSWER,
  MESSAGE_MAX,
  REQUESTS_PER_CLUB,
  REQUESTS_PER_SCOUT,
} from "#domain/messages/limits.ts";
import { PURPOSES } from "#domain/messages/purposes.ts";
import { contactRequestSchema } from "#domain/messages/schema.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { accessTo } from "#server/billing/access/athlete-access.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { actorOf, requireSession } from "#server/identity/who-asks.server.ts";
import { requestContact, type ContactProblem } from "#server/messages/contacts.server.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import type { Route } from "./+types/new-contact.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("club");

export async function loader({ params, context }: Route.LoaderArgs) {
  const athlete = await findAthlete(params.subdomain);
  const access = await accessTo(actorOf(context), athlete.id);
  return {
    name: athlete.name,
    subdomain: athlete.subdomain,
    needs: access.needs.contact,
    scout: requireSession(context).name,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseFields(form, contactRequestSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { id } = await findAthlete(params.subdomain);
  const asked = await requestContact(actorOf(context), id, parsed.value);
  if (asked.ok) {
    const flash = {
      kind: "success" as const,
      title: "Contato",
      body: `Pedido enviado. A resposta chega no seu e-mail, em até ${DAYS_TO_ANSWER} dias.`,
    };
    return redirectWith(`/contatos/${asked.value.id}`, { flash });
  }
  const failure = (body: string) => ({
    typed: typedIn(form, contactRequestSchema),
    flash: { kind: "error" as const, title: "Contato", body },
  });
  return asked.error.code === "too_many"
    ? refuse(failure(limitText(asked.error)), tooManyAnswer(asked.error.retryAfterSeconds))
    : refuse(failure(why(asked.error)), { status: 403 });
}

async function findAthlete(subdomain: string) {
  const site = await athletes.site(VISITOR, subdomain);
  if (!site.ok) throw data("Atleta não encontrado", 404);
  return site.value;
}

function why(problem: Exclude<ContactProblem, TooMany>): string {
  switch (problem.code) {
    case "not_entitled":
      return NOT_OPEN;
    case "nobody_answers":
      return "Este atleta ainda não tem uma conta que possa responder.";
    case "contact_off":
      return "Este atleta não recebe pedidos de contato no momento.";
    case "already_talking":
      return "Seu clube já tem uma conversa aberta com este atleta. Continue por ela, em Conversas.";
    case "already_waiting":
      return "Seu clube já tem um pedido à espera da resposta deste atleta.";
    case "declined_recently":
      return `O último pedido do seu clube a este atleta foi recusado. Outro só pode ser enviado ${DAYS_AFTER_DECLINE} dias depois da resposta.`;
  }
}

/** Which limit it was, and when it is over. */
function limitText({ whose, retryAfterSeconds }: Extract<ContactProblem, TooMany>): string {
  const at = formatDateTime(now().add({ seconds: retryAfterSeconds }));
  return whose === "scout"
    ? `Você já enviou ${REQUESTS_PER_SCOUT} pedidos em um dia. O próximo pode ser enviado a partir de ${at}.`
    : `Seu clube já enviou ${REQUESTS_PER_CLUB} pedidos em um dia. O próximo pode ser enviado a partir de ${at}.`;
}

const PURPOSE_OPTIONS = [
  { value: "", label: "Escolha" },
  ...Object.entries(PURPOSES).map(([value, label]) => ({ value, label })),
];

const NOT_OPEN =
  "Pedir contato é para clubes com plano ativo; com atletas menores de 18 anos, o clube também precisa ser verificado.";

export const meta: Route.MetaFunction = () => secretAddressMeta("Pedir contato");

export default function NewContact({
  loaderData: { name, subdomain, needs, scout },
  actionData,
}: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  const { fields = {}, typed = {} } = actionData ?? {};
  const sending = useSending();
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-4xl sm:text-5xl">Pedir contato com {name}</h1>
        {needs === null && (
          <Card title="Sua mensagem">
            <PostForm ref={form} className="grid gap-5">
              <SelectField
                label="Para quê"
                name="purpose"
                required
                defaultValue={typed["purpose"] ?? ""}
                error={fields["purpose"]}
                options={PURPOSE_OPTIONS}
              />
              <TextareaField
                label="Mensagem"
                name="message"
                rows={8}
                required
                maxLength={MESSAGE_MAX}
                defaultValue={typed["message"]}
                error={fields["message"]}
                hint={`Vai com o seu nome, ${scout}, e o do clube. De atletas menores de 18 anos, quem lê e responde é o responsável, e telefones, e-mails e links ficam ocultos até o aceite.`}
              />
              <div>
                <SubmitButton variant="primary" disabled={sending}>
                  {sending ? "Enviando..." : "Enviar pedido"}
                </SubmitButton>
              </div>
            </PostForm>
          </Card>
        )}
        {needs === "plan" && (
          <Notice tone="warning" title="Ainda não está aberto para o seu clube">
            {NOT_OPEN}
          </Notice>
        )}
        {needs === "verification" && (
          <Notice title="Seu plano está ativo; falta a verificação do clube">
            O contato com atletas menores de 18 anos abre quando nossa equipe terminar de conferir o clube.
            Avisamos por e-mail.
          </Notice>
        )}
        <div className="flex flex-wrap gap-3">
          {needs === "plan" && (
            <ButtonLink to="/planos" variant="primary">
              Ver planos
            </ButtonLink>
          )}
          <ButtonLink to={`/a/${subdomain}`}>Voltar ao perfil</ButtonLink>
        </div>
      </div>
    </Container>
  );
}
