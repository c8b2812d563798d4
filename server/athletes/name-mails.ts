import type { GuardianDecision } from "#domain/guardians/consent.ts";
import { firstName } from "#domain/person-name.ts";
import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";

/** To the other guardian: a yes of one is enough, and a no of either is final for the other. */
export const otherGuardianDecidedName = (
  guardian: Recipient,
  athlete: { id: string; name: string },
  { name, decision }: { name: string; decision: GuardianDecision },
) =>
  mailTo(guardian, "other-guardian-decided-name", {
    subject: "O outro responsável decidiu sobre o nome em campeonatos",
    title:
      decision === "granted"
        ? `${name} autorizou o nome em campeonatos`
        : `${name} retirou o nome dos campeonatos`,
    paragraphs: [
      decision === "granted"
        ? `${name}, que também responde por ${firstName(athlete.name)}, autorizou que o nome apareça nas páginas dos campeonatos. Você pode dizer não quando quiser, e o nome sai na mesma hora.`
        : `${name}, que também responde por ${firstName(athlete.name)}, não quer que o nome apareça nas páginas dos campeonatos. Lá ficam só o número da camisa e as iniciais. Só ${firstName(name)} pode voltar atrás.`,
    ],
    action: { label: "Abrir minha área", path: `/responsavel/atleta/${athlete.id}` },
  });

/** To the athlete whose guardian decided. */
export const guardianDecidedName = (person: Recipient, decision: GuardianDecision) =>
  mailTo(person, "guardian-decided-name", {
    subject:
      decision === "granted"
        ? "Seu responsável autorizou o nome em campeonatos"
        : "Seu nome saiu das páginas de campeonatos",
    title:
      decision === "granted"
        ? "Seu nome pode aparecer em campeonatos"
        : "Seu nome não aparece em campeonatos",
    paragraphs: [
      decision === "granted"
        ? "Seu responsável autorizou: nas páginas dos campeonatos em que você joga, seu nome aparece em escalações, gols, cartões e artilharia, enquanto o seu perfil estiver público."
        : "Seu responsável decidiu que seu nome não aparece nas páginas dos campeonatos. Lá ficam só o número da camisa e as iniciais. Seus números continuam no perfil.",
    ],
    action: { label: "Ver meu painel", path: "/athlete/dashboard" },
  });
