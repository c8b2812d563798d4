import { unstable_useRoute as useRoute, useLocation, useMatches, useNavigation } from "react-router";
import { useSaidNow } from "./said-now.ts";
import type { Flash } from "./toast.tsx";

type Answer = { flash?: Flash | null } | null | undefined;

/**
 * What to say now: that a form is on its way, when its page asks for that (`handle.whilePosting`); what happened in
 * the browser since; what the form or the page answered (`flash` in its data); or else what the last page left.
 */
export function useShownFlash(left: Flash | null): Flash | null {
  const posting = usePostingFlash();
  const matches = useMatches();
  // Only pages have actions, and a page is always the last match.
  const page: { actionData: unknown } | undefined = useRoute(matches.at(-1)?.id as "root");
  const saidNow = useSaidNow(useLocation().key, page?.actionData);
  const said = [page?.actionData, ...matches.map(({ loaderData }) => loaderData)] as Answer[];
  return posting ?? saidNow ?? said.find((answer) => answer?.flash)?.flash ?? left;
}

function usePostingFlash(): Flash | undefined {
  const { formAction, formMethod } = useNavigation();
  const page = useMatches().at(-1);
  if (!page || formMethod !== "POST" || formAction?.split("?", 1)[0] !== page.pathname) return undefined;
  return (page.handle as { whilePosting?: Flash } | undefined)?.whilePosting;
}
