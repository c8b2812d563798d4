/** Says that a form holds what was written in it before. Its place in the form's layout is the whole first row. */
export function DraftNote({ shown, onDiscard }: { shown: boolean; onDiscard: () => void }) {
  if (!shown) return null;
  return (
    <p
      aria-live="polite"
      className="col-span-full flex flex-wrap items-center justify-between gap-x-4 rounded-control bg-sky-tint px-4 py-1 text-compact"
    >
      Recuperamos o que você tinha escrito.
      <button
        type="button"
        onClick={onDiscard}
        className="min-h-11 font-bold underline decoration-2 underline-offset-4"
      >
        Descartar
      </button>
    </p>
  );
}
