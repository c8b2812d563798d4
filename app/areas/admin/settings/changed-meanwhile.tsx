import { Notice } from "#app/components/notice.tsx";

export interface SavedMeanwhile {
  /** The time of what is saved now: sent again, it is replaced knowingly. */
  savedAt: string;
  /** What the form would overwrite, by the labels of its fields. */
  saved: readonly { label: string; text: string }[];
}

/** Two people had the form open: what the other one saved, above the fields with what was typed here. */
export function ChangedMeanwhile({ saved }: Pick<SavedMeanwhile, "saved">) {
  return (
    <Notice tone="warning" title="Outra pessoa salvou enquanto você escrevia" className="mb-5">
      <p>Seu texto está nos campos abaixo. Salvar de novo substitui o que está salvo agora:</p>
      <dl className="mt-2 grid gap-2">
        {saved.map(({ label, text }) => (
          <div key={label}>
            <dt className="font-semibold">{label}</dt>
            <dd className="wrap-anywhere whitespace-pre-line">{text}</dd>
          </div>
        ))}
      </dl>
    </Notice>
  );
}
