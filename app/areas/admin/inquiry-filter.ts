import {
  INQUIRY_KINDS,
  INQUIRY_STATES,
  type InquiryKind,
  type InquiryState,
} from "#domain/inquiries/kinds.ts";

export const INQUIRIES = "/admin/mensagens";

export interface Filter {
  kind?: InquiryKind;
  /** "all" shows both; the default shows new ones only. */
  state: InquiryState | "all";
}

const STATE_WORDS: Record<Filter["state"], string> = { new: "novas", handled: "tratadas", all: "todas" };

/** Reads the filter from an address; unknown words are ignored. */
export function filterIn({ searchParams }: URL): Filter {
  const [kind, state] = [searchParams.get("tipo"), searchParams.get("situacao")];
  return {
    kind: INQUIRY_KINDS.find((one) => one === kind),
    state: ([...INQUIRY_STATES, "all"] as const).find((one) => STATE_WORDS[one] === state) ?? "new",
  };
}

/** As the server's verbs take it. */
export const asked = ({ kind, state }: Filter) => ({ kind, state: state === "all" ? undefined : state });

export function addressOf({ kind, state }: Filter, { path = INQUIRIES, after = "" } = {}): string {
  const query = new URLSearchParams({
    ...(kind && { tipo: kind }),
    ...(state !== "new" && { situacao: STATE_WORDS[state] }),
    ...(after && { depois: after }),
  });
  return query.size > 0 ? `${path}?${query}` : path;
}
