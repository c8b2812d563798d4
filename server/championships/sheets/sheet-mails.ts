import { formatDay } from "#domain/date-time.ts";
import { zoneOf } from "#domain/events/zones.ts";
import { ANSWER_HOURS } from "#domain/championships/sheet-fields.ts";
import { ownersOf } from "#server/clubs/members.server.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailTo, type Recipient } from "#server/platform/mail/mail.ts";
import { teamLinkPath } from "./links.server.ts";
import type { SheetMatch } from "./match.ts";

/** A team reads the sheet that was closed, and accepts or contests it. Its manager is an adult. */
export const toAccept = (sheet: SheetMatch, role: "home" | "away") => ask(sheet, role, null);

/** The sheet was corrected after it: what the team said of it before counts no more. */
export const toAcceptAgain = (sheet: SheetMatch, role: "home" | "away", reason: string) =>
  ask(sheet, role, reason);

async function ask(sheet: SheetMatch, role: "home" | "away", correction: string | null): Promise<void> {
  const { managerName, managerEmail } = sheet.teams[role];
  if (!managerEmail) return;
  await mailTo(
    { email: managerEmail, ...(managerName && { name: managerName }) },
    correction === null ? "sheet-to-accept" : "sheet-corrected",
    {
      subject: correction === null ? "Súmula para conferir" : "A súmula foi corrigida",
      title: `${correction === null ? "Confira a súmula" : "A súmula foi corrigida"}: ${titleOf(sheet)}`,
      paragraphs: [
        correction === null
          ? `A súmula do jogo de ${dayOf(sheet)} foi fechada.`
          : `A organização corrigiu a súmula do jogo de ${dayOf(sheet)}. O motivo: ${correction}`,
        `Leia e diga se a equipe aceita ou contesta. O endereço vale por ${ANSWER_HOURS} horas e é só da sua equipe: não o repasse.`,
      ],
      action: { label: "Conferir a súmula", path: await teamLinkPath(sheet.match.id, role) },
    },
  );
}

export async function contested(sheet: SheetMatch, role: "home" | "away", reason: string): Promise<void> {
  const { match, championship, teams } = sheet;
  for (const to of await organisersOf(sheet))
    await mailTo(to, "sheet-contested", {
      subject: "Uma súmula foi contestada",
      title: `${teams[role].name} contestou a súmula`,
      paragraphs: [
        `${titleOf(sheet)}, ${dayOf(sheet)}, ${championship.name}.`,
        `O motivo: ${reason}`,
        "O resultado continua valendo. Se algo estiver errado, corrija a súmula com um motivo: as duas equipes são perguntadas de novo.",
      ],
      action: { label: "Abrir a partida", path: `/championship/${championship.id}/partidas/${match.id}` },
    });
}

/** The sheet stays as it is: the team that contested it reads why. False: nobody left an address. */
export async function contestAnswered(
  sheet: SheetMatch,
  role: "home" | "away",
  reason: string,
): Promise<boolean> {
  const { managerName, managerEmail } = sheet.teams[role];
  if (!managerEmail) return false;
  await mailTo({ email: managerEmail, ...(managerName && { name: managerName }) }, "sheet-contest-answered", {
    subject: "A súmula contestada foi mantida",
    title: `A organização manteve a súmula: ${titleOf(sheet)}`,
    paragraphs: [
      `${sheet.teams[role].name} contestou a súmula do jogo de ${dayOf(sheet)}. O resultado fica como está.`,
      `A resposta de quem organiza: ${reason}`,
      `O endereço da súmula vale por mais ${ANSWER_HOURS} horas e é só da sua equipe: não o repasse.`,
    ],
    action: { label: "Ver a súmula", path: await teamLinkPath(sheet.match.id, role) },
  });
  return true;
}

/** The owners of the club; of a person's championship, that person. */
async function organisersOf({ championship }: SheetMatch): Promise<Recipient[]> {
  const { clubId, organiserProfileId } = championship;
  if (clubId) return (await ownersOf(clubId)).map(({ name, email }) => ({ name, email }));
  const userId = organiserProfileId ? await identity.holderOf(organiserProfileId) : null;
  const person = userId ? await identity.findById(userId) : undefined;
  return person ? [{ name: person.name, email: person.email }] : [];
}

const titleOf = ({ teams }: SheetMatch): string => `${teams.home.name} × ${teams.away.name}`;

const dayOf = ({ match, championship }: SheetMatch): string => {
  const at = match.kickOff ?? match.closedAt;
  return at ? formatDay(at, zoneOf(championship)) : "hoje";
};
