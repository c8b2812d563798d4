import { createContext, use } from "react";
import { mayKeepField, type FieldTraits } from "#domain/draft-fields.ts";

/** What was typed in this form before the session ended, by field; see `PostForm`. */
export const KeptText = createContext<Readonly<Record<string, string>> | null>(null);

type KeptField = FieldTraits & { keep?: boolean };

/** For a field's component: its mark, and the text to begin with. `keep={false}` is for fields that hold a secret. */
export function useKeptText({ keep = true, ...field }: KeptField): {
  mark: { "data-draft"?: "" };
  text: string | undefined;
} {
  const kept = use(KeptText);
  if (!keep || !mayKeepField(field)) return { mark: {}, text: undefined };
  return { mark: { "data-draft": "" }, text: kept?.[field.name ?? ""] };
}
