import { CalendarX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { Notice } from "#app/components/notice.tsx";
import { QrCode } from "#app/components/registrations/qr-code.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { shortDay } from "#domain/events/when.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { walkInCode } from "#server/registrations/walk-in.server.ts";
import { eventPage } from "../addresses.ts";
import { OrganiserPage } from "../components/organiser-page.tsx";
import { eventNotFound } from "../load-own-event.ts";
import type { Route } from "./+types/walk-in.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await walkInCode(requireMember(context), params.id);
  if (!found.ok) throw eventNotFound();
  const { id, title, startsAt, timeZone, over, closed, url, qr, left, full } = found.value;
  return {
    id,
    title,
    day: shortDay(startsAt, timeZone),
    over,
    closed,
    code: closed ? null : { url, qr, left, full },
  };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Entrada sem inscrição");

export default function WalkInCode({ loaderData: { id, title, code, ...gate } }: Route.ComponentProps) {
  return (
    <OrganiserPage
      title="Entrada sem inscrição"
      lead="Para quem veio sem se inscrever. Só há entrada enquanto houver vaga."
      steps={[{ label: title, to: eventPage(id) }, { label: "Sem inscrição" }]}
    >
      {code ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
          <FreePlaces {...code} />
          <div className="grid justify-items-center gap-3 panel p-5 lg:row-start-2">
            <QrCode qr={code.qr} label="Código para entrar sem inscrição" className="w-full max-w-96" />
            <p className="text-center text-sm wrap-anywhere text-muted">{code.url}</p>
          </div>
          <Card title="O que fazer" compact className="lg:row-start-2">
            <ol className="grid list-decimal gap-2 pl-5">
              <li>Mostre este código. Um adulto aponta a câmera do próprio celular.</li>
              <li>
                Menor de 18 anos: quem lê é o responsável, na conta dele. Sem o sim do responsável, ninguém
                entra.
              </li>
              <li>
                A pessoa escolhe o atleta e confirma. O ingresso aparece na hora, e você confere na entrada.
              </li>
              <li>Não peça dinheiro, documento ou telefone fora da plataforma.</li>
            </ol>
          </Card>
        </div>
      ) : (
        <Closed id={id} {...gate} />
      )}
    </OrganiserPage>
  );
}

function FreePlaces({ left, full }: { left: number | null; full: readonly string[] }) {
  if (left === 0)
    return (
      <Notice tone="warning" title="Lotado: nenhuma vaga livre agora" className="lg:col-span-2">
        Quem ler o código fica sabendo que não há vaga. No dia não há lista de espera. Se alguém sair, a vaga
        volta para quem ler depois.
      </Notice>
    );
  return (
    <Notice title={`Vagas livres agora: ${left ?? "sem limite"}`} className="lg:col-span-2">
      {full.length > 0 && `Sem vaga: ${full.join(", ")}. Quem é de lá não consegue entrar.`}
    </Notice>
  );
}

interface ClosedProps {
  id: string;
  day: string;
  over: boolean;
  closed: Route.ComponentProps["loaderData"]["closed"];
}

function Closed({ id, day, over, closed }: ClosedProps) {
  const { title, text } = whyClosed({ day, over, closed });
  return (
    <EmptyState
      title={title}
      icon={<CalendarX />}
      action={<ButtonLink to={eventPage(id)}>Voltar ao evento</ButtonLink>}
    >
      {text}
    </EmptyState>
  );
}

function whyClosed({ day, over, closed }: Omit<ClosedProps, "id">): { title: string; text: string } {
  if (closed !== "no_walk_ins")
    return {
      title: "A entrada está fechada",
      text: "O evento não está aprovado, está suspenso ou recebe equipes.",
    };
  return over
    ? { title: `O evento foi no dia ${day}`, text: "A entrada sem inscrição valia até o fim dele." }
    : {
        title: `O código aparece no dia ${day}`,
        text: "Ele vale do começo do dia do evento até o fim dele, no horário do local.",
      };
}
