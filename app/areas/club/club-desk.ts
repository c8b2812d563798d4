import { standingOf, TYPE_WORDS } from "#app/event-words.ts";
import { formatDay } from "#domain/date-time.ts";
import { shortDay } from "#domain/events/when.ts";
import type { Member } from "#domain/identity/actor.ts";
import { owedWords } from "#domain/registrations/feedback-times.ts";
import { ownPlan } from "#server/billing/billing.server.ts";
import { linksAskedOf } from "#server/clubs/club-links.server.ts";
import { matchesToAnswer } from "#server/clubs/matches.server.ts";
import { undeclaredMedia } from "#server/clubs/own-media.server.ts";
import { isOwner, ownClub } from "#server/clubs/own-club.server.ts";
import { seasonsToConfirm } from "#server/clubs/season-confirmation.server.ts";
import { verificationOf } from "#server/clubs/verification.server.ts";
import { latestEvents, type OwnEvent } from "#server/events/own-events.server.ts";
import { contactCounts } from "#server/messages/contact-counts.server.ts";
import { answersOwedBy, type OwedAnswers } from "#server/registrations/organiser-owed.server.ts";
import { favouriteCounts } from "#server/scouting/favourites.server.ts";
import { CLUB_ATHLETES_PAGE, CLUB_MEDIA_PAGE, MATCHES_PAGE } from "./addresses.ts";
import type { OwnEventView } from "./components/own-events.tsx";
import type { Waiting } from "./components/what-waits.tsx";

/** What the club's first page shows. Null: no such club, or not this person's. */
export async function clubDesk(actor: Member, clubId: string) {
  const [club, verification] = await Promise.all([ownClub(actor, clubId), verificationOf(actor, clubId)]);
  if (!club.ok || !verification.ok) return null;
  const [plan, favourites, contacts, events, asked, seasons, matches, mayEdit, undeclared, answers] =
    await Promise.all([
      ownPlan(actor),
      favouriteCounts(actor),
      contactCounts(actor),
      latestEvents(actor),
      linksAskedOf(actor, clubId),
      seasonsToConfirm(actor, clubId),
      matchesToAnswer(actor, clubId),
      isOwner(actor, clubId),
      undeclaredMedia(clubId),
      answersOwedBy(actor, clubId),
    ]);
  return {
    ...club.value,
    mayEdit,
    verification: verification.value,
    plan,
    counters: [
      { label: "Atletas Favoritos", ...favourites, to: "/club/favoritos" },
      { label: "Contatos Feitos", ...contacts, to: "/contatos" },
    ],
    events: events.map(toEventView),
    waiting: waitingIn({
      answers,
      links: asked.length,
      seasons: seasons.ok ? seasons.value.length : 0,
      matches,
      media: mayEdit ? undeclared : 0,
    }),
  };
}

const toEventView = (event: OwnEvent): OwnEventView => ({
  id: event.id,
  title: event.title,
  kind: TYPE_WORDS[event.type],
  day: formatDay(event.startsAt, event.timeZone),
  standing: standingOf(event),
});

interface WaitingCounts {
  answers: readonly OwedAnswers[];
  links: number;
  seasons: number;
  matches: number;
  /** Photos and videos of which nobody has said who appears. */
  media: number;
}

function waitingIn({ answers, links, seasons, matches, media }: WaitingCounts): Waiting[] {
  return [
    // First, since somebody waits for each of them, and there is a deadline.
    ...answers.map(({ eventId, owed, dueAt, timeZone, late }) => ({
      text: owedWords({ owed, day: shortDay(dueAt, timeZone), late }),
      to: `/organizar/eventos/${eventId}/respostas`,
    })),
    ...(links > 0
      ? [{ text: counted(links, "vínculo pedido", "vínculos pedidos"), to: `${CLUB_ATHLETES_PAGE}#pedidos` }]
      : []),
    ...(seasons > 0
      ? [
          {
            text: counted(seasons, "temporada para confirmar", "temporadas para confirmar"),
            to: `${CLUB_ATHLETES_PAGE}#numeros`,
          },
        ]
      : []),
    ...(matches > 0
      ? [
          {
            text: counted(matches, "resultado para confirmar", "resultados para confirmar"),
            to: MATCHES_PAGE,
          },
        ]
      : []),
    ...(media > 0
      ? [
          {
            text: counted(
              media,
              "foto ou vídeo sem dizer quem aparece",
              "fotos e vídeos sem dizer quem aparece",
            ),
            to: CLUB_MEDIA_PAGE,
          },
        ]
      : []),
  ];
}

const counted = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;
