import { useEffect, useState, useSyncExternalStore } from "react";
import { Button } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { createLog } from "../log.ts";
import { isOver, notNowText } from "../not-now-words.ts";
import { sheetFile } from "../sheet-file.ts";
import { waitingText } from "../words.ts";
import { ShareLog } from "./device-panel.tsx";
import { Refusals } from "./timeline.tsx";

type LeftOnPhoneProps = {
  /** Why the link opens nothing now. */
  code: string;
  entriesAddress: string;
  teams: Record<Side, { name: string }>;
};

/**
 * What this device wrote under a link that opens nothing now. It is offered all the same: the server takes what was
 * written before a link was revoked, and all of it once a match that was moved is moved back.
 */
export function LeftOnPhone({ code, entriesAddress, teams }: LeftOnPhoneProps) {
  // Nothing is shown of the log that was kept, so that it goes; what waits stays.
  const [log] = useState(() =>
    createLog({ served: [], address: entriesAddress, eraseAfter: 0, asks: false }),
  );
  const { waiting, refused, recalled, sent, notNow, closed } = useSyncExternalStore(
    log.subscribe,
    log.state,
    log.state,
  );
  useEffect(() => log.start(), [log]);
  const file = () => sheetFile({ matchId: null, people: [] }, log.state(), log.own());
  const opened = sent === "answered" && waiting.size === 0 && !closed && !isOver(code);
  return (
    <output aria-busy={!recalled} className="grid gap-3 not-empty:mt-4">
      {waiting.size > 0 && (
        <Notice tone="warning" title={`${waitingText(waiting.size)}.`}>
          <p>{adviceFor(sent === "not_allowed" ? "not_found" : (notNow?.code ?? code))}</p>
          <div className="mt-1 flex flex-wrap gap-x-4">
            {!isOver(code) && (
              <Button variant="text" size="small" className="min-h-11 px-0!" onClick={log.flush}>
                Tentar agora
              </Button>
            )}
            <ShareLog sheet={{ file }} />
          </div>
        </Notice>
      )}
      <Refusals
        sheet={{ refused, forgetRefused: () => void log.forgetRefused(), data: { people: [], teams } }}
      />
      {waiting.size === 0 && refused.length > 0 && <ShareLog sheet={{ file }} />}
      {opened && (
        <Notice tone="success" title="A súmula abriu">
          <p>O que foi lançado neste aparelho chegou.</p>
          <Button size="small" className="mt-2 min-h-11" onClick={() => location.reload()}>
            Abrir a súmula
          </Button>
        </Notice>
      )}
    </output>
  );
}

/** The page itself has said what happened. */
function adviceFor(code: string): string {
  if (isOver(code)) return "Não feche esta página: eles são enviados assim que houver sinal.";
  if (code === "too_many") return "Eles ficam neste aparelho e são enviados daqui a pouco.";
  if (code === "not_found")
    return "Este endereço não os recebe mais. Eles ficam neste aparelho: compartilhe o arquivo com quem organiza.";
  return notNowText({ code, kickOff: null }).kept;
}
