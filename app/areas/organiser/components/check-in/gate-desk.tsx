import { List, Plus } from "lucide-react";
import { useEffect, useState, useSyncExternalStore } from "react";
import { buttonClass } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { SignalBand } from "#app/offline/signal-band.tsx";
import { useOnline } from "#app/offline/use-online.ts";
import { usePageWorker } from "#app/offline/use-page-worker.ts";
import { OFFLINE_PAGES } from "#domain/offline-pages.ts";
import { standingScans, type Roster } from "#domain/registrations/check-in.ts";
import { gateCounts, gatePeople } from "#domain/registrations/gate-list.ts";
import { createDesk } from "../../check-in/desk.ts";
import { qrReaderFiles } from "../../check-in/qr-reader.ts";
import { signalWords } from "../../check-in/signal-words.tsx";
import { allowSound, signal } from "../../check-in/signals.ts";
import { AnswerBand } from "./answer-band.tsx";
import { CameraView } from "./camera-view.tsx";
import { DevicePanel } from "./device-panel.tsx";
import { DoubleList } from "./double-list.tsx";
import { GateCounters } from "./gate-counters.tsx";
import { NameSearch } from "./name-search.tsx";
import { useGate } from "./use-gate.ts";

/** The entrance with script: it reads tickets with and without signal. */
export function GateDesk({ roster: served, timeZone }: { roster: Roster; timeZone: string }) {
  const [desk] = useState(() => createDesk(served, signal));
  const { roster, former, scans, recalled, answer, turn, sent, erased } = useSyncExternalStore(
    desk.subscribe,
    desk.state,
  );
  const { typed, gate, setTyped } = useGate();
  const { readiness, update } = usePageWorker(erased ? null : OFFLINE_PAGES.checkIn, readerFiles);
  const online = useOnline();
  const { eventId } = roster;
  const people = gatePeople(roster, scans);

  useEffect(() => {
    const stop = [desk.start(), allowSound()];
    return () => stop.forEach((end) => end());
  }, [desk]);

  const read = (text: string) => void desk.read(text, gate);
  return (
    <>
      <SignalBand
        online={online}
        sent={sent}
        words={signalWords(`${OFFLINE_PAGES.checkIn.scope}${eventId}`)}
      />
      {erased ? (
        <p className="px-4 py-8 text-center font-semibold">
          O evento terminou há mais de 24 h: a lista já não está neste aparelho.
        </p>
      ) : (
        <>
          <CameraView onCode={read} />
          <AnswerBand answer={answer} turn={turn} timeZone={timeZone} />
          <GateCounters {...gateCounts(people)} recalled={recalled} />
        </>
      )}
      <div className="grid gap-5 px-4 py-4">
        {!erased && (
          <NameSearch
            people={people}
            timeZone={timeZone}
            onTicket={read}
            onConfirm={(person) => void desk.confirm(person, gate)}
          />
        )}
        <EventLinks eventId={eventId} online={online && sent !== "unreachable"} erased={erased} />
        <DoubleList
          people={[...roster.people, ...former]}
          scans={standingScans(roster, scans)}
          timeZone={timeZone}
        />
        <DevicePanel
          eventId={eventId}
          scans={scans}
          gate={typed}
          onGate={setTyped}
          readiness={readiness}
          onUpdate={update}
          erased={erased}
        />
      </div>
    </>
  );
}

type EventLinksProps = { eventId: string; online: boolean; erased: boolean };

/** Whole documents, which need signal: a link that waits for it would carry the person away in the middle of a queue. */
const EventLinks = ({ eventId, online, erased }: EventLinksProps) => (
  <nav aria-label="Evento" className="grid grid-cols-[minmax(0,1fr)_auto] gap-2">
    {[
      ...(erased ? [] : [{ to: "sem-inscricao", label: "Sem inscrição", Icon: Plus }]),
      { to: "presenca", label: "Lista", Icon: List },
    ].map(({ to, label, Icon }) =>
      online ? (
        <a key={to} href={`/organizar/eventos/${eventId}/${to}`} className={buttonClass()}>
          <Icon aria-hidden="true" />
          {label}
        </a>
      ) : (
        <span key={to} className={cx(buttonClass(), "pointer-events-none border-line text-muted")}>
          <Icon aria-hidden="true" />
          {label}
          <span className="sr-only"> (precisa de sinal)</span>
        </span>
      ),
    )}
  </nav>
);

/** A browser that cannot load its reader still opens the page. */
const readerFiles = () => qrReaderFiles().catch(() => []);
