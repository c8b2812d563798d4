import type { ComponentProps } from "react";
import { Link } from "./link.tsx";

/** A link that names a row of a table. On phones a finger hits it, without a taller row. */
export function RowLink(props: Omit<ComponentProps<typeof Link>, "className">) {
  return (
    <Link
      className="font-semibold text-grass underline underline-offset-4 max-sm:-my-3 max-sm:inline-block max-sm:py-3"
      {...props}
    />
  );
}
