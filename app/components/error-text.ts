import { isRouteErrorResponse } from "react-router";
import { readOnlyRefusal } from "#app/session/watched.ts";

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

/** Nothing of ours failed: the request did not reach us, or no answer of ours came back. */
export class NetworkError extends Error {
  override name = "NetworkError";
}

export function errorTitle(error: unknown): string {
  if (isNotFound(error)) return "Página não encontrada";
  if (error instanceof NetworkError) return "Sem conexão";
  if (isUnavailable(error)) return "Fora do ar por um instante";
  if (readOnlyRefusal(error)) return "Somente leitura";
  return "Unexpected Application Error!";
}

/**
 * What may be said about it: our own answer's text, or else what its status means. Nothing of a bug, except
 * to who develops, and nothing that a proxy in between or the router itself wrote: that is English.
 */
export function errorDetail(
  error: unknown,
  development: boolean,
): { status: number | null; text: string; stack?: string } {
  if (error instanceof NetworkError) return { status: null, text: OFFLINE };
  if (isRouteErrorResponse(error)) {
    return { status: error.status, text: ownText(error) || (BY_STATUS[error.status] ?? UNKNOWN) };
  }
  if (!development || !(error instanceof Error)) return { status: 500, text: UNKNOWN };
  return { status: 500, text: error.message, stack: error.stack };
}

/** What our own answer says of it; empty when it says nothing, or when somebody else answered. */
export const ownText = (error: unknown): string =>
  isRouteErrorResponse(error) && !isUnavailable(error) && !isOfRouter(error)
    ? (readOnlyRefusal(error)?.readOnly ?? textOf(error.data))
    : "";

const OFFLINE = "Não conseguimos falar com o servidor. Confira sua internet e tente de novo.";
const UNKNOWN = "Algo deu errado do nosso lado. Tente de novo em alguns instantes.";
const UNAVAILABLE = "O serviço não respondeu agora. Espere um instante e tente de novo.";

const BY_STATUS: Record<number, string> = {
  400: "Não entendemos este pedido. Volte e tente de novo.",
  401: "Entre na sua conta para continuar.",
  403: "Você não tem acesso a esta página.",
  405: "Não entendemos este pedido. Volte e tente de novo.",
  413: "O envio é grande demais. Reduza o conteúdo e tente de novo.",
  429: "Muitas tentativas. Espere um pouco e tente de novo.",
  502: UNAVAILABLE,
  503: UNAVAILABLE,
  504: UNAVAILABLE,
};

/** A proxy says these for a server that is away or too busy. */
const isUnavailable = (error: unknown): boolean =>
  isRouteErrorResponse(error) && [502, 503, 504].includes(error.status);

const isOfRouter = (error: object): boolean => "internal" in error && error.internal === true;

/** A proxy's HTML page is not shown as text. */
const textOf = (data: unknown) =>
  typeof data === "string" && data.length < 300 && !data.includes("<") ? data : "";
