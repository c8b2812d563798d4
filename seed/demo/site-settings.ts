import { SYSTEM } from "#domain/identity/actor.ts";
import { TIME_ZONE } from "#domain/date-time.ts";
import { expectOk } from "#domain/result.ts";
import { nextWeek } from "#domain/athletes/featured-weeks.ts";
import { scheduleWeek } from "#server/athletes/weeks/featured-weeks.server.ts";
import { draftTerms } from "#server/identity/terms/versions.server.ts";
import { addBanner } from "#server/settings/banners.server.ts";

/** A notice that clubs read now, one that begins by itself, next week's athletes, and terms that are being written. */
export async function addSiteSettings(today: Temporal.PlainDate): Promise<void> {
  const startOf = (day: Temporal.PlainDate) => day.toZonedDateTime(TIME_ZONE).toInstant();
  expectOk(
    await addBanner(SYSTEM, {
      text: "Clubes: confirmem os números da temporada dos atletas vinculados até o fim do mês.",
      tone: "info",
      audience: "clubs",
      link: "/club/atletas",
      linkLabel: "Ver atletas",
      from: startOf(today.subtract({ days: 1 })),
      until: startOf(today.add({ days: 20 })),
      dismissible: true,
    }),
  );
  expectOk(
    await addBanner(SYSTEM, {
      text: "Manutenção programada: o site pode ficar fora do ar por alguns minutos, das 2h às 4h.",
      tone: "warning",
      audience: "everyone",
      link: null,
      linkLabel: null,
      from: startOf(today.add({ days: 7 })),
      until: startOf(today.add({ days: 8 })),
      dismissible: true,
    }),
  );
  const next = nextWeek(today);
  for (const athlete of ["kaua-ribeiro"]) expectOk(await scheduleWeek(SYSTEM, { athlete, ...next }));
  expectOk(await draftTerms(SYSTEM));
}
