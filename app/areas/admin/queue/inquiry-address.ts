import { INQUIRY_LIST, type InquiryListQuery } from "#domain/inquiries/staff-list.ts";
import { readListQuery, wordFor } from "#domain/lists/list.ts";

/** Which part of the messages somebody works on: filters of their list, which go along from item to item. */
export type InquiryPart = Pick<InquiryListQuery["filters"], "kind" | "whose">;

/** Unknown words are ignored. */
export function inquiryPartIn({ searchParams }: URL): InquiryPart {
  const { kind, whose } = readListQuery(INQUIRY_LIST, searchParams).filters;
  return { kind, whose };
}

/** The part as the fields of a form. */
export const partWords = (part: InquiryPart): Record<string, string> =>
  Object.fromEntries(
    (["kind", "whose"] as const).flatMap((name) => {
      const [filter, value] = [INQUIRY_LIST.filters[name], part[name]];
      return value ? [[filter.word, wordFor(filter, value)]] : [];
    }),
  );

/** One message of this part, or their list. The order is the usual one. */
export function inquiryAddress(part: InquiryPart, id = ""): string {
  const path = id ? `${INQUIRY_LIST.path}/${id}` : INQUIRY_LIST.path;
  const params = new URLSearchParams(partWords(part));
  return params.size > 0 ? `${path}?${params}` : path;
}
