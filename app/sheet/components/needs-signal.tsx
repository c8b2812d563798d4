import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { troubleOf } from "#app/offline/signal-band.tsx";
import { waitingText } from "../words.ts";
import { ShareLog } from "./device-panel.tsx";
import type { Sheet } from "./use-sheet.ts";

/** Signing is the server's: not without it, nor before it has every entry that is known to wait here. */
export const waitsForSignal = (sheet: Sheet): boolean => sheet.waiting.size > 0 || isOffline(sheet);

/** So is closing, which also waits until this device has read what waits: nothing may come after it. */
export const closingWaits = (sheet: Sheet): boolean =>
  waitsForSignal(sheet) || (sheet.device !== null && !sheet.recalled);

const isOffline = ({ online, sent }: Sheet): boolean => troubleOf(online, sent) === "unreachable";

/** The server has said why it takes nothing, and the band above says it with what to do. */
function isRefused({ online, sent }: Sheet): boolean {
  const trouble = troubleOf(online, sent);
  return trouble !== null && trouble !== "unreachable";
}

/** Why the buttons below wait. */
export function NeedsSignal({ sheet, title }: { sheet: Sheet; title: string }) {
  const { waiting } = sheet;
  const offline = isOffline(sheet);
  const refused = isRefused(sheet);
  return (
    <output className="block">
      {(offline || waiting.size > 0) && (
        <Notice tone="warning" title={offline ? title : `${waitingText(waiting.size)}.`}>
          {offline && waiting.size > 0 && <p>{waitingText(waiting.size)}.</p>}
          <p>
            {offline
              ? "O que você escrever aqui fica guardado."
              : refused
                ? "Ainda não foram aceitos: o motivo está no alto da página."
                : "Espere um instante: estão sendo enviados."}
          </p>
          {!refused && (
            <div className="mt-1 flex flex-wrap gap-x-4">
              <Button variant="text" size="small" className="min-h-11 px-0!" onClick={sheet.sendNow}>
                Tentar agora
              </Button>
              {waiting.size > 0 && <ShareLog sheet={sheet} />}
            </div>
          )}
        </Notice>
      )}
    </output>
  );
}
