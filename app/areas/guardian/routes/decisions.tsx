import { CircleCheckBig, HeartHandshake, Megaphone } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { EmptyState } from "#app/components/empty-state.tsx";
import { PendingLinks } from "#app/components/squad/pending-links.tsx";
import { readForm } from "#app/forms/read-form.ts";
import type { Refused } from "#app/forms/refuse.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { firstName } from "#domain/person-name.ts";
import { unattachedAthletePlan } from "#server/billing/billing.server.ts";
import { pendingProfileLinks } from "#server/championships/teams/profile-links.server.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import { deskIn, deskSize } from "#server/registrations/guardian-desk.server.ts";
import { noteOpened } from "#server/messages/conversation.server.ts";
import { now } from "#server/platform/clock.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { afterAnswer } from "#server/platform/http/request-context.server.ts";
import { AppearanceDecision } from "../components/appearance-decision.tsx";
import { ChangeDecision } from "../components/change-decision.tsx";
import { ContactDecision } from "../components/contact-decision.tsx";
import { DecisionCard } from "../components/decision-card.tsx";
import { LinkDecision } from "../components/link-decision.tsx";
import { MediaDecision } from "../components/media-decision.tsx";
import { NoAthlete } from "../components/no-athlete.tsx";
import { RegistrationDecision } from "../components/registration-decision.tsx";
import { TestimonialDecision } from "../components/testimonial-decision.tsx";
import { answerDesk } from "../desk-action.ts";
import { deskView, type DeskView } from "../desk-view.ts";
import type { Route } from "./+types/decisions.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

export async function loader({ context }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const [desk, squads] = await Promise.all([deskIn(context, actor), pendingProfileLinks(actor)]);
  const isNew = desk.athletes.length === 0;
  const [opened, at] = [desk.contacts.map(({ id }) => id), now()];
  if (opened.length > 0) afterAnswer(context, () => noteOpened(actor, opened, at));
  return {
    desk: deskView(desk),
    squads,
    waiting: deskSize(desk) + squads.length,
    isNew,
    paidPlan: isNew ? await unattachedAthletePlan(actor) : null,
    email: requireSession(context).email,
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  answerDesk(requireMember(context), await readForm(request), browserOf(context));

export const meta: Route.MetaFunction = () => secretAddressMeta("Decisões");

export default function Decisions({
  loaderData: { desk, squads, waiting, isNew, paidPlan, email },
  actionData,
}: Route.ComponentProps) {
  return (
    <Container className="py-6 sm:py-12">
      <div className="mx-auto grid max-w-[46rem] gap-5">
        <div className="grid gap-2">
          <h1 className="text-4xl sm:text-5xl">{titleFor(waiting)}</h1>
          <p className="max-w-[60ch] text-muted">
            Nada acontece sem o seu sim. Pode mudar de ideia quando quiser.
          </p>
        </div>
        <Waiting desk={desk} answer={actionData} />
        <PendingLinks links={squads} />
        {waiting === 0 && !isNew && <NothingWaits />}
        {isNew && (paidPlan ? <PaidFirst planName={paidPlan} email={email} /> : <NoAthlete />)}
      </div>
    </Container>
  );
}

const titleFor = (waiting: number): string => {
  if (waiting === 0) return "Nenhuma decisão espera você";
  return waiting === 1 ? "1 decisão espera você" : `${waiting} decisões esperam você`;
};

/** A place is held for hours, so registrations come first. The first card holds the one canary button of the page. */
function Waiting({ desk, answer }: { desk: DeskView; answer?: Refused }) {
  const { undecided, contacts, media, appearances, changes, links, testimonials, registrations } = desk;
  const [first] = [
    ...registrations,
    ...undecided,
    ...contacts,
    ...media,
    ...appearances,
    ...changes,
    ...links,
    ...testimonials,
  ];
  return (
    <>
      {registrations.map((registration) => (
        <RegistrationDecision
          key={registration.id}
          registration={registration}
          primary={registration === first}
          refused={answer?.typed["id"] === registration.id ? answer : undefined}
        />
      ))}
      {undecided.map((athlete) => (
        <ConsentWaits key={athlete.id} athlete={athlete} primary={athlete === first} />
      ))}
      {contacts.map((contact) => (
        <ContactDecision key={contact.id} contact={contact} primary={contact === first} />
      ))}
      {media.map((waiting) => (
        <MediaDecision key={waiting.athlete.id} waiting={waiting} primary={waiting === first} />
      ))}
      {appearances.map((waiting) => (
        <AppearanceDecision key={waiting.id} waiting={waiting} primary={waiting === first} />
      ))}
      {changes.map((change) => (
        <ChangeDecision
          key={change.id}
          change={change}
          primary={change === first}
          refused={answer?.typed["id"] === change.id ? answer : undefined}
        />
      ))}
      {links.map((link) => (
        <LinkDecision key={`${link.athleteId} ${link.clubId}`} link={link} primary={link === first} />
      ))}
      {testimonials.map((said) => (
        <TestimonialDecision key={said.id} testimonial={said} primary={said === first} />
      ))}
    </>
  );
}

/** The consent itself is given on the athlete's page, beside its text. */
function ConsentWaits({ athlete, primary }: { athlete: DeskView["undecided"][number]; primary: boolean }) {
  return (
    <DecisionCard icon={Megaphone} title="Publicação do perfil" athlete={athlete}>
      <p>
        {firstName(athlete.name)} quer publicar um perfil de atleta. Até você decidir, ninguém vê. Leia o que
        seria publicado e responda.
      </p>
      <div>
        <ButtonLink
          to={`/responsavel/atleta/${athlete.id}#decisao`}
          variant={primary ? "primary" : "outline"}
        >
          Ler e decidir
          <span className="sr-only"> sobre o perfil de {firstName(athlete.name)}</span>
        </ButtonLink>
      </div>
    </DecisionCard>
  );
}

const NothingWaits = () => (
  <EmptyState
    title="Tudo em dia"
    icon={<CircleCheckBig />}
    action={<ButtonLink to="/responsavel/atletas">Ver meus atletas</ButtonLink>}
  >
    Pedidos de contato, inscrições, fotos, vídeos e mudanças no perfil aparecem aqui, e avisamos por e-mail.
  </EmptyState>
);

/** For a guardian who paid before there was an athlete: what is missing, and who has to do it. */
const PaidFirst = ({ planName, email }: { planName: string; email: string }) => (
  <EmptyState
    title="Sua assinatura espera pelo atleta"
    icon={<HeartHandshake />}
    action={
      <>
        <ButtonLink to="/cadastro" variant="primary">
          Cadastro do atleta
        </ButtonLink>
        <ButtonLink to="/conta/assinatura">Ver minha assinatura</ButtonLink>
      </>
    }
  >
    Você já assinou o {planName}. Peça ao atleta que se cadastre e indique {email} como e-mail do responsável.
    Depois que você responder ao convite, escolha o atleta em Assinatura.
  </EmptyState>
);
