import { z } from "zod";
import { ADULT_AGE } from "#domain/dates.ts";
import { formatDay, TIME_ZONE } from "#domain/date-time.ts";
import { SYSTEM } from "#domain/identity/actor.ts";
import { endOfGrace, REMIND_BEFORE_DAYS, type TermsVersion } from "#domain/identity/terms.ts";
import { firstName } from "#domain/person-name.ts";
import { expectOk } from "#domain/result.ts";
import { acceptedAmong, currentTerms, publishedTerms } from "#server/identity/terms/terms.server.ts";
import { now } from "#server/platform/clock.ts";
import { db, inTransaction } from "#server/platform/database/database.ts";
import { and, asc, eq, gt, isNull } from "#server/platform/database/orm.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { mailTo } from "#server/platform/mail/mail.ts";
import { lockWithGuardianship, type AthleteWithGuardianship } from "./athlete-with-guardianship.ts";
import { peopleOf } from "./people.ts";
import { unpublish } from "./publication.ts";
import { responsibleForAll, type Responsible } from "./responsible.server.ts";
import { athletes } from "./tables.ts";

const BATCH = 500;

/**
 * Each night, while a version of the terms asks: whoever decides about a published profile and did not accept is
 * reminded, and after the time of grace the profile is private until they do. It comes back by the usual button.
 */
export const closeWithoutTerms = defineJob({
  name: "close-without-terms",
  schema: z.object({}),
  schedule: { cron: "20 4 * * *", data: {} },
  async handle() {
    const terms = await askedTerms();
    if (!terms) return;
    for await (const { id, birthdate } of publishedWithoutTerms(terms)) await follow(id, birthdate, terms);
  },
});

/** Nobody is asked for the version that the product came with. */
async function askedTerms(): Promise<TermsVersion | null> {
  const [first] = await publishedTerms();
  const current = await currentTerms();
  return current.version === first?.version ? null : current;
}

interface Published {
  id: string;
  birthdate: Temporal.PlainDate | null;
}

/** Published profiles for which nobody who decides has accepted, in small batches. */
async function* publishedWithoutTerms({ version }: TermsVersion): AsyncGenerator<Published> {
  let after: string | undefined;
  for (;;) {
    const rows = await db()
      .select({ id: athletes.id, birthdate: athletes.birthdate })
      .from(athletes)
      .where(
        and(
          eq(athletes.visibility, "public"),
          isNull(athletes.deletedAt),
          after ? gt(athletes.id, after) : undefined,
        ),
      )
      .orderBy(asc(athletes.id))
      .limit(BATCH);
    const deciders = new Map(
      [...(await responsibleForAll(rows.map(({ id }) => id)))].map(([id, one]) => [id, decidersOf(one)]),
    );
    const accepted = await acceptedAmong([...deciders.values()].flat(), version);
    for (const row of rows) {
      const asked = deciders.get(row.id) ?? [];
      // A profile that nobody owns has nobody to ask: staff answer for it.
      if (asked.length > 0 && !asked.some((userId) => accepted.has(userId))) yield row;
    }
    if (rows.length < BATCH) return;
    after = rows.at(-1)!.id;
  }
}

/** For a minor one guardian's yes is enough, as for publishing. */
const decidersOf = ({
  minor,
  userId,
  guardianUserIds,
}: Pick<Responsible, "minor" | "userId" | "guardianUserIds">): readonly string[] =>
  minor ? guardianUserIds : userId ? [userId] : [];

async function follow(id: string, birthdate: Temporal.PlainDate | null, terms: TermsVersion): Promise<void> {
  const ends = endOfGrace(terms.inForceFrom, adultSince(birthdate));
  const over = Temporal.Instant.compare(ends, now()) <= 0;
  const last = Temporal.Instant.compare(ends.subtract({ hours: 24 * REMIND_BEFORE_DAYS }), now()) <= 0;
  await inTransaction(async () => {
    const profile = await lockWithGuardianship(id);
    if (!profile || profile.athlete.visibility !== "public") return;
    // Somebody may have accepted since the list was read.
    const { minor, userId, guardianUserIds } = profile.policyFacts;
    const asked = decidersOf({ minor, userId, guardianUserIds });
    if ((await acceptedAmong(asked, terms.version)).size > 0) return;
    if (over) expectOk(await unpublish(SYSTEM, id));
    await tell(profile, { terms, ends, stage: over ? "closed" : last ? "last" : "first" });
  });
}

/** Since when an adult decides alone. For a minor the guardians do, since always. */
function adultSince(birthdate: Temporal.PlainDate | null): Temporal.Instant | null {
  if (!birthdate) return null;
  const birthday = birthdate.add({ years: ADULT_AGE }).toZonedDateTime(TIME_ZONE).toInstant();
  return Temporal.Instant.compare(birthday, now()) <= 0 ? birthday : null;
}

interface Notice {
  terms: TermsVersion;
  ends: Temporal.Instant;
  stage: "first" | "last" | "closed";
}

/** Each stage is one mail a person and profile, however often the job runs. */
async function tell(profile: AthleteWithGuardianship, { terms, ends, stage }: Notice): Promise<void> {
  const { athlete: own, guardians } = await peopleOf(profile);
  const { minor } = profile.policyFacts;
  const whose = minor ? `O perfil de ${firstName(profile.athlete.name)}` : "Seu perfil";
  const asked = minor ? guardians : own ? [own] : [];
  for (const person of asked)
    await mailTo(person, `terms-${stage}`, {
      ...(stage === "closed"
        ? {
            subject: "Um perfil ficou privado",
            title: `${whose} ficou privado`,
            paragraphs: [
              "Os termos de uso e a política de privacidade mudaram há mais de 30 dias, e ainda não recebemos o seu aceite. Por isso o perfil saiu do ar; nada foi apagado.",
              "Depois de aceitar, publique de novo com um botão, na sua área.",
            ],
          }
        : {
            subject: stage === "last" ? "Faltam poucos dias para aceitar" : "Aceite os novos termos",
            title: `${whose} fica no ar até ${formatDay(ends)}`,
            paragraphs: [
              "Os termos de uso e a política de privacidade mudaram, e ainda não recebemos o seu aceite.",
              `Sem ele, o perfil fica privado depois de ${formatDay(ends)}. Nada é apagado, e ele volta quando você aceitar e publicar de novo.`,
            ],
          }),
      action: { label: "Ler e decidir", path: "/conta/termos" },
      dedupeKey: `terms-${stage}:${terms.version}:${profile.athlete.id}:${person.userId}`,
    });
}
