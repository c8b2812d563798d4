import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/** A link inside a sentence. */
export function TextLink(props: Omit<ComponentProps<typeof Link>, "className">) {
  return <Link className="font-semibold text-grass underline underline-offset-4" {...props} />;
}
