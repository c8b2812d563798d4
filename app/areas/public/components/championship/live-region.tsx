/**
 * Says to screen readers what changed, and lets who has no script read on: the page loads again by itself while a match
 * is played. With script it is hydrated at once, to open its stream.
 */
export const LiveRegion = ({
  follow,
  playing,
  said,
}: {
  follow: boolean;
  playing: boolean;
  said: string;
}) => (
  <>
    <p className="sr-only" aria-live="polite">
      {said}
    </p>
    {follow && <span hidden data-hydrate-now />}
    {playing && (
      <noscript>
        <meta httpEquiv="refresh" content="30" />
      </noscript>
    )}
  </>
);
