import { ChevronLeft, ChevronRight } from "lucide-react";
import { redirect } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { FigurinhaThumb } from "#app/components/figurinha-thumb.tsx";
import { Link } from "#app/components/link.tsx";
import { parseFields } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDay } from "#domain/date-time.ts";
import { evaluationSchema } from "#domain/registrations/evaluation-schema.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import {
  evaluationPage,
  saveEvaluation,
  type EvaluationPage,
} from "#server/registrations/evaluate.server.ts";
import { EvaluationForm } from "../components/evaluation/evaluation-form.tsx";
import { EvaluationSummary } from "../components/evaluation/evaluation-summary.tsx";
import { eventNotFound } from "../load-own-event.ts";
import { answersPage, evaluatePage } from "../addresses.ts";
import type { Route } from "./+types/evaluate-athlete.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await evaluationPage(requireMember(context), params.id, params.registrationId);
  if (found.ok) {
    const { sentAt, ...page } = found.value;
    return { ...page, sentOn: sentAt && formatDay(sentAt) };
  }
  if (found.error === "closed") throw redirect(evaluatePage(params.id));
  throw eventNotFound();
}

export async function action({ request, context, params }: Route.ActionArgs) {
  const form = await readForm(request);
  const parsed = parseFields(form, evaluationSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const { id, registrationId } = params;
  const saved = await saveEvaluation(requireMember(context), id, registrationId, parsed.value);
  if (!saved.ok) {
    if (saved.error === "not_found") throw eventNotFound();
    const flash =
      saved.error === "already_sent"
        ? { kind: "error" as const, title: "Esta avaliação já foi enviada", body: "Ela não muda mais." }
        : undefined;
    return redirectWith(answersPage(id), { flash });
  }
  const { previous, next, masked } = saved.value;
  const to = form.get("intent") === "anterior" ? previous : next;
  return redirectWith(to ? evaluatePage(id, to) : answersPage(id), { flash: masked ? MASKED : undefined });
}

const MASKED = {
  kind: "info",
  title: "Contato escondido na nota",
  body: "Notas sobre menores não levam telefone, e-mail, link nem nome de rede social.",
} as const;

export const meta: Route.MetaFunction = () => privateMeta("Avaliar");

export default function EvaluateAthlete({ loaderData, actionData }: Route.ComponentProps) {
  const { event, rubric, athlete, place, of, previous, next, evaluation, sentOn } = loaderData;
  return (
    <div className="mx-auto flex min-h-[calc(100svh-3.5rem)] w-full max-w-[40rem] flex-col md:border-x md:border-line">
      <div className="flex items-center gap-2 border-b border-line bg-card px-4 py-1">
        <Link
          to={answersPage(event.id)}
          className="-ml-3 grid size-12 shrink-0 place-items-center rounded-control hover:bg-paper"
        >
          <ChevronLeft className="size-6" aria-hidden="true" />
          <span className="sr-only">Voltar às respostas</span>
        </Link>
        <h1 className="grow text-2xl">
          Avaliar
          <span className="sr-only">
            {" "}
            {athlete.name}, número {athlete.number}
          </span>
        </h1>
        <p className="text-compact text-muted">
          {place} de {of}
        </p>
      </div>
      <Who athlete={athlete} />
      {sentOn ? (
        <>
          <p className="border-b border-line bg-grass-tint px-4 py-3 text-compact font-semibold text-grass-deep">
            Enviada em {sentOn}. Não muda mais.
          </p>
          <EvaluationSummary rubric={rubric} evaluation={evaluation} />
          <Neighbours id={event.id} previous={previous} next={next} />
        </>
      ) : (
        <EvaluationForm
          key={athlete.id}
          rubric={rubric}
          evaluation={evaluation}
          previous={previous}
          next={next}
          answer={actionData}
        />
      )}
    </div>
  );
}

const Who = ({ athlete }: Pick<EvaluationPage, "athlete">) => (
  <div className="flex items-center gap-3 border-b border-line bg-card px-4 py-3">
    <span className="font-display text-6xl leading-none font-extrabold tabular-nums">{athlete.number}</span>
    <div className="min-w-0 grow">
      <p className="truncate text-lead font-bold">{athlete.name}</p>
      <p className="text-compact text-muted">
        {[athlete.category, athlete.position].filter(Boolean).join(" · ")}
      </p>
    </div>
    <FigurinhaThumb photo={athlete.photo} size="medium" />
  </div>
);

const Neighbours = ({ id, previous, next }: { id: string; previous: string | null; next: string | null }) => (
  <p className="mt-auto flex flex-wrap justify-between gap-3 px-4 py-4">
    {previous ? (
      <ButtonLink to={evaluatePage(id, previous)}>
        <ChevronLeft aria-hidden="true" />
        Anterior
      </ButtonLink>
    ) : (
      <span />
    )}
    {next && (
      <ButtonLink to={evaluatePage(id, next)}>
        Próximo
        <ChevronRight aria-hidden="true" />
      </ButtonLink>
    )}
  </p>
);
