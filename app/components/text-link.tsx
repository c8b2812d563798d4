import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

type LinkProps = Omit<ComponentProps<typeof Link>, "className">;

/** A link inside a sentence. */
export function TextLink(props: LinkProps) {
  return <Link className={LOOK} {...props} />;
}

/** A link that stands by itself: on a phone, large enough for a thumb. */
export function StandaloneLink(props: LinkProps) {
  return <Link className={`inline-flex items-center max-sm:min-h-11 ${LOOK}`} {...props} />;
}

/** A link that names a row of a table. On phones a finger hits it, without a taller row. */
export function RowTitleLink(props: LinkProps) {
  return <Link className={`max-sm:-my-3 max-sm:inline-block max-sm:py-3 ${LOOK}`} {...props} />;
}

const LOOK = "font-semibold text-grass underline underline-offset-4";
