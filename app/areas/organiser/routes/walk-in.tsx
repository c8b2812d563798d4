import { CalendarX } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
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
  const { id, title, startsAt, timeZone, closed, url, qr } = found.value;
  return { id, title, day: shortDay(startsAt, timeZone), closed, url, qr: closed ? null : qr };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Entrada sem inscrição");

export default function WalkInCode({
  loaderData: { id, title, day, closed, url, qr },
}: Route.ComponentProps) {
  return (
    <OrganiserPage
      title="Entrada sem inscrição"
      lead="Para quem veio sem se inscrever. Só há entrada enquanto houver vaga."
      steps={[{ label: title, to: eventPage(id) }, { label: "Sem inscrição" }]}
    >
      {qr ? (
        <div className="grid items-start gap-5 lg:grid-cols-[minmax(0,32rem)_minmax(0,1fr)]">
          <div className="grid justify-items-center gap-3 panel p-5">
            <QrCode qr={qr} label="Código para entrar sem inscrição" className="w-full max-w-96" />
            <p className="text-center text-sm wrap-anywhere text-muted">{url}</p>
          </div>
          <Card title="O que fazer" compact>
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
        <EmptyState
          title={closed === "no_walk_ins" ? `O código aparece no dia ${day}` : "A entrada está fechada"}
          icon={<CalendarX />}
          action={<ButtonLink to={eventPage(id)}>Voltar ao evento</ButtonLink>}
        >
          {closed === "no_walk_ins"
            ? "Ele vale do começo do dia do evento até o fim dele, no horário do local."
            : "O evento não está aprovado, está suspenso ou recebe equipes."}
        </EmptyState>
      )}
    </OrganiserPage>
  );
}
