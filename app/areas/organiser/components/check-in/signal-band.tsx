import { CircleAlert, LogIn, WifiOff, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import type { DeskState } from "../../check-in/desk.ts";

interface SignalBandProps {
  online: boolean;
  sent: DeskState["sent"];
  /** This page's address, to come back to. */
  page: string;
}

/** Says when the readings cannot reach the server, and what to do. Nothing is lost in any case. */
export function SignalBand({ online, sent, page }: SignalBandProps) {
  return <output className="block">{bandFor({ online, sent, page })}</output>;
}

function bandFor({ online, sent, page }: SignalBandProps): ReactNode {
  if (!online || sent === "unreachable")
    return <Band Icon={WifiOff}>Sem sinal. Continue: tudo fica neste aparelho até voltar.</Band>;
  if (sent === "signed_out")
    return (
      <Band Icon={LogIn}>
        Sua sessão terminou.{" "}
        <a href={`/login?voltar=${encodeURIComponent(page)}`} className="underline underline-offset-4">
          Entre de novo para enviar
        </a>
        ; nada se perdeu.
      </Band>
    );
  if (sent === "not_allowed")
    return (
      <Band Icon={CircleAlert}>
        Este evento não está mais aberto para a sua conta. As leituras ficam neste aparelho: baixe o arquivo e
        entregue a quem organiza.
      </Band>
    );
  if (sent === "unreadable")
    return (
      <Band Icon={CircleAlert}>
        As leituras não foram aceitas. Nada se perdeu: baixe o arquivo e fale com a equipe da Joia da Base.
      </Band>
    );
  return null;
}

const Band = ({ Icon, children }: { Icon: LucideIcon; children: ReactNode }) => (
  <div className="flex items-center gap-2.5 bg-canary-tint px-4 py-2.5 text-compact font-semibold">
    <Icon className="size-5 shrink-0" aria-hidden="true" />
    <p>{children}</p>
  </div>
);
