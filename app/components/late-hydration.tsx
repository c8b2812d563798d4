import { use } from "react";
import { UNSAFE_FrameworkContext } from "react-router";
import { LATE_HYDRATION } from "#app/late-hydration.ts";

/** Runs before the page is painted; see `server/platform/http/document.server.ts`. */
export function LateHydration() {
  const nonce = use(UNSAFE_FrameworkContext)?.nonce;
  return (
    <script nonce={nonce} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: LATE_HYDRATION }} />
  );
}
