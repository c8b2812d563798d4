import { Search } from "lucide-react";
import { useEffect, useRef, useState, type KeyboardEvent } from "react";
import { Button } from "#app/components/button.tsx";
import { CONTROL_CLASS } from "#app/components/field.tsx";
import { cx } from "#app/components/class-names.ts";
import { tokenIn, type RosterPerson } from "#domain/registrations/check-in.ts";
import { searchPeople, type GatePerson } from "#domain/registrations/gate-list.ts";
import { callOf, gateText, timeText } from "../../check-in/words.ts";

const MOST_SHOWN = 30;

interface NameSearchProps {
  people: readonly GatePerson[];
  timeZone: string;
  onTicket: (text: string) => void;
  onConfirm: (person: RosterPerson) => void;
}

/**
 * One field for names and for hand scanners, which type what they read and press Enter. What a scanner types while
 * nothing has the focus lands here too.
 */
export function NameSearch({ people, timeZone, onTicket, onConfirm }: NameSearchProps) {
  const [typed, setTyped] = useState("");
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => catchScanner(field), []);

  const isTicket = tokenIn(typed) !== null;
  const found = isTicket ? [] : searchPeople(people, typed);
  const onEnter = (event: KeyboardEvent) => {
    if (event.key !== "Enter") return;
    event.preventDefault();
    if (!isTicket && found.length > 0) return;
    if (typed.trim() !== "") onTicket(typed);
    setTyped("");
  };
  const confirm = (person: GatePerson) => {
    onConfirm(person);
    setTyped("");
    field.current?.focus();
  };
  return (
    <search className="grid gap-2">
      <div className="relative">
        <Search
          className="pointer-events-none absolute top-1/2 left-3.5 size-5 -translate-y-1/2"
          aria-hidden="true"
        />
        <input
          ref={field}
          type="text"
          aria-label="Procurar pelo nome"
          aria-describedby="leitor"
          placeholder="Procurar pelo nome"
          className={cx(CONTROL_CLASS, "min-h-12 py-2 pr-3.5 pl-11")}
          value={typed}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onEnter}
        />
      </div>
      <p id="leitor" className="sr-only">
        Um leitor de mão também escreve aqui: Enter confirma a entrada.
      </p>
      {typed.trim() !== "" && !isTicket && (
        <ul
          aria-label="Encontrados"
          className="divide-y divide-line rounded-control border border-line bg-card"
        >
          {found.slice(0, MOST_SHOWN).map((person) => (
            <li
              key={person.id}
              className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-3 py-2"
            >
              <span className="min-w-0">
                <strong>{callOf(person)}</strong>
                {person.category && ` · ${person.category}`}
              </span>
              {person.entered ? (
                <span className="text-sm text-muted">
                  {person.queued ? "na fila" : "entrou"} {timeText(person.entered.at, timeZone)},{" "}
                  {gateText(person.entered.gate)}
                </span>
              ) : (
                <Button size="small" className="min-h-11" onClick={() => confirm(person)}>
                  Confirmar entrada
                  <span className="sr-only"> de {callOf(person)}</span>
                </Button>
              )}
            </li>
          ))}
          {found.length === 0 && <li className="px-3 py-3 text-muted">Ninguém com esse nome na lista.</li>}
        </ul>
      )}
    </search>
  );
}

/**
 * A scanner types wherever the focus is: on a button its Enter would press the button. Letters go to the field,
 * unless somebody is writing in another one.
 */
function catchScanner(field: { current: HTMLInputElement | null }): () => void {
  const onKey = (event: globalThis.KeyboardEvent) => {
    const { target, key, ctrlKey, metaKey, altKey } = event;
    const writes = target instanceof HTMLElement && target.matches("input, textarea, select");
    if (writes || ctrlKey || metaKey || altKey || key.length !== 1 || key === " ") return;
    field.current?.focus();
  };
  document.addEventListener("keydown", onKey);
  return () => document.removeEventListener("keydown", onKey);
}
