import { useEffect, useId, useRef, useState } from "react";
import { Button } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";

const PAUSE_MS = 200;

type CityFieldProps = {
  name: string;
  defaultValue?: string;
  error?: string;
  className?: string;
  /** Municipalities that the server offers for what was typed. */
  choices?: readonly string[];
};

/** A municipality with its state. Script suggests while typing; without it, the server offers what may be meant. */
export function CityField({ choices, className, ...field }: CityFieldProps) {
  const listId = useId();
  const { suggestions, suggest } = useSuggestions();
  return (
    <div className={className}>
      <InputField
        label="Cidade"
        {...field}
        list={listId}
        maxLength={100}
        autoComplete="off"
        placeholder="Salvador, BA"
        onInput={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map((place) => (
          <option key={place}>{place}</option>
        ))}
      </datalist>
      {choices && choices.length > 0 && (
        <fieldset className="mt-2 flex flex-wrap gap-2">
          <legend className="sr-only">Qual cidade?</legend>
          {choices.map((place) => (
            <Button key={place} type="submit" name="cityChoice" value={place} size="small">
              {place}
            </Button>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function useSuggestions() {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const suggest = (text: string) => {
    clearTimeout(timer.current);
    if (text.trim().length < 2) return;
    timer.current = setTimeout(() => {
      // Suggestions only help: without an answer the person goes on typing.
      fetch(`/cidades?q=${encodeURIComponent(text)}`)
        .then(async (answer) => answer.ok && setSuggestions((await answer.json()) as string[]))
        .catch(() => undefined);
    }, PAUSE_MS);
  };
  return { suggestions, suggest };
}
