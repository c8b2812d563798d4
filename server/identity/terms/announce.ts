import { z } from "zod";
import { formatDay } from "#domain/date-time.ts";
import { GRACE_DAYS } from "#domain/identity/terms.ts";
import { db } from "#server/platform/database/database.ts";
import { and, asc, eq, gt, isNotNull, isNull } from "#server/platform/database/orm.ts";
import { defineJob, enqueue } from "#server/platform/jobs/jobs.ts";
import { mailToEach } from "#server/platform/mail/mail.ts";
import { termsVersions, users } from "../tables.ts";

const BATCH = 500;

/**
 * Tells everybody who has an account of a new version. Each run writes to some of them and leaves the next run behind
 * in the same transaction, so that nobody is told twice and nobody is left out.
 */
export const announceTerms = defineJob({
  name: "announce-terms",
  schema: z.object({ id: z.uuid(), after: z.uuid().nullable() }),
  async handle({ id, after }, run) {
    await run.finish(async () => {
      const [row] = await db()
        .select()
        .from(termsVersions)
        .where(and(eq(termsVersions.id, id), isNotNull(termsVersions.publishedAt)));
      // Withdrawn meanwhile: there is nothing to tell.
      if (!row) return;
      const people = await db()
        .select({ id: users.id, email: users.email, name: users.name })
        .from(users)
        .where(and(users.emailVerified, isNull(users.deletionDueAt), after ? gt(users.id, after) : undefined))
        .orderBy(asc(users.id))
        .limit(BATCH);
      const text = announcement(row);
      await mailToEach(
        "terms-announced",
        people.map(({ email, name }) => ({ to: { email, name }, text })),
      );
      const last = people.at(-1);
      if (last && people.length === BATCH) await enqueue(announceTerms, { id, after: last.id });
    });
  },
});

function announcement({ version, changes, inForceFrom }: typeof termsVersions.$inferSelect) {
  const day = formatDay(inForceFrom!);
  return {
    subject: "Novos termos de uso e política de privacidade",
    title: `Novos termos a partir de ${day}`,
    paragraphs: [
      `A partir de ${day} vale uma nova versão dos nossos termos de uso e da política de privacidade. O que muda:`,
      changes,
      `Desse dia em diante, pedimos o seu aceite quando você entrar. Até lá nada muda. Sem o aceite, você continua lendo, baixando seus dados e podendo excluir a conta, mas não faz mudanças; um perfil publicado fica no ar por mais ${GRACE_DAYS} dias.`,
    ],
    action: { label: "Ler a nova versão", path: `/termos/${version}` },
  };
}
