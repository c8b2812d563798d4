import { listAddress, listParameters, readListQuery } from "#domain/lists/list.ts";
import { kindsOf, REVIEW_LIST, type ReviewListQuery } from "#domain/moderation/staff-list.ts";
import type { QueueFilter } from "#server/moderation/moderation.server.ts";

export const REVIEWS = REVIEW_LIST.path;

/** Which part of the queue somebody works on: a filter of its list, which goes along from item to item. */
export type QueuePart = ReviewListQuery["filters"];

/** Unknown words are ignored. */
export const partIn = ({ searchParams }: URL): QueuePart => readListQuery(REVIEW_LIST, searchParams).filters;

/** As the server's verbs take it. */
export const filterOf = ({ kind, whose }: QueuePart): QueueFilter => ({
  kinds: kind && kindsOf(kind),
  whose,
});

export const addressIn = (filters: QueuePart, id = ""): string =>
  listAddress(REVIEW_LIST, PLAIN, { filters }, id ? `${REVIEWS}/${id}` : REVIEWS);

/** The same as the fields of a form. */
export const wordsOf = (filters: QueuePart): Record<string, string> =>
  Object.fromEntries(listParameters(REVIEW_LIST, { ...PLAIN, filters }));

const PLAIN = readListQuery(REVIEW_LIST, new URLSearchParams());
