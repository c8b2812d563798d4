import type { ComponentProps } from "react";
import { cx } from "./class-names.ts";
import { Link } from "./link.tsx";

type ButtonVariant = "primary" | "outline" | "text" | "danger";
type ButtonSize = "small" | "medium" | "large";

type Look = {
  /** Use one `primary` button in a view; the others are outline or text. */
  variant?: ButtonVariant;
  size?: ButtonSize;
  /** For buttons on a dark green background. */
  onDark?: boolean;
};

export function Button({
  variant,
  size,
  onDark,
  className,
  type = "button",
  ...rest
}: ComponentProps<"button"> & Look) {
  // oxlint-disable-next-line react/button-has-type -- the type is the caller's, with a safe default.
  return (
    <button
      type={type}
      className={cx(buttonClass({ variant, size, onDark }), DISABLED, className)}
      {...rest}
    />
  );
}

/** Sends the form that it stands in; `intent` tells the action which of its buttons it was. */
export function SubmitButton({
  intent,
  ...rest
}: Omit<ComponentProps<typeof Button>, "type"> & { intent?: string }) {
  return <Button type="submit" {...(intent !== undefined && { name: "intent", value: intent })} {...rest} />;
}

export function ButtonLink({
  variant,
  size,
  onDark,
  className,
  ...rest
}: ComponentProps<typeof Link> & Look) {
  return <Link className={cx(buttonClass({ variant, size, onDark }), className)} {...rest} />;
}

/** For elements that only look like a button, such as the label of a file field. */
export function buttonClass({ variant = "outline", size = "medium", onDark = false }: Look = {}): string {
  return cx(
    BASE,
    variant === "text" ? TEXT_SIZES[size] : SIZES[size],
    (onDark ? ON_DARK : ON_LIGHT)[variant],
  );
}

const BASE =
  "inline-flex items-center justify-center gap-2 rounded-control border-2 text-center leading-tight font-bold no-underline " +
  "transition-[background-color,border-color,color] duration-150 active:translate-y-px [&_svg]:size-5 [&_svg]:shrink-0";

const DISABLED =
  "disabled:cursor-not-allowed disabled:border-line disabled:bg-line disabled:text-muted disabled:active:translate-y-0";

const SIZES: Record<ButtonSize, string> = {
  small: "min-h-10 px-4 py-1.5 text-compact",
  medium: "min-h-12 px-5 py-2.5",
  large: "min-h-14 px-6 py-3 text-lead",
};

const TEXT_SIZES: Record<ButtonSize, string> = {
  small: "min-h-10 px-1 py-1.5 text-compact",
  medium: "min-h-12 px-1 py-2.5",
  large: "min-h-14 px-1 py-3 text-lead",
};

const TEXT = "border-transparent underline decoration-2 underline-offset-4";

const ON_LIGHT: Record<ButtonVariant, string> = {
  primary: "border-ink bg-canary text-ink hover:bg-canary-deep",
  outline: "border-ink bg-transparent text-ink hover:bg-ink hover:text-white",
  text: cx(TEXT, "text-grass hover:text-ink hover:decoration-canary-deep"),
  danger: "border-danger bg-danger text-white hover:border-ink hover:bg-ink",
};

const ON_DARK: Record<ButtonVariant, string> = {
  primary: "border-canary bg-canary text-ink hover:border-canary-deep hover:bg-canary-deep",
  outline: "border-white bg-transparent text-white hover:bg-white hover:text-ink",
  text: cx(TEXT, "text-white hover:decoration-canary"),
  danger: "border-danger bg-danger text-white hover:border-white",
};
