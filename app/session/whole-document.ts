import { redirectDocument, type MiddlewareFunction } from "react-router";

/**
 * For pages whose answer gives them rights of their own, such as a camera: the browser's router would show them in the
 * document of the page before, which has not got these rights. It is told to load the page as a document instead.
 */
export const wholeDocument: MiddlewareFunction<Response> = ({ request, url }, next) => {
  const { pathname, searchParams } = new URL(request.url);
  // The frame of an open page is read again on its own.
  const frameOnly = searchParams.get("_routes") === "root";
  if (request.method === "GET" && pathname.endsWith(".data") && !frameOnly)
    throw redirectDocument(url.pathname + url.search);
  return next();
};
