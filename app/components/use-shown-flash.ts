import { use } from "react";
import { UNSAFE_DataRouterDataContext, useMatches, useNavigation } from "react-router";
import type { Flash } from "./toast.tsx";

/**
 * What to say now: that a form is on its way, when its page asks for that (`handle.whilePosting`); what the
 * form or the page answered (`flash` in its data); or else what the last page left.
 */
export function useShownFlash(left: Flash | null): Flash | null {
  const posting = usePostingFlash();
  const router = use(UNSAFE_DataRouterDataContext);
  const said = [...answersIn(router?.actionData), ...answersIn(router?.loaderData)];
  return posting ?? said.find((answer) => answer?.flash)?.flash ?? left;
}

function usePostingFlash(): Flash | undefined {
  const { formAction, formMethod } = useNavigation();
  const page = useMatches().at(-1);
  if (!page || formMethod !== "POST" || formAction?.split("?", 1)[0] !== page.pathname) return undefined;
  return (page.handle as { whilePosting?: Flash } | undefined)?.whilePosting;
}

const answersIn = (data: Record<string, unknown> | null | undefined) =>
  Object.values(data ?? {}) as ({ flash?: Flash | null } | null | undefined)[];
