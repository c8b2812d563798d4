import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SignalBand } from "#app/offline/signal-band.tsx";
import { notNowText } from "../not-now-words.ts";
import { ShareLog } from "./device-panel.tsx";
import { NotKept } from "./not-kept.tsx";
import { Refusals } from "./timeline.tsx";
import type { Sheet } from "./use-sheet.ts";

/** What the person must know before going on: what did not arrive and why. */
export const Band = ({ sheet }: { sheet: Sheet }) => (
  <>
    <SignalBand online={sheet.online} sent={sheet.sent} words={signalWords(sheet)} />
    <NotKept sheet={sheet} className="px-4 py-3" />
    <Refusals sheet={sheet} />
    {sheet.closed && sheet.data.state !== "closed" && (
      <Notice tone="warning" title="A súmula foi fechada" className="m-4">
        <p>Ela não recebe mais lançamentos por este link.</p>
        <Button size="small" className="mt-2 min-h-11" onClick={() => location.reload()}>
          Ver a súmula fechada
        </Button>
      </Notice>
    )}
  </>
);

const signalWords = (sheet: Sheet) => ({
  // The head of the page says it, beside the number of entries that wait.
  unreachable: null,
  signed_out: "Sua sessão terminou. Entre de novo em outra aba para enviar; nada se perdeu.",
  not_now: <NotNowWords sheet={sheet} />,
  not_allowed: (
    <>
      <p>
        Este endereço não abre mais a súmula. O que foi lançado fica neste aparelho: compartilhe o arquivo com
        quem organiza.
      </p>
      <ShareWaiting sheet={sheet} />
    </>
  ),
  unreadable: (
    <>
      <p>Os lançamentos não foram aceitos. Nada se perdeu: compartilhe o arquivo e fale com quem organiza.</p>
      <ShareWaiting sheet={sheet} />
    </>
  ),
});

function NotNowWords({ sheet }: { sheet: Sheet }) {
  const text = sheet.notNow && notNowText(sheet.notNow);
  return (
    text && (
      <>
        <p>{text.what}</p>
        <p className="font-normal">{text.kept}</p>
        <div className="flex flex-wrap gap-x-4">
          <Button variant="text" size="small" className="min-h-11 px-0!" onClick={sheet.sendNow}>
            Tentar agora
          </Button>
          <ShareWaiting sheet={sheet} />
        </div>
      </>
    )
  );
}

const ShareWaiting = ({ sheet }: { sheet: Sheet }) => sheet.waiting.size > 0 && <ShareLog sheet={sheet} />;
