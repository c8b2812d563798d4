import { cx } from "#app/components/class-names.ts";

type QrCodeProps = { qr: { size: number; path: string }; label: string; className?: string };

// The standard asks for four modules of nothing around the code.
const QUIET = 4;

/** A QR code that the server has drawn. */
export function QrCode({ qr: { size, path }, label, className }: QrCodeProps) {
  const side = size + QUIET * 2;
  return (
    <svg
      // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- drawn with the page, so that it is there without another request.
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      shapeRendering="crispEdges"
      className={cx("shrink-0 bg-white", className)}
    >
      <path className="fill-ink" d={path} />
    </svg>
  );
}
