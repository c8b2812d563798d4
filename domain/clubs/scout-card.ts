import { formatDay } from "#domain/date-time.ts";

/** Stands under every card, on the page, on paper and in the picture. */
export const CARD_WARNING = "Este cartão não autoriza contato fora da plataforma";

export const confirmedSince = (since: Temporal.Instant): string => `Confirmado desde ${formatDay(since)}`;
