import { markedParts } from "#domain/athletes/marked-text.ts";

/** What an athlete wrote, as it would stand on the page, with what staff should look at marked. */
export function MarkedText({ children }: { children: string }) {
  const parts = markedParts(children);
  return (
    <p className="mt-3 border-t border-line pt-3 text-compact wrap-anywhere whitespace-pre-line">
      {parts.map(({ text, marked }, index) =>
        marked ? (
          // oxlint-disable-next-line react/no-array-index-key -- Pieces of one text have no other name.
          <mark key={index} className="bg-canary-tint text-ink">
            {text}
          </mark>
        ) : (
          text
        ),
      )}
    </p>
  );
}
