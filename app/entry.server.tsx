import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import {
  isRouteErrorResponse,
  ServerRouter,
  type EntryContext,
  type HandleErrorFunction,
  type RouterContextProvider,
} from "react-router";
import { formTargets } from "#server/platform/config/site.server.ts";
import { documentResponse, finishDocument, withLoaderData } from "#server/platform/http/document.server.ts";
import { pageContext } from "#server/platform/http/request-context.server.ts";
import type { RouteHandle } from "#server/platform/http/route-words.server.ts";
import { contentSecurityPolicy, permissionsPolicy } from "#server/platform/http/security-headers.server.ts";
import { log } from "#server/platform/log.server.ts";
import { isOverloaded } from "#server/platform/overloaded.server.ts";
import { ScriptNonce } from "./components/inline-script.tsx";

export { dataRoutes } from "./data-routes.ts";

const HTML = "text/html; charset=utf-8";
const RENDER_TIMEOUT_MS = 10_000;

/** The whole document at once: nothing here streams, so that an error can still change the status. */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const page = loadContext.get(pageContext);
  const { serverHandoffStream: loaderData, ...context } = routerContext;
  const rendered = await render(
    <ScriptNonce value={page.nonce}>
      <ServerRouter context={withMatchedRoutes(context)} url={request.url} nonce={page.nonce} />
    </ScriptNonce>,
  );
  const hasScripts = routerContext.renderMeta?.didRenderScripts && loaderData;
  const html = hasScripts ? withLoaderData(rendered, await textOf(loaderData), page.nonce) : rendered;
  const rights = { readsCodes: readsCodes(routerContext) };
  if (rights.readsCodes) headers.set("permissions-policy", permissionsPolicy(rights));
  // In development the bundler's own inline scripts and sockets would break the policy.
  if (import.meta.env.DEV)
    return new Response(html, {
      status,
      headers: { ...Object.fromEntries(headers), "content-type": HTML, "content-security-policy": "" },
    });
  const cached = page.forEveryone && status === 200 && page.madeFrom.size > 0;
  const finished = finishDocument(html, page.nonce, cached);
  headers.set("content-type", HTML);
  passOn(routerContext.staticHandlerContext.actionHeaders, headers);
  headers.set(
    "content-security-policy",
    contentSecurityPolicy(finished.scriptSources, formTargets(), rights),
  );
  return documentResponse(finished.html, { status, headers });
}

/** Whether a route of this document has asked for the camera by its `handle`. */
const readsCodes = ({ routeModules, staticHandlerContext }: EntryContext): boolean =>
  staticHandlerContext.matches.some(
    ({ route }) => (routeModules[route.id]?.handle as RouteHandle | undefined)?.readsCodes === true,
  );

/** The router drops an action's headers unless its route exports them. How long to wait is for every browser. */
function passOn(actionHeaders: Record<string, Headers>, headers: Headers): void {
  const seconds = Object.values(actionHeaders).map((given) => given.get("retry-after"));
  const wait = seconds.find((one) => one !== null);
  if (wait) headers.set("retry-after", wait);
}

/**
 * The router builds an object for each route that it is told of, at each rendering. A page shows the matched ones
 * only; the browser's router asks for others when it meets links to them. For an address that is too long to be asked
 * about the router would tell of all routes at once, and fails, because it has loaded none but the matched ones.
 */
function withMatchedRoutes(context: EntryContext): EntryContext {
  const { manifest, staticHandlerContext } = context;
  const matched = staticHandlerContext.matches.map(({ route }) => [route.id, manifest.routes[route.id]]);
  return { ...context, manifest: { ...manifest, routes: Object.fromEntries(matched) } };
}

async function textOf(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = "";
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text;
}

/** Expected answers (404 and the like) are no errors; bugs are logged once, with the request's id. */
export const handleError: HandleErrorFunction = (error, { request, context }) => {
  const page = context.get(pageContext);
  if (isOverloaded(error)) page.overloaded = true;
  if (request.signal.aborted || page.overloaded) return;
  if (isRouteErrorResponse(error) || error instanceof Response) return;
  log.error({ err: error, route: page.route }, "request failed");
};

/** One string is cheaper than a stream of parts, each of them encoded. It cannot wait: see the other way below. */
function render(element: React.ReactNode): string | Promise<string> {
  try {
    return `<!DOCTYPE html>${renderToString(element)}`;
  } catch {
    return renderWaiting(element);
  }
}

/** Waits for parts of a page that are loaded when they are first shown. An error of the page itself comes again. */
function renderWaiting(element: React.ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks).toString());
        done();
      },
    });
    const { pipe, abort } = renderToPipeableStream(element, {
      onAllReady: () => {
        clearTimeout(timeout);
        pipe(sink);
      },
      onShellError: reject,
      onError: reject,
    });
    const timeout = setTimeout(() => abort(new Error("rendering took too long")), RENDER_TIMEOUT_MS);
  });
}
