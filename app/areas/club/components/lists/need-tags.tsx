/** "Procura-se: Ponta-esquerda, Nascidos 2009–2011, Canhoto". */
export const NeedTags = ({ words }: { words: readonly string[] }) => (
  <ul className="flex flex-wrap gap-2">
    {words.map((word) => (
      <li
        key={word}
        className="inline-flex min-h-6 items-center rounded-md border border-edge bg-card px-1.5 text-sm font-medium"
      >
        {word}
      </li>
    ))}
  </ul>
);
