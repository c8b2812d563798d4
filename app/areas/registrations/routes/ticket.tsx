import { CircleX, Ticket as TicketIcon, TicketX } from "lucide-react";
import { data, type HeadersFunction } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { QrCode } from "#app/components/registrations/qr-code.tsx";
import { ticketNumber } from "#app/components/registrations/registration-view.ts";
import { tooManyAnswer, tooManyText } from "#app/forms/too-many.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { readTicket, type TicketView } from "#server/registrations/tickets.server.ts";
import type { Route } from "./+types/ticket.ts";

/** Neither kept nor listed: a ticket ends from one moment to the next. */
const HEADERS = { "cache-control": "private, no-store", "x-robots-tag": "noindex, nofollow" };

export async function loader({ params, context }: Route.LoaderArgs) {
  const found = await readTicket(browserOf(context), params.token);
  if (found.ok) {
    const { number, ...ticket } = found.value;
    return data({ ticket: { ...ticket, number: ticketNumber(number) }, wait: null }, { headers: HEADERS });
  }
  if (found.error.code === "not_found")
    return data({ ticket: null, wait: null }, { status: 404, headers: HEADERS });
  const { retryAfterSeconds } = found.error;
  const { status, headers } = tooManyAnswer(retryAfterSeconds);
  return data(
    { ticket: null, wait: tooManyText(retryAfterSeconds) },
    { status, headers: { ...HEADERS, ...(headers as Record<string, string>) } },
  );
}

export const headers: HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

export const meta: Route.MetaFunction = () => secretAddressMeta("Ingresso");

export default function Ticket({ loaderData: { ticket, wait } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto max-w-[32rem]">
        {ticket ? <Shown ticket={ticket} /> : wait ? <Wait text={wait} /> : <Unknown />}
      </div>
    </Container>
  );
}

type Shown = Omit<TicketView, "number"> & { number: string };

function Shown({ ticket: { title, when, place, number, category, state, qr } }: { ticket: Shown }) {
  const valid = state === "valid";
  return (
    <article className="panel overflow-hidden">
      <p
        className={`flex items-center gap-3 px-5 py-4 text-xl font-bold text-white sm:px-7 ${valid ? "bg-grass" : "bg-danger"}`}
      >
        {valid ? (
          <TicketIcon className="size-8 shrink-0" aria-hidden="true" />
        ) : (
          <CircleX className="size-8 shrink-0" aria-hidden="true" />
        )}
        {STATES[state]}
      </p>
      <div className="grid gap-4 p-5 sm:p-7">
        <h1 className="text-4xl wrap-anywhere">
          <CategoryText>{title}</CategoryText>
        </h1>
        {qr && (
          <QrCode
            qr={qr}
            label={`Código do ingresso ${number}`}
            className="aspect-square w-full max-w-80 justify-self-center"
          />
        )}
        <p className="font-display text-5xl leading-none font-extrabold tabular-nums">{number}</p>
        <Facts
          facts={[
            ...(category ? [fact("Categoria", category)] : []),
            fact("Quando", when),
            fact("Onde", place),
          ]}
        />
        <p className="text-muted">{valid ? VALID : NOT_VALID}</p>
      </div>
    </article>
  );
}

const STATES: Record<TicketView["state"], string> = {
  valid: "Mostre este código na entrada",
  ended: "Este ingresso não vale mais",
  over: "O evento já aconteceu",
  cancelled: "O evento foi cancelado",
  held: "Evento suspenso",
};
const VALID =
  "Pode faltar sinal no local: guarde uma foto desta tela antes de sair. O nome não aparece aqui, só a família e quem organiza veem.";
const NOT_VALID = "Na página de inscrições da sua conta você lê o que aconteceu.";

const Unknown = () => (
  <EmptyState
    level={1}
    title="Este ingresso não existe"
    icon={<TicketX />}
    action={<ButtonLink to="/inscricoes">Ver minhas inscrições</ButtonLink>}
  >
    Confira se o endereço está completo. Ingressos desta plataforma não são vendidos: se alguém cobrou por um,
    conte para a nossa equipe.
  </EmptyState>
);

const Wait = ({ text }: { text: string }) => (
  <EmptyState level={1} title="Espere um pouco" icon={<TicketIcon />}>
    {text}
  </EmptyState>
);
