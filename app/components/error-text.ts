import { isRouteErrorResponse } from "react-router";

export const isNotFound = (error: unknown): boolean => isRouteErrorResponse(error) && error.status === 404;

export const errorTitle = (error: unknown): string =>
  isNotFound(error) ? "Página não encontrada" : "Unexpected Application Error!";

/** What may be said about it: an answer's own status and text; of a bug nothing, except to who develops. */
export function errorDetail(
  error: unknown,
  development: boolean,
): { status: number; text: string; stack?: string } {
  if (isRouteErrorResponse(error))
    return { status: error.status, text: textOf(error.data) || error.statusText };
  const text = "Algo deu errado do nosso lado. Tente de novo em alguns instantes.";
  if (!development || !(error instanceof Error)) return { status: 500, text };
  return { status: 500, text: error.message, stack: error.stack };
}

const textOf = (data: unknown) => (typeof data === "string" && data.length < 300 ? data : "");
