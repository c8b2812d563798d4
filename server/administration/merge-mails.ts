import { responsibleFor } from "#server/athletes/responsible.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { firstName } from "#domain/person-name.ts";
import { mailTo } from "#server/platform/mail/mail.ts";

interface Outcome {
  minor: boolean;
  ownerId: string | null;
  /** Whose account lost the profile. */
  formerOwnerIds: readonly (string | null)[];
}

/** Everybody who answers, and everybody whose account is touched, hears what happened and what waits for them. */
export async function tellMerged(
  athleteId: string,
  { minor, ownerId, formerOwnerIds }: Outcome,
): Promise<void> {
  const athlete = await responsibleFor(athleteId);
  if (!athlete) return;
  const name = firstName(athlete.name);
  const guardians = minor ? athlete.guardianUserIds : [];
  for (const userId of guardians)
    await tell(userId, "profiles-merged-guardian", {
      subject: "Unimos dois perfis do mesmo atleta",
      title: `Sua autorização é pedida de novo para ${name}`,
      paragraphs: [
        `Nossa equipe encontrou dois perfis de ${name} e os uniu em um. O perfil unido está fora do ar.`,
        "Ele só volta a aparecer quando cada responsável ler como ficou e autorizar. Quem tinha retirado a autorização de um dos perfis continua sem autorizar.",
      ],
      action: { label: "Ler e decidir", path: `/responsavel/atleta/${athleteId}` },
    });
  if (ownerId && !minor)
    await tell(ownerId, "profiles-merged", {
      subject: "Unimos seus dois perfis",
      title: "Seus dois perfis agora são um",
      paragraphs: [
        "Nossa equipe encontrou dois perfis seus e os uniu. O perfil unido está fora do ar até você conferir e publicar.",
      ],
      action: { label: "Conferir o perfil", path: "/athlete/dashboard" },
    });
  for (const userId of formerOwnerIds)
    if (userId)
      await tell(userId, "profiles-merged-account", {
        subject: "Um perfil saiu da sua conta",
        title: "O perfil de atleta desta conta foi unido a outro",
        paragraphs: [
          "Nossa equipe encontrou dois perfis da mesma pessoa e os uniu no perfil de outra conta. Esta conta continua sua, sem o perfil de atleta.",
          "Se não foi você quem criou a outra conta, fale com a nossa equipe.",
        ],
        action: { label: "Falar com a equipe", path: "/contato" },
      });
}

async function tell(userId: string, template: string, text: Parameters<typeof mailTo>[2]): Promise<void> {
  const user = await identity.findById(userId);
  if (user) await mailTo({ email: user.email, name: user.name }, template, text);
}
