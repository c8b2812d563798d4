import { Button } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { LONGEST_GATE, type Roster } from "#domain/registrations/check-in.ts";
import { gateCounts, gatePeople } from "#domain/registrations/gate-list.ts";
import { callOf, enteredText } from "../../check-in/words.ts";
import { GateCounters } from "./gate-counters.tsx";
import { FIRST_GATE } from "./use-gate.ts";

/** The entrance without script: the list, with a button for each who is still missing. */
export function PlainEntrance({ roster, timeZone }: { roster: Roster; timeZone: string }) {
  const people = gatePeople(roster, []);
  return (
    // Whoever has script sees the other entrance in a moment.
    <div className="not-noscript:hidden">
      <GateCounters {...gateCounts(people)} />
      <PostForm discover="none" className="grid gap-4 px-4 py-4">
        <input type="hidden" name="intent" value="entrada" />
        <InputField label="Portão" name="gate" defaultValue={FIRST_GATE} maxLength={LONGEST_GATE} />
        <ul className="border-t border-line">
          {people.map((person) => (
            <li
              key={person.id}
              className="flex min-h-14 flex-wrap items-center justify-between gap-2 border-b border-line py-2"
            >
              <span>
                <strong>{callOf(person)}</strong>
                {person.category && ` · ${person.category}`}
              </span>
              {person.entered ? (
                <span className="text-compact text-muted">{enteredText(person.entered, timeZone)}</span>
              ) : (
                <Button type="submit" name="person" value={person.id} size="small" className="min-h-11">
                  Confirmar entrada
                  <span className="sr-only"> de {callOf(person)}</span>
                </Button>
              )}
            </li>
          ))}
        </ul>
      </PostForm>
    </div>
  );
}
