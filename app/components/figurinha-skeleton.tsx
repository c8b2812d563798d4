/** Same frame, same proportion: nothing moves when the real one arrives. */
export function FigurinhaSkeleton() {
  return (
    <div className="figurinha" aria-hidden="true">
      <div className="figurinha-card">
        <div className="figurinha-panel" />
        <div className="figurinha-name">
          <span className="figurinha-ghost w-3/4" />
        </div>
        <div className="figurinha-meta">
          <span className="figurinha-ghost w-full" />
        </div>
        <div className="figurinha-stats">
          <span className="figurinha-ghost" />
          <span className="figurinha-ghost" />
          <span className="figurinha-ghost" />
        </div>
      </div>
    </div>
  );
}
