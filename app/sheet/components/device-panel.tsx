import { Share2 } from "lucide-react";
import { Button } from "#app/components/button.tsx";
import { ReadyLine } from "#app/offline/ready-line.tsx";
import { shareFile } from "#app/offline/share-file.ts";
import { waitingText } from "../words.ts";
import type { Sheet } from "./use-sheet.ts";

/** What belongs to this device: whether it works without signal, what it still has to send, and the log as a file. */
export function DevicePanel({ sheet }: { sheet: Sheet }) {
  const { readiness, waiting, entries, device } = sheet;
  if (!device) return null;
  return (
    <section aria-label="Este aparelho" className="grid gap-2 px-4 py-4 text-compact">
      <Ready sheet={sheet} />
      {waiting.size > 0 && <p className="font-semibold">{waitingText(waiting.size)}</p>}
      {entries.length > 0 && (
        <div>
          <ShareLog sheet={sheet} />
        </div>
      )}
      {readiness && (
        <p className="text-muted">
          O arquivo leva números e minutos, sem nomes. A súmula some deste aparelho 24 h depois do jogo.
        </p>
      )}
    </section>
  );
}

/** Said where the referee begins, before the signal is gone. */
export const Ready = ({ sheet: { device, readiness, update } }: { sheet: Sheet }) =>
  device && readiness && <ReadyLine readiness={readiness} onUpdate={update} />;

/** For when the signal does not come back. */
export const ShareLog = ({ sheet }: { sheet: Pick<Sheet, "file"> }) => (
  <Button variant="text" size="small" className="min-h-11 px-0!" onClick={() => void shareFile(sheet.file())}>
    <Share2 aria-hidden="true" /> Compartilhar arquivo
  </Button>
);
