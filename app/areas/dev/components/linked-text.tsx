const ADDRESS = /(https?:\/\/[^\s<>"]+)/;

/** Plain text whose web addresses can be followed, and nothing else of it means anything. */
export function LinkedText({ text }: { text: string }) {
  return text.split(ADDRESS).map((part, place) =>
    ADDRESS.test(part) ? (
      // oxlint-disable-next-line react/no-array-index-key -- parts of one text never move.
      <a key={place} href={part} className="font-semibold text-grass underline underline-offset-4">
        {part}
      </a>
    ) : (
      part
    ),
  );
}
