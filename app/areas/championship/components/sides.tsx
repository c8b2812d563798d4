type SidesProps = {
  home: string;
  away: string;
  /** "2 × 1", "1 (4) × (3) 1"; null while it is to be played. */
  score: string | null;
};

/**
 * The two sides of a match around its score, as one piece of text: with a margin or a box of its own the score would
 * break the underline of a link into three.
 */
export const Sides = ({ home, away, score }: SidesProps) => (
  <>
    {home}{" "}
    {score ? (
      <span className="font-display text-xl leading-none font-extrabold whitespace-nowrap">{score}</span>
    ) : (
      <span className="font-normal">×</span>
    )}{" "}
    {away}
  </>
);
