import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { LONGEST_REMARK, REMARKS_ABOUT } from "#domain/championships/sheet-fields.ts";
import { ABOUT_WORDS } from "../words.ts";
import { EntryForm } from "./entry-form.tsx";
import { OfficialsFields } from "./officials-fields.tsx";
import { Undo } from "./timeline.tsx";
import type { Sheet } from "./use-sheet.ts";

/** Who refereed, and what has to be said of the match besides its events. */
export function Remarks({ sheet, answer }: { sheet: Sheet; answer?: Refused | undefined }) {
  const { remarks, officials } = sheet.state;
  return (
    <div className="grid gap-4 p-4">
      <section className="panel grid gap-4 p-4" aria-labelledby="arbitragem">
        <h2 id="arbitragem" className="text-2xl">
          Arbitragem
        </h2>
        <EntryForm sheet={sheet} what="officials" half={1} className="grid gap-3">
          {(field) => (
            <>
              <OfficialsFields officials={officials} referee={sheet.data.referee} field={field} />
              <SubmitButton>Guardar arbitragem</SubmitButton>
            </>
          )}
        </EntryForm>
      </section>
      <section className="panel grid gap-4 p-4" aria-labelledby="observacoes">
        <h2 id="observacoes" className="text-2xl">
          Observações
        </h2>
        <p className="text-compact text-muted">
          Só quem organiza e o árbitro leem. Não aparecem na página pública nem para as equipes.
        </p>
        {remarks.map((remark) => (
          <div key={remark.id} className="flex items-start justify-between gap-3 border-b border-line pb-3">
            <p className="min-w-0 whitespace-pre-line wrap-anywhere">
              <b>{ABOUT_WORDS[remark.about]}:</b> {remark.text}
            </p>
            <Undo sheet={sheet} entry={remark} />
          </div>
        ))}
        <EntryForm sheet={sheet} what="remark" half={1} answer={answer} className="grid gap-3">
          {(field) => (
            <>
              <SelectField
                label="Sobre"
                options={REMARKS_ABOUT.map((about) => ({ value: about, label: ABOUT_WORDS[about] }))}
                {...field("about", "pitch")}
              />
              <TextareaField label="Observação" rows={4} maxLength={LONGEST_REMARK} {...field("text", "")} />
              <SubmitButton>Guardar observação</SubmitButton>
            </>
          )}
        </EntryForm>
      </section>
    </div>
  );
}
