import { data, type RouterContextProvider } from "react-router";
import { longDate } from "#domain/long-date.ts";
import { parseLegal } from "#domain/legal/markup.ts";
import {
  currentTerms,
  publishedTerms,
  termsTexts,
  announcedTerms,
} from "#server/identity/terms/terms.server.ts";
import { siteInfo } from "#server/platform/config/site.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { cachePage, framePage } from "#server/platform/http/request-context.server.ts";
import { TIME_ZONE } from "#domain/date-time.ts";

/** Terms or policy: the version of the address, or the one that counts now. */
export async function loadLegal(
  context: Readonly<RouterContextProvider>,
  text: "terms" | "policy",
  version: string | undefined,
) {
  const [versions, current, coming] = await Promise.all([publishedTerms(), currentTerms(), announcedTerms()]);
  const shown = version ? versions.find((known) => known.version === version) : current;
  const texts = shown && (await termsTexts(shown.version));
  if (!shown || !texts) throw data("Versão não encontrada", 404);
  cachePage(context, ["terms"]);
  // An announced version replaces this one by the clock alone.
  framePage(context, [], coming?.inForceFrom ?? null);
  const dayOf = (instant: Temporal.Instant) => longDate(instant.toZonedDateTimeISO(TIME_ZONE).toPlainDate());
  return {
    parts: parseLegal(texts[text]),
    version: shown.version,
    since: dayOf(shown.inForceFrom),
    state: standing(shown.inForceFrom, current.inForceFrom),
    coming: coming && { version: coming.version, day: dayOf(coming.inForceFrom), changes: coming.changes },
    others: versions
      .filter((known) => known !== shown)
      .toReversed()
      .map(({ version: name, inForceFrom }) => ({ version: name, since: dayOf(inForceFrom) })),
    email: siteInfo().contact.email,
  };
}

function standing(from: Temporal.Instant, current: Temporal.Instant): "current" | "coming" | "former" {
  if (Temporal.Instant.compare(from, now()) > 0) return "coming";
  return from.equals(current) ? "current" : "former";
}
