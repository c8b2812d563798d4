import type { DrawView } from "../../draw-view.ts";

/** Under the table and the bracket: who was drawn, when, before whom, and the seed that gives the same order again. */
export const DrawNotes = ({ draws }: { draws: readonly DrawView[] }) =>
  draws.length > 0 ? (
    <div>
      {draws.map((draw) => (
        <DrawNote key={draw.id} draw={draw} />
      ))}
    </div>
  ) : null;

const DrawNote = ({ draw: { title, when, seed, witnesses, steps } }: { draw: DrawView }) => (
  <details className="text-compact">
    <summary className="flex min-h-11 w-fit cursor-pointer items-center font-semibold text-grass underline underline-offset-4">
      {title}
    </summary>
    <div className="grid gap-2 pb-3 wrap-anywhere">
      <p>{[when, witnesses && `Testemunhas: ${witnesses}`].filter(Boolean).join(" · ")}</p>
      <ol className="list-inside list-decimal gap-x-8 sm:columns-2">
        {steps.map(({ name, note }) => (
          <li key={name}>
            {name}
            {note && <span className="text-muted"> · {note}</span>}
          </li>
        ))}
      </ol>
      <p className="text-muted">
        Semente <code>{seed}</code>: com ela e as mesmas equipes o sorteio dá sempre esta ordem.
      </p>
    </div>
  </details>
);
