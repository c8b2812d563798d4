import { log } from "#server/platform/log.server.ts";

/** A bug is logged as one; undefined lets the form answer, so that nobody loses what they typed. */
export async function attempt<T>(work: Promise<T>): Promise<T | undefined> {
  try {
    return await work;
  } catch (error) {
    // An answer that was thrown, as a Response or by data(), is no bug.
    if (!(error instanceof Error)) throw error;
    log.error({ err: error }, "form failed");
    return undefined;
  }
}

export const UNEXPECTED = "Ocorreu um erro inesperado";
/** What to do about it: it may have been a moment's trouble. */
export const TRY_AGAIN = "Tente novamente em instantes.";
export const NOT_SAVED = `Não foi possível salvar. ${TRY_AGAIN}`;
