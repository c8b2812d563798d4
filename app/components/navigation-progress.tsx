import { useNavigation } from "react-router";
import { useWaiting } from "#app/network/waiting.ts";

/** A thin bar while the next page is on its way; the style waits a moment, so that quick answers show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  const waiting = useWaiting();
  if (state === "idle" || waiting) return null;
  return <progress aria-label="Carregando página" className="navigation-progress" />;
}
