import { PRODUCT_NAME } from "#domain/brand.ts";
import { cx } from "./class-names.ts";

/** A football's panel that is also a cut stone. */
export function Logo({ className }: { className?: string }) {
  return (
    <span
      className={cx(
        "inline-flex items-center gap-2.5 font-display text-[1.625rem] leading-none font-extrabold",
        className,
      )}
    >
      <LogoMark className="size-7 shrink-0" />
      <span className="logo-name whitespace-nowrap">{PRODUCT_NAME}</span>
    </span>
  );
}

export function LogoMark({ className }: { className?: string }) {
  return (
    <svg className={className} viewBox="0 0 32 32" aria-hidden="true" focusable="false">
      <path className="fill-canary" d="M16 1 31 12 25.3 30H6.7L1 12z" />
      <path className="fill-canary-deep" d="M16 17.5 31 12 25.3 30H6.7z" />
    </svg>
  );
}
