/** Who has no portrait yet: the same bust as the drawn ones, without a face. */
export function Silhouette() {
  return (
    <svg viewBox="0 0 250 250" preserveAspectRatio="xMidYMin slice" aria-hidden="true" focusable="false">
      <rect className="fill-muted" width="250" height="250" />
      <g className="fill-white" opacity=".26">
        <path d="M38 250c4-62 34-86 60-92l27 18 27-18c26 6 56 30 60 92z" />
        <path d="M103 128h44v31l-22 15-22-15z" />
        <ellipse cx="125" cy="96" rx="40" ry="48" />
      </g>
    </svg>
  );
}
