/** An error as Stripe answers it. */
export class Refusal extends Error {
  override name = "Refusal";
  readonly status: number;
  readonly type: string;
  readonly code: string | undefined;

  constructor(status: number, message: string, code?: string, type = "invalid_request_error") {
    super(message);
    this.status = status;
    this.code = code;
    this.type = type;
  }

  body() {
    return { error: { type: this.type, code: this.code, message: this.message } };
  }
}

export const missing = (kind: string, id: string) =>
  new Refusal(404, `No such ${kind}: '${id}'`, "resource_missing");

/** The object of that id, or Stripe's answer to an id that it does not know. */
export function find<T>(kind: string, from: ReadonlyMap<string, T>, id: string): T {
  const found = from.get(id);
  if (!found) throw missing(kind, id);
  return found;
}
