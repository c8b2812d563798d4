import { formatDay } from "#domain/date-time.ts";
import { firstName } from "#domain/person-name.ts";
import { subjectsOf } from "#server/identity/rights.ts";
import { mailToEach, type MailText, type Recipient } from "#server/platform/mail/mail.ts";
import type { AthleteWithGuardianship } from "../athlete-with-guardianship.ts";

/** To the guardians of a minor and to whoever has an account of their own: why, until when it can be undone, and by whom. */
export const tellDeleted = (
  profiles: readonly AthleteWithGuardianship[],
  { reason, erasedAt }: { reason: string; erasedAt: Temporal.Instant },
): Promise<void> =>
  tell(profiles, "athlete-deleted", ({ athlete }, own) => ({
    subject: "Um perfil foi excluído pela equipe",
    title: own ? "Nossa equipe excluiu o seu perfil" : "Nossa equipe excluiu o perfil do atleta",
    paragraphs: [
      own
        ? "Seu perfil saiu do ar agora, com todas as fotos e vídeos. O motivo:"
        : `O perfil de ${firstName(athlete.name)}, por quem você responde, saiu do ar agora, com todas as fotos e vídeos. O motivo:`,
      reason,
      `Até ${formatDay(erasedAt)} podemos desfazer: se você não concorda, fale com a gente antes disso. Depois, apagamos os dados do perfil de vez.`,
    ],
    action: { label: "Falar com a equipe", path: "/contato" },
  }));

export const tellRestored = (
  profiles: readonly AthleteWithGuardianship[],
  isPublic: (athleteId: string) => boolean,
): Promise<void> =>
  tell(profiles, "athlete-restored", ({ athlete }, own) => ({
    subject: "A exclusão do perfil foi desfeita",
    title: own ? "Seu perfil está de volta" : "O perfil do atleta está de volta",
    paragraphs: [
      own
        ? "Nossa equipe desfez a exclusão do seu perfil, e tudo o que havia nele voltou."
        : `Nossa equipe desfez a exclusão do perfil de ${firstName(athlete.name)}, e tudo o que havia nele voltou.`,
      isPublic(athlete.id)
        ? "Ele está no ar, como antes."
        : "Ele está fora do ar. Quem decide sobre a publicação pode publicar de novo.",
    ],
    action: own
      ? { label: "Ver meu painel", path: "/athlete/dashboard" }
      : { label: "Abrir minha área", path: `/responsavel/atleta/${athlete.id}` },
  }));

/** `own`: the reader is the athlete. */
type Letter = (profile: AthleteWithGuardianship, own: boolean) => Omit<MailText, "dedupeKey">;

/** In three statements, however many profiles. */
async function tell(
  profiles: readonly AthleteWithGuardianship[],
  template: string,
  letter: Letter,
): Promise<void> {
  const readers = profiles.flatMap((profile) => {
    const { userId, guardianUserIds, minor } = profile.policyFacts;
    return [
      ...(userId ? [{ profile, userId, own: true }] : []),
      ...(minor ? guardianUserIds.map((guardian) => ({ profile, userId: guardian, own: false })) : []),
    ];
  });
  if (readers.length === 0) return;
  const people = new Map<string, Recipient>(
    (await subjectsOf([...new Set(readers.map(({ userId }) => userId))])).map((person) => [
      person.userId,
      person,
    ]),
  );
  const letters = readers.flatMap(({ profile, userId, own }) => {
    const to = people.get(userId);
    return to ? [{ to, text: letter(profile, own) }] : [];
  });
  if (letters.length > 0) await mailToEach(template, letters);
}
