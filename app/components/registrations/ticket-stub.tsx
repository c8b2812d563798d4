import { QrCode } from "./qr-code.tsx";
import type { RegistrationView } from "./registration-view.ts";

type TicketStubProps = {
  ticket: NonNullable<RegistrationView["ticket"]>;
  href: string;
  /** On the page that is held up at the gate. */
  large?: boolean;
};

/** What is shown at the gate. The code is drawn by the server, so that it is there without script. */
export function TicketStub({ ticket, href, large = false }: TicketStubProps) {
  const { number, category, opens, qr } = ticket;
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2 rounded-control border border-dashed border-edge bg-card p-3">
      <QrCode
        qr={qr}
        label={`Código do ingresso ${number}`}
        className={large ? "size-56 max-w-full" : "size-32"}
      />
      <div className="grid justify-items-start text-compact">
        <strong>Ingresso {number}</strong>
        {category && <span>{category}</span>}
        <span>Entrada {opens}</span>
        <a
          href={href}
          download
          className="flex min-h-8 items-center font-semibold max-sm:min-h-11 text-grass underline decoration-2 underline-offset-4"
        >
          Baixar PDF
        </a>
      </div>
    </div>
  );
}
