import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface EarlierText {
  key: string;
  /** Until when it stood. */
  until: string;
  /** What it said, by the labels of the form's fields. */
  says: readonly { label: string; text: string }[];
  /** The form's fields as they were: sent again, they are today's. */
  fields: Readonly<Record<string, string>>;
}

/** What was saved before, each with a button that puts it back. Putting back is a change like any other. */
export function EarlierTexts({ texts }: { texts: readonly EarlierText[] }) {
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby="versoes" className="mt-8 max-w-[44rem]">
      <h2 id="versoes" className="text-2xl">
        Versões anteriores
      </h2>
      {texts.map(({ key, until, says, fields }) => (
        <details key={key} className="mt-2 panel px-4">
          <summary className="flex min-h-11 items-center font-semibold">Até {until}</summary>
          <dl className="grid gap-2 text-compact">
            {says.map(({ label, text }) => (
              <div key={label}>
                <dt className="text-muted">{label}</dt>
                <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
              </div>
            ))}
          </dl>
          <PostForm className="pt-2 pb-3">
            {Object.entries(fields).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            <SubmitButton size="small">Voltar a esta versão</SubmitButton>
          </PostForm>
        </details>
      ))}
    </section>
  );
}
