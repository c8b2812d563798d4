import { useNavigation } from "react-router";

/** A thin bar while the next page is on its way; the style waits a moment, so that quick answers show none. */
export function NavigationProgress() {
  const { state } = useNavigation();
  if (state === "idle") return null;
  return <progress aria-label="Carregando página" className="navigation-progress" />;
}
