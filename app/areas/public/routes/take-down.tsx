import { data } from "react-router";
import { Container } from "#app/components/container.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { TRACE_TEXTS, tracesIn } from "#app/forms/bot-fields.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { describePage } from "#app/page-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { botTrace } from "#domain/moderation/bot-check.ts";
import { takeDownSchema } from "#domain/moderation/take-down.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { TakeDownForm } from "../components/take-down-form.tsx";
import type { Route } from "./+types/take-down.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  return { id: params.id, thing: await itemOf(params, context), openedAt: Date.now() };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const thing = await itemOf(params, context);
  const form = await readForm(request);
  const typed = typedIn(form, takeDownSchema);
  const trace = botTrace(tracesIn(form), Date.now());
  if (trace)
    return refuse({ typed, flash: { kind: "error", title: "Pedido não enviado", body: TRACE_TEXTS[trace] } });
  const parsed = parseFields(form, takeDownSchema);
  if (!parsed.ok) return refuse({ fields: parsed.error.fields, typed });
  const sent = await moderation.requestTakeDown(
    actorOf(context),
    browserOf(context).address,
    params.id,
    parsed.value,
  );
  if (sent.ok) {
    const body = sent.value.hidden
      ? "O arquivo já saiu do ar. Nossa equipe confere e responde por e-mail."
      : "Nossa equipe confere e responde por e-mail.";
    return redirectWith(thing.path, { flash: { kind: "success", title: "Pedido enviado", body } });
  }
  if (sent.error.code === "not_found") throw notFound();
  return refuseTooMany(sent.error, (body) => ({
    typed,
    flash: { kind: "error", title: "Pedido não enviado", body },
  }));
}

/** What cannot be seen cannot be asked about: the answer is the same as for what does not exist. */
async function itemOf({ id }: { id: string }, context: Route.LoaderArgs["context"]) {
  const thing = await moderation.readableItem(actorOf(context), id);
  if (!thing) throw notFound();
  return thing;
}

const notFound = () => data("Conteúdo não encontrado", 404);

export const meta: Route.MetaFunction = () =>
  describePage({
    title: "Pedir remoção | Joia da Base",
    description: "Peça que uma foto ou um vídeo saia do ar.",
    indexable: false,
  });

export default function TakeDown({ loaderData: { id, thing, openedAt }, actionData }: Route.ComponentProps) {
  const round = useFormRound(actionData);
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[36rem] gap-6">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl">Pedir remoção</h1>
          <p className="text-muted">
            Você aparece, ou seu filho aparece, em <strong className="text-ink">{thing.name}</strong> e não
            quer que fique no ar? Não precisa ter conta. Quem publicou não fica sabendo quem pediu.
          </p>
        </div>
        <TakeDownForm key={round} openedAt={openedAt} back={thing.path} answer={actionData} />
        <div className="flex flex-wrap items-center gap-x-3 text-compact text-muted">
          <p>É outro problema, como conteúdo impróprio ou perfil falso?</p>
          <ReportLink type="media" id={id} />
        </div>
      </div>
    </Container>
  );
}
