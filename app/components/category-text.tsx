const CATEGORY = /(Sub-\d{1,2})/;

/** Words in which a category such as "Sub-15" does not break at its hyphen. */
export function CategoryText({ children }: { children: string }) {
  return children.split(CATEGORY).map((part, i) =>
    // The parts take turns: text, category, text.
    i % 2 === 0 ? (
      part
    ) : (
      // oxlint-disable-next-line react/no-array-index-key -- a part has no identity but its place.
      <span key={i} className="whitespace-nowrap">
        {part}
      </span>
    ),
  );
}
