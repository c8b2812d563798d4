import { data } from "react-router";
import { Container } from "#app/components/container.tsx";
import { TRACE_TEXTS, tracesIn } from "#app/forms/bot-fields.tsx";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { botTrace } from "#domain/moderation/bot-check.ts";
import { reportSchema, reportTargetSchema } from "#domain/moderation/report-schema.ts";
import * as moderation from "#server/moderation/moderation.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { ReportForm } from "../components/report-form.tsx";
import { describePage } from "#app/page-meta.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/report.ts";

export async function loader({ url, context }: Route.LoaderArgs) {
  const { thing } = await targetOf(url, context);
  return { thing, openedAt: Date.now() };
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const { target, thing } = await targetOf(url, context);
  const form = await readForm(request);
  const typed = typedIn(form, reportSchema);
  const trace = botTrace(tracesIn(form), Date.now());
  if (trace)
    return refuse({
      typed,
      flash: { kind: "error", title: "Denúncia não enviada", body: TRACE_TEXTS[trace] },
    });
  const parsed = parseFields(form, reportSchema);
  if (!parsed.ok) return refuse({ fields: parsed.error.fields, typed });
  const { tipo: subjectType, id: subjectId } = target;
  const sent = await moderation.report(actorOf(context), browserOf(context).address, {
    subjectType,
    subjectId,
    ...parsed.value,
  });
  if (sent.ok) {
    const body = "Obrigado por avisar. Nossa equipe vai analisar e agir, se for o caso.";
    return redirectWith(thing.path, { flash: { kind: "success", title: "Denúncia enviada", body } });
  }
  if (sent.error.code === "not_found") throw notFound();
  return refuseTooMany(sent.error, (body) => ({
    typed,
    flash: { kind: "error", title: "Denúncia não enviada", body },
  }));
}

/** What cannot be read cannot be reported: the answer is the same as for what does not exist. */
async function targetOf(url: URL, context: Route.LoaderArgs["context"]) {
  const target = reportTargetSchema.safeParse(Object.fromEntries(url.searchParams));
  const thing = target.success
    ? await moderation.reportedThing(actorOf(context), target.data.tipo, target.data.id)
    : null;
  if (!target.success || !thing) throw notFound();
  return { target: target.data, thing };
}

const notFound = () => data("Conteúdo não encontrado", 404);

export const meta: Route.MetaFunction = () =>
  describePage({
    title: "Denunciar | Joia da Base",
    description: "Avise a equipe sobre algo errado.",
    indexable: false,
  });

export default function Report({ loaderData: { thing, openedAt }, actionData }: Route.ComponentProps) {
  const round = useFormRound(actionData);
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[36rem] gap-6">
        <div className="grid gap-3">
          <h1 className="text-5xl sm:text-6xl">Denunciar</h1>
          <p className="text-muted">
            Você está denunciando <strong className="text-ink">{thing.name}</strong>. Ninguém além da nossa
            equipe fica sabendo quem denunciou.
          </p>
        </div>
        <ReportForm key={round} openedAt={openedAt} back={thing.path} answer={actionData} />
        <p className="text-compact text-muted">
          Se uma criança ou adolescente corre perigo agora, ligue para o <strong>Disque 100</strong> ou para a
          polícia, no <strong>190</strong>.
        </p>
      </div>
    </Container>
  );
}
