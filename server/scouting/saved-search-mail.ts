import type { SearchQuery } from "#domain/athletes/search-query.ts";
import { filtersInWords, MOST_LISTED } from "#domain/scouting/saved-search.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { ReportedAthlete } from "#server/athletes/athletes.server.ts";
import { db } from "#server/platform/database/database.ts";
import { and, eq } from "#server/platform/database/orm.ts";
import { mailGuard } from "#server/platform/mail/guards.ts";
import type { MailText } from "#server/platform/mail/mail.ts";
import { recipients } from "./saved-search-recipients.ts";
import { savedSearches } from "./tables.ts";

const GUARD = "saved-search";

export type FoundAthlete = ReportedAthlete & { published: boolean };

interface ReportedSearch {
  id: string;
  name: string;
  query: SearchQuery;
  alertsTo: string;
  stopToken: string;
}

/** One mail a search. Its subject says nothing that a person typed. */
export function mailOf(search: ReportedSearch, found: readonly FoundAthlete[]): MailText {
  const { id, name, query, alertsTo, stopToken } = search;
  const more = found.length - MOST_LISTED;
  const count = found.length === 1 ? "1 novo atleta" : `${formatNumber(found.length)} novos atletas`;
  return {
    subject: `${count} em uma busca salva`,
    title: `${count} na busca “${name}”`,
    paragraphs: [
      `Por que aparecem: batem com a sua busca em ${filtersInWords(query)}.`,
      found.slice(0, MOST_LISTED).map(lineOf).join("\n"),
      ...(more > 0 ? [`E mais ${formatNumber(more)}.`] : []),
      "De menores de idade, este e-mail traz só o ano de nascimento, a posição e o estado. O resto está na plataforma.",
    ],
    action: { label: "Ver os novos atletas", path: `/club/buscas/${id}` },
    stop: { label: "Parar os avisos desta busca", path: `/buscas/parar/${stopToken}` },
    guard: { kind: GUARD, searchId: id, userId: alertsTo },
  };
}

/** "2010 · Ponta-esquerda · SP: perfil novo" */
const lineOf = ({ name, birthYear, position, state, published }: FoundAthlete): string =>
  `${[name, birthYear, position, state].filter(Boolean).join(" · ")}: ${
    published ? "perfil novo na plataforma" : "mudou o perfil e agora bate com a busca"
  }`;

/** Asked again when the mail leaves: it may have waited, and been stopped meanwhile. */
mailGuard(GUARD, async ({ searchId = "", userId = "" }) => {
  const [search] = await db()
    .select({ clubId: savedSearches.clubId })
    .from(savedSearches)
    .where(and(eq(savedSearches.id, searchId), eq(savedSearches.alertsTo, userId)));
  return search !== undefined && (await recipients()(userId, search.clubId)) !== null;
});
