import { capitalised } from "#domain/capitalised.ts";
import { CircleX, PauseCircle, SearchX, ShieldCheck, type LucideIcon } from "lucide-react";
import { data, type HeadersFunction } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { cx } from "#app/components/class-names.ts";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { ReportLink } from "#app/components/report-link.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { formatBRL } from "#domain/money.ts";
import { readTrial, type CheckedTrial, type TrialState } from "#server/events/safe-trial.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { toEventView } from "../event-view.ts";
import { eventPath } from "../components/events/event-text.ts";
import type { Route } from "./+types/safe-trial.ts";

/** Neither kept nor listed: a trial is stopped from one moment to the next. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readTrial(browserOf(context), params.code);
  if (found.ok) return data({ trial: toTrialView(found.value), wait: null }, { headers: HEADERS });
  if (found.error.code === "not_found")
    return data({ trial: null, wait: null }, { status: 404, headers: HEADERS });
  const { retryAfterSeconds } = found.error;
  const { status, headers } = tooManyAnswer(retryAfterSeconds);
  return data(
    { trial: null, wait: tooManyText(retryAfterSeconds) },
    { status, headers: { ...HEADERS, ...(headers as Record<string, string>) } },
  );
}

function toTrialView({ state, event }: CheckedTrial) {
  const { id, title, date, time, address, mapLink, organiser, feeCents, cancelReason, heldNotice } =
    toEventView(event);
  return {
    id,
    title,
    state,
    when: `${capitalised(date)}, ${time}`,
    address,
    mapLink,
    fee: feeCents > 0 ? `${formatBRL(feeCents)}, paga no dia` : "Gratuita",
    cancelReason,
    heldNotice,
    organiser:
      organiser?.kind === "club" ? { id: organiser.id, name: organiser.name, logo: organiser.logo } : null,
    since: organiser?.verifiedSince ? formatDay(Temporal.Instant.from(organiser.verifiedSince)) : null,
  };
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => secretAddressMeta("Conferir peneira");

export default function SafeTrialPage({ loaderData: { trial, wait } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto max-w-[36rem]">
        {trial ? <Trial {...trial} /> : wait ? <Wait text={wait} /> : <Unknown />}
      </div>
    </Container>
  );
}

type TrialView = ReturnType<typeof toTrialView>;

function Trial(trial: TrialView) {
  const { id, title, state, organiser, since } = trial;
  return (
    <div className="grid gap-6">
      <h1 className="text-4xl sm:text-5xl">Confira esta peneira</h1>
      <article className="panel overflow-hidden">
        <State state={state} />
        <div className="grid gap-5 p-5 sm:p-7">
          <h2 className="text-3xl wrap-anywhere">{title}</h2>
          {organiser && (
            <div className="flex items-center gap-3 border-t border-line pt-5">
              {organiser.logo && <LogoPicture logo={organiser.logo} alt="" size={56} className="size-14" />}
              <div className="min-w-0">
                <p className="text-compact text-muted">Quem organiza</p>
                <p className="text-lead font-semibold wrap-anywhere">
                  <TextLink to={`/clube/${organiser.id}`}>{organiser.name}</TextLink>
                </p>
                <p className="text-compact">
                  {since ? `Clube verificado desde ${since}` : "Este clube não está verificado"}
                </p>
              </div>
            </div>
          )}
          <Facts
            facts={[
              fact("Quando", trial.when),
              fact(
                "Onde",
                <>
                  {trial.address}{" "}
                  <a
                    href={trial.mapLink}
                    target="_blank"
                    rel="noopener"
                    className="text-grass underline underline-offset-4"
                  >
                    Mapa<span className="sr-only"> (abre em nova aba)</span>
                  </a>
                </>,
              ),
              fact("Taxa", trial.fee),
            ]}
          />
          <StateNote {...trial} />
          {state !== "not_verified" && (
            <p>
              <TextLink to={eventPath(id)}>Ver a página do evento</TextLink>
            </p>
          )}
        </div>
      </article>
      <Notice tone="warning" title="Compare com o que está à sua frente">
        Nome, clube, dia e lugar têm que ser os mesmos do cartaz ou da mensagem que você recebeu. Um código
        copiado para um cartaz falso abre aqui outra peneira: se algo não bate, não vá e conte para nós.
      </Notice>
      <Card compact title="O que o selo quer dizer">
        <ul className="grid list-disc gap-1.5 pl-5">
          <li>Uma pessoa da nossa equipe conferiu o clube e leu este evento antes de publicar.</li>
          <li>A taxa inteira está escrita acima. Nada se paga antes do dia, por Pix, depósito ou sinal.</li>
          <li>Todos que participam recebem uma resposta do clube.</li>
          <li>Menor de 18 anos só participa com o sim do responsável, dado aqui na plataforma.</li>
        </ul>
      </Card>
      <ReportLink type="event" id={id} what={`a peneira ${title}`} className="justify-self-start" />
    </div>
  );
}

const STATES: Record<TrialState, { text: string; Icon: LucideIcon; look: string }> = {
  valid: { text: "Peneira Segura", Icon: ShieldCheck, look: "bg-grass" },
  over: { text: "Esta peneira já aconteceu", Icon: PauseCircle, look: "bg-ink" },
  held: { text: "Evento suspenso", Icon: PauseCircle, look: "bg-danger" },
  cancelled: { text: "Peneira cancelada", Icon: CircleX, look: "bg-danger" },
  not_verified: { text: "Sem o selo", Icon: CircleX, look: "bg-danger" },
};

function State({ state }: { state: TrialState }) {
  const { text, Icon, look } = STATES[state];
  return (
    <p className={cx("flex items-center gap-3 px-5 py-4 text-xl font-bold text-white sm:px-7", look)}>
      <Icon className="size-8 shrink-0" aria-hidden="true" />
      {text}
    </p>
  );
}

/** Why it is not simply valid. */
function StateNote({ state, heldNotice, cancelReason }: TrialView) {
  if (state === "held") return <p className="font-semibold">{heldNotice}</p>;
  if (state === "cancelled")
    return (
      <p className="font-semibold wrap-anywhere whitespace-pre-line">
        {`Não vá ao local. O motivo: ${cancelReason ?? "não informado"}`}
      </p>
    );
  if (state === "not_verified")
    return (
      <p className="font-semibold">O clube deixou de ser verificado. Não passe dinheiro nem documentos.</p>
    );
  if (state === "over")
    return <p className="font-semibold">Se alguém anuncia este código para outro dia, desconfie.</p>;
  return null;
}

const Unknown = () => (
  <EmptyState
    level={1}
    title="Código não encontrado"
    icon={<SearchX />}
    action={
      <>
        <ButtonLink to="/contato">Contar para a equipe</ButtonLink>
        <ButtonLink to="/campeonatos?tipo=peneira" variant="text">
          Ver as peneiras
        </ButtonLink>
      </>
    }
  >
    Nenhuma peneira tem este código. Confira se o endereço está completo. Se ele está num cartaz ou numa
    mensagem, desconfie: não pague nada e conte para nós.
  </EmptyState>
);

const Wait = ({ text }: { text: string }) => (
  <EmptyState level={1} title="Espere um pouco" icon={<SearchX />}>
    {text}
  </EmptyState>
);
