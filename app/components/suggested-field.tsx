import { useEffect, useId, useRef, useState, type ComponentProps } from "react";
import { InputField } from "./input.tsx";

const PAUSE_MS = 200;

type SuggestedFieldProps = ComponentProps<typeof InputField> & {
  /** The address that answers `?q=` with a list of texts. */
  from: string;
};

/** A text field that suggests while somebody types; without script it is a plain one. */
export function SuggestedField({ from, className, ...field }: SuggestedFieldProps) {
  const listId = useId();
  const { suggestions, suggest } = useSuggestions(from);
  return (
    <div className={className}>
      <InputField
        {...field}
        list={listId}
        autoComplete="off"
        onInput={(event) => suggest(event.currentTarget.value)}
      />
      <datalist id={listId}>
        {suggestions.map((text) => (
          <option key={text}>{text}</option>
        ))}
      </datalist>
    </div>
  );
}

export function useSuggestions(from: string) {
  const [suggestions, setSuggestions] = useState<string[]>([]);
  const asked = useRef<AbortController>(undefined);
  useEffect(() => () => asked.current?.abort(), []);
  const suggest = (text: string) => {
    // What was typed last is what suggestions are for: an earlier answer may come later.
    asked.current?.abort();
    if (text.trim().length < 2) return;
    const { signal } = (asked.current = new AbortController());
    setTimeout(() => {
      if (signal.aborted) return;
      // Suggestions only help: without an answer the person goes on typing.
      fetch(`${from}?q=${encodeURIComponent(text)}`, { signal })
        .then(async (answer) => answer.ok && setSuggestions((await answer.json()) as string[]))
        .catch(() => undefined);
    }, PAUSE_MS);
  };
  return { suggestions, suggest };
}
