import { formatDate } from "#domain/dates.ts";
import { formatScore } from "#domain/clubs/matches.ts";
import { today } from "#server/platform/clock.ts";
import { mailTo, wordsOfTeam, type MailText } from "#server/platform/mail/mail.ts";

const PAGE = "/club/jogos";
import { ownersOf } from "./membership.ts";

interface Club {
  id: string;
  name: string;
}

interface Played {
  id: string;
  goalsFor: number;
  goalsAgainst: number;
  matchDate: Temporal.PlainDate;
}

/** The opponent is asked. However many results were entered, it is one mail a day. */
export const matchAsked = (club: Club, by: string) =>
  send(club, "match-asked", {
    dedupeKey: `match-asked:${club.id}:${String(today())}`,
    subject: "Um resultado espera a confirmação do clube",
    title: `O ${by} registrou um jogo com o ${club.name}`,
    paragraphs: [
      "Confirme o placar ou diga qual foi. O jogo só conta no ranking depois da resposta.",
      "Todos os resultados que esperam pelo clube estão na mesma página.",
    ],
    action: { label: "Ver os resultados", path: PAGE },
  });

export const matchContested = (club: Club, by: string, match: Played) =>
  send(club, "match-contested", {
    subject: "Um resultado foi contestado",
    title: `O ${by} contestou um placar`,
    paragraphs: [
      `Para o ${by}, o jogo de ${formatDate(match.matchDate)} terminou com outro placar. Veja os dois: se o deles estiver certo, basta aceitar. Se não, a nossa equipe decide.`,
    ],
    action: { label: "Ver o resultado", path: PAGE },
  });

export const matchDecided = (
  club: Club,
  against: string,
  match: Played,
  { approved, adjust, reason }: { approved: boolean; adjust: boolean; reason: string | null },
) =>
  send(club, "match-decided", {
    subject: approved ? "Um resultado foi conferido" : "Um resultado não foi confirmado",
    title: approved
      ? "A equipe confirmou o resultado"
      : adjust
        ? "A equipe pediu um ajuste no resultado"
        : "A equipe não confirmou o resultado",
    paragraphs: [
      `Jogo com o ${against} em ${formatDate(match.matchDate)}: ${formatScore(match)}.`,
      ...(approved
        ? ["O jogo conta no ranking da temporada.", ...wordsOfTeam(reason)]
        : [
            `O jogo não conta no ranking${adjust ? " até ser registrado de novo. O que precisa mudar:" : ". O motivo:"} ${reason ?? ""}`,
          ]),
    ],
    action: { label: "Ver os resultados", path: PAGE },
  });

async function send({ id }: Club, template: string, mail: MailText & { dedupeKey?: string }): Promise<void> {
  for (const { userId, name, email } of await ownersOf(id))
    await mailTo({ name, email }, template, {
      ...mail,
      ...(mail.dedupeKey && { dedupeKey: `${mail.dedupeKey}:${userId}` }),
    });
}
