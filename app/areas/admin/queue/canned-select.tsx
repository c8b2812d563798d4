import type { RefObject } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import { typeInto, withCannedText } from "./canned-text.ts";

export interface CannedChoice {
  id: string;
  title: string;
  /** Filled in with the words of this item. */
  text: string;
}

const FORM = "modelo-de-resposta";

/**
 * Writes into the field of the answer, which stands in `words`. With script at once; without, by asking for the page again, for which the select
 * belongs to a form of its own.
 */
export function CannedSelect({
  choices,
  chosen,
  words,
}: {
  choices: readonly CannedChoice[];
  chosen: string | null;
  words: RefObject<HTMLElement | null>;
}) {
  if (choices.length === 0) return null;
  return (
    <div className="flex flex-wrap items-end gap-2">
      <SelectField
        form={FORM}
        name="modelo"
        label="Modelo"
        className="min-w-0 flex-1 basis-40"
        defaultValue={chosen ?? ""}
        options={[
          { value: "", label: "Sem modelo" },
          ...choices.map(({ id, title }) => ({ value: id, label: title })),
        ]}
        onChange={({ currentTarget: { value } }) => {
          const choice = choices.find(({ id }) => id === value);
          const area = words.current?.querySelector("textarea");
          if (!choice || !area) return;
          const texts = choices.map(({ text }) => text);
          typeInto(area, withCannedText(area.value, choice.text, texts));
        }}
      />
      {/* With script the choice fills the text at once. */}
      <noscript>
        <SubmitButton form={FORM}>Usar</SubmitButton>
      </noscript>
    </div>
  );
}

/** The other half of it, outside the form of the decision. The address keeps what part of the queue is shown. */
export const CannedForm = ({ part }: { part: Record<string, string | undefined> }) => (
  <form id={FORM} method="get">
    {Object.entries(part).map(([name, value]) =>
      value ? <input key={name} type="hidden" name={name} value={value} /> : null,
    )}
  </form>
);
