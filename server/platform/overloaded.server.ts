/** More work than this process or its database can take now. Expected under load: the visitor hears 503. */
export class Overloaded extends Error {
  override name = "Overloaded";
}

/** Query builders wrap what the pool throws. */
export function isOverloaded(error: unknown): boolean {
  if (error instanceof Overloaded) return true;
  return error instanceof Error && error.cause !== undefined && isOverloaded(error.cause);
}
