import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { Badge } from "#app/components/badge.tsx";
import type { Entered, RosterPerson, Scan } from "#domain/registrations/check-in.ts";
import { doubleReadings, voidReadings } from "#domain/registrations/gate-list.ts";
import { callOf, gateText, timeText } from "../../check-in/words.ts";

interface DoubleListProps {
  people: readonly RosterPerson[];
  scans: readonly Scan[];
  timeZone: string;
}

/** What came out when the readings of several devices met. */
export function DoubleList({ people, scans, timeZone }: DoubleListProps) {
  const doubles = doubleReadings(people, scans);
  const voids = voidReadings(people, scans);
  return (
    <>
      {doubles.length > 0 && (
        <section className="grid gap-2" aria-labelledby="duplas">
          <h2 id="duplas" className="text-2xl">
            Dois aparelhos leram o mesmo
          </h2>
          <ul className="border-t border-line">
            {doubles.map(({ id, person, counts, again }) => (
              <li key={id} className="border-b border-line">
                <Reading who={callOf(person)} entered={counts} timeZone={timeZone}>
                  <Badge tone="grass">
                    <Check aria-hidden="true" /> vale
                  </Badge>
                </Reading>
                <Reading who={callOf(person)} entered={again} timeZone={timeZone}>
                  <Badge tone="canary">dupla</Badge>
                </Reading>
              </li>
            ))}
          </ul>
          <p className="text-compact text-muted">
            Vale a primeira leitura, pela hora do servidor. As duas ficam na lista.
          </p>
        </section>
      )}
      {voids.length > 0 && (
        <section className="grid gap-2" aria-labelledby="canceladas">
          <h2 id="canceladas" className="text-2xl">
            Entraram com inscrição cancelada
          </h2>
          <ul className="border-t border-line">
            {voids.map(({ entry, person }) => (
              <li key={entry.id} className="border-b border-line">
                <Reading
                  who={person ? callOf(person) : "Ingresso cancelado"}
                  entered={entry}
                  timeZone={timeZone}
                >
                  <Badge tone="danger">não vale</Badge>
                </Reading>
              </li>
            ))}
          </ul>
          <p className="text-compact text-muted">Foram lidos sem sinal. Chame quem organiza.</p>
        </section>
      )}
    </>
  );
}

type ReadingProps = { who: string; entered: Entered; timeZone: string; children: ReactNode };

const Reading = ({ who, entered, timeZone, children }: ReadingProps) => (
  <p className="flex min-h-11 flex-wrap items-center gap-x-2 py-1.5">
    <strong className="mr-auto">{who}</strong>
    <span className="text-muted">{gateText(entered.gate)}</span>
    <strong className="tabular-nums">{timeText(entered.at, timeZone)}</strong>
    {children}
  </p>
);
