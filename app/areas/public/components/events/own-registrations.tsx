import { RegistrationCards } from "#app/components/registrations/registration-cards.tsx";
import type { RegistrationView } from "#app/components/registrations/registration-view.ts";
import { StandaloneLink } from "#app/components/text-link.tsx";
import { eventPath } from "./event-text.ts";

type OwnRegistrationsProps = { eventId: string; registrations: readonly RegistrationView[] };

/** Where the reader's family stands at this event. */
export const OwnRegistrations = ({ eventId, registrations }: OwnRegistrationsProps) => (
  <section aria-label="Sua inscrição" className="grid gap-3">
    {registrations.map((registration) => (
      <RegistrationCards key={registration.id} registration={registration} back={eventPath(eventId)} />
    ))}
    <p className="text-compact">
      <StandaloneLink to={registrations.length === 1 ? `/inscricoes/${registrations[0]!.id}` : "/inscricoes"}>
        {registrations.length === 1 ? "Ver a inscrição" : "Ver as inscrições"}
      </StandaloneLink>
    </p>
  </section>
);
