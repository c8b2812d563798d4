import { formatDate } from "#domain/dates.ts";
import type { Week, WeekOfAthlete } from "#domain/guardians/week.ts";
import { firstName } from "#domain/person-name.ts";
import { mailTo } from "#server/platform/mail/mail.ts";

interface Summary {
  athletes: readonly WeekOfAthlete[];
  waiting: number;
  week: Week;
}

/** To a guardian, at most once a week. First names only: mailboxes are shared. */
export const weeklySummaryMail = (
  person: { id: string; name: string; email: string },
  { athletes, waiting, week }: Summary,
) =>
  mailTo({ name: person.name, email: person.email }, "weekly-summary", {
    dedupeKey: `weekly-summary:${person.id}:${String(week.from)}`,
    subject: waiting > 0 ? "Sua semana: há decisões esperando" : "O que aconteceu nesta semana",
    title: `De ${shortDay(week.from)} a ${shortDay(week.until.subtract({ days: 1 }))}`,
    paragraphs: [
      ...(waiting > 0
        ? [waiting === 1 ? "1 decisão espera você." : `${waiting} decisões esperam você.`]
        : []),
      ...athletes.flatMap(weekText),
      "Você recebe este resumo só quando algo acontece. Para não receber, desligue em Meus atletas.",
    ],
    action:
      waiting > 0
        ? { label: "Ver e decidir", path: "/responsavel" }
        : { label: "Abrir minha área", path: "/responsavel/atletas" },
  });

const shortDay = (day: Temporal.PlainDate): string => formatDate(day).slice(0, 5);

function weekText({ athleteName, clubs, contacts, media, changes }: WeekOfAthlete): string[] {
  const events = [
    clubs > 0 && (clubs === 1 ? "1 clube viu o perfil" : `${clubs} clubes viram o perfil`),
    contacts > 0 && (contacts === 1 ? "1 pedido de contato" : `${contacts} pedidos de contato`),
    media > 0 && (media === 1 ? "1 foto ou vídeo decidido" : `${media} fotos ou vídeos decididos`),
    changes > 0 &&
      (changes === 1 ? "1 mudança no perfil decidida" : `${changes} mudanças no perfil decididas`),
  ].filter((text) => text !== false);
  return events.length > 0 ? [`${firstName(athleteName)}: ${events.join("; ")}.`] : [];
}
