import { createContext, type MiddlewareFunction, type RouterContextProvider } from "react-router";
import { isReadOnly } from "#server/platform/database/database.ts";
import type { KnownParameters } from "./page-keys.ts";

/** What the HTTP layer and the routes tell each other about one answer. */
export interface Page {
  /** Marks the inline scripts that we wrote; new for every rendering. */
  readonly nonce: string;
  /** Whoever asks is an anonymous visitor: what they are shown is what every other one is shown. */
  readonly forEveryone: boolean;
  /** What the page was made from. Empty: the page is not cached. */
  readonly madeFrom: Set<string>;
  /** What the frame around it was made from: it counts where the page itself may be cached. */
  readonly framedBy: Set<string>;
  /** From then on the page would say something else, although no row changes. */
  freshUntil: Temporal.Instant | null;
  /** The parameters of the address that the page reads. */
  parameters: KnownParameters;
  /** The pattern of the matched route, which the log may hold. */
  route: string | undefined;
  /** There was more to do than the database could take: the answer is "later". */
  overloaded: boolean;
  /** What is done once the answer has been sent. */
  readonly afterwards: (() => Promise<void>)[];
}

export const pageContext = createContext<Page>();

/**
 * Lets this page be cached for anonymous visitors until one of `sources` changes. A source is a kind
 * ("athlete") or one thing of it ("athlete:<id>"). A page that never calls this is made anew each time.
 * `parameters` names what the page reads of the query: everything else is taken out before the page is made.
 */
export function cachePage(
  context: Readonly<RouterContextProvider>,
  sources: readonly string[],
  parameters: KnownParameters = [],
): void {
  const page = context.get(pageContext);
  for (const source of sources) page.madeFrom.add(source);
  const before = page.parameters;
  page.parameters = before === "all" || parameters === "all" ? "all" : [...before, ...parameters];
}

/**
 * What the frame around a page was made from, such as the site's notices: if the page is cached, it is dropped when
 * one of these changes, and at `freshUntil` at the latest. A frame alone lets no page be cached.
 */
export function framePage(
  context: Readonly<RouterContextProvider>,
  sources: readonly string[],
  freshUntil: Temporal.Instant | null,
): void {
  const page = context.get(pageContext);
  for (const source of sources) page.framedBy.add(source);
  const before = page.freshUntil;
  if (freshUntil && (!before || Temporal.Instant.compare(freshUntil, before) < 0))
    page.freshUntil = freshUntil;
}

/**
 * Does something once the answer has been sent, so that nobody waits for it. A failure is logged and not repeated. What
 * an admin reads in somebody's place leaves no trace of that person's.
 */
export function afterAnswer(context: Readonly<RouterContextProvider>, work: () => Promise<void>): void {
  if (isReadOnly()) return;
  context.get(pageContext).afterwards.push(work);
}

/** Opens every request, so that the log knows which route was meant, also when what follows fails. */
export const noteRoute: MiddlewareFunction<Response> = ({ context, pattern }) => {
  context.get(pageContext).route = pattern.startsWith("/") ? pattern : `/${pattern}`;
};

/** The pattern of the matched route, as in routes.ts: what an address means, however it is written. */
export const routeIn = (context: Readonly<RouterContextProvider>): string =>
  context.get(pageContext).route ?? "";
