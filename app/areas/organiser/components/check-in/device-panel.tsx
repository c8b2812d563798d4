import { Download } from "lucide-react";
import type { Readiness } from "#app/offline/page-worker.ts";
import { ReadyLine } from "#app/offline/ready-line.tsx";
import { shareFile } from "#app/offline/share-file.ts";
import { Button } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { LONGEST_GATE, type Scan } from "#domain/registrations/check-in.ts";
import { logFile } from "../../check-in/scan-log.ts";
import { waitingText } from "../../check-in/words.ts";

interface DevicePanelProps {
  eventId: string;
  scans: readonly Scan[];
  gate: string;
  onGate: (gate: string) => void;
  readiness: Readiness;
  onUpdate: () => void;
  /** The event is long over, and its list is gone from here: nobody is let in any more. */
  erased: boolean;
}

/** What belongs to this device: its gate, what it still has to send, and whether it works without signal. */
export function DevicePanel({ eventId, scans, erased, ...device }: DevicePanelProps) {
  const waiting = scans.filter(({ result }) => result === null).length;
  return (
    <section aria-label="Este aparelho" className="grid gap-3 text-compact">
      {!erased && <AtTheGate {...device} />}
      {waiting > 0 && <p className="font-semibold">{waitingText(waiting)}</p>}
      {scans.length > 0 && (
        <div>
          <Button
            variant="text"
            size="small"
            className="min-h-11"
            onClick={() => void shareFile(logFile(eventId, scans))}
          >
            <Download aria-hidden="true" />
            Baixar as leituras deste aparelho
          </Button>
        </div>
      )}
      {!erased && <p className="text-muted">A lista some deste aparelho 24 h depois do evento.</p>}
    </section>
  );
}

type AtTheGateProps = Pick<DevicePanelProps, "gate" | "onGate" | "readiness" | "onUpdate">;

const AtTheGate = ({ gate, onGate, readiness, onUpdate }: AtTheGateProps) => (
  <>
    <InputField
      label="Portão"
      hint="Onde este aparelho está: um número ou um nome."
      value={gate}
      onChange={({ target }) => onGate(target.value)}
      maxLength={LONGEST_GATE}
      autoComplete="off"
      keep={false}
    />
    <ReadyLine readiness={readiness} onUpdate={onUpdate} />
  </>
);
