import { createContext, type RouterContextProvider } from "react-router";

/** What the HTTP layer and the routes tell each other about one answer. */
export interface Page {
  /** Marks the inline scripts that we wrote; new for every rendering. */
  readonly nonce: string;
  /** What the page was made from. Empty: the page is not kept. */
  readonly madeFrom: Set<string>;
}

export const pageContext = createContext<Page>();

/**
 * Lets this page be kept for anonymous visitors until one of `sources` changes. A source is a kind
 * ("athlete") or one thing of it ("athlete:<id>"). A page that never calls this is made anew each time.
 */
export function keepPage(context: Readonly<RouterContextProvider>, sources: readonly string[]): void {
  const page = context.get(pageContext);
  for (const source of sources) page.madeFrom.add(source);
}
