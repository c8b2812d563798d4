import { ownersOf } from "#server/clubs/clubs.ts";
import * as identity from "#server/identity/identity.server.ts";
import { mailTo, type MailText, type Recipient } from "#server/platform/mail/mail.ts";
import type { ChampionshipRow, CategoryRow } from "../own.ts";
import { publicPage } from "../signals.ts";
import type { TeamRow } from "./team-rows.ts";

interface About {
  championship: ChampionshipRow;
  category: CategoryRow;
  team: TeamRow;
}

export const teamInvited = (about: About, path: string) =>
  toManager(about, "team-invited", {
    subject: "Convite para um campeonato",
    title: `${about.team.name} foi convidada para ${about.championship.name}`,
    paragraphs: [
      `Categoria: ${about.category.name}.`,
      "Pelo link você confirma a participação e escreve o elenco, sem criar conta. Quem tem o link muda o elenco: passe só a quem cuida da equipe.",
    ],
    action: { label: "Abrir a página da equipe", path },
  });

/** To everybody who organises it. */
export async function teamAsked({ championship, category, team }: About): Promise<void> {
  for (const to of await organisersOf(championship))
    await mailTo(to, "team-asked", {
      subject: "Uma equipe pede inscrição",
      title: `${team.name} pede inscrição em ${championship.name}`,
      paragraphs: [`Categoria: ${category.name}.`, "Aceite ou recuse na página de inscrições."],
      action: {
        label: "Ver o pedido",
        path: `/championship/${championship.id}/equipes?categoria=${category.id}`,
      },
    });
}

/** To everybody who organises it: a team that was invited plays. */
export async function invitationAccepted({ championship, category, team }: About): Promise<void> {
  for (const to of await organisersOf(championship))
    await mailTo(to, "team-invitation-accepted", {
      subject: "Equipe aceitou o convite para o campeonato",
      title: `${team.name} aceitou o convite e está em ${championship.name}`,
      paragraphs: [`Categoria: ${category.name}.`, "A equipe já pode escrever o elenco pelo link dela."],
      action: { label: "Ver a equipe", path: `/championship/${championship.id}/equipes/${team.id}` },
    });
}

/** To everybody who organises it: somebody with the team's link says that it is their club's. */
export async function teamClaimed({ championship, category, team }: About, club: string): Promise<void> {
  for (const to of await organisersOf(championship))
    await mailTo(to, "team-claimed", {
      subject: "Um clube diz que uma equipe é dele",
      title: `${club} diz que ${team.name} é a equipe dele em ${championship.name}`,
      paragraphs: [
        `Categoria: ${category.name}.`,
        "As súmulas fechadas desta equipe entram nos resultados do clube, também as que já passaram. Se a equipe não for dele, desligue na página da equipe e troque o link.",
      ],
      action: { label: "Ver a equipe", path: `/championship/${championship.id}/equipes/${team.id}` },
    });
}

export const teamAccepted = (about: About, path: string) =>
  toManager(about, "team-accepted", {
    subject: "A equipe foi aceita no campeonato",
    title: `${about.team.name} está em ${about.championship.name}`,
    paragraphs: [
      `Categoria: ${about.category.name}.`,
      "Agora escreva o elenco pela página da equipe. Quem tem o link muda o elenco: passe só a quem cuida da equipe.",
    ],
    action: { label: "Escrever o elenco", path },
  });

export async function teamRefused(about: About, reason: string): Promise<void> {
  const page = await publicPage.of(about.championship.id);
  await toManager(about, "team-refused", {
    subject: "Sobre a inscrição da equipe",
    title: `${about.team.name} não foi aceita em ${about.championship.name}`,
    paragraphs: [`Categoria: ${about.category.name}. O motivo de quem organiza:`, reason],
    action: page
      ? { label: "Ver o campeonato", path: page }
      : { label: "Ver outros campeonatos", path: "/campeonatos" },
  });
}

async function toManager({ team }: About, template: string, text: MailText): Promise<void> {
  const { managerEmail, managerName } = team;
  if (managerEmail) await mailTo({ email: managerEmail, name: managerName ?? undefined }, template, text);
}

/** The owners of the club; without a club, the person whose profile it is. */
async function organisersOf({ clubId, organiserProfileId }: ChampionshipRow): Promise<Recipient[]> {
  if (clubId) return (await ownersOf(clubId)).map(({ name, email }) => ({ name, email }));
  const userId = organiserProfileId ? await identity.holderOf(organiserProfileId) : null;
  const person = userId ? await identity.findById(userId) : undefined;
  return person ? [{ name: person.name, email: person.email }] : [];
}

/** To the athlete, or to each guardian of a minor. Who it is about stands on the page, not in the mail. */
export const profileLinkAsked = (
  to: Recipient,
  about: { team: TeamRow; championship: ChampionshipRow; squadId: string; minor: boolean },
) =>
  mailTo(to, "squad-link-asked", {
    subject: "Uma equipe pede um vínculo em um campeonato",
    title: `${about.team.name} pede um vínculo em ${about.championship.name}`,
    paragraphs: [
      about.minor
        ? "A equipe diz que o atleta por quem você responde está no elenco, e quer ligar o elenco ao perfil."
        : "A equipe diz que você está no elenco, e quer ligar o elenco ao seu perfil.",
      "Com o seu sim, os números das súmulas entram no perfil. Sem ele, nada acontece.",
    ],
    action: { label: "Ver e responder", path: `/equipes/vinculo/${about.squadId}` },
  });
