/** Code that scrolls inside its own box, so that the page never does. `of` is part of its name for screen readers. */
export function CodeBlock({ label, of, code }: { label: string; of: string; code: string }) {
  return (
    <div className="mt-4 min-w-0">
      <p className="mb-1.5 font-semibold">{label}</p>
      <section
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard.
        tabIndex={0}
        aria-label={`${label}: ${of}`}
        className="on-dark max-h-96 overflow-auto rounded-control bg-ink p-4 font-mono text-sm leading-relaxed text-white"
      >
        <pre>
          <code>{code}</code>
        </pre>
      </section>
    </div>
  );
}
