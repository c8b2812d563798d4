import { use } from "react";
import { UNSAFE_DataRouterDataContext } from "react-router";
import type { Flash } from "./toast.tsx";

/** The message of a form that was answered in place (its action returns `flash`), or else what the last page left. */
export function useShownFlash(left: Flash | null): Flash | null {
  const answers = Object.values(use(UNSAFE_DataRouterDataContext)?.actionData ?? {}) as ({
    flash?: Flash | null;
  } | null)[];
  return answers.find((answer) => answer?.flash)?.flash ?? left;
}
