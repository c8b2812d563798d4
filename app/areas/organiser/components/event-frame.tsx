import { ChevronLeft } from "lucide-react";
import type { ReactNode } from "react";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { Link } from "#app/components/link.tsx";
import type { EventHead } from "#server/registrations/organiser-list.server.ts";
import { eventPage } from "../addresses.ts";
import { EventNav, type EventPage } from "./event-nav.tsx";

type EventFrameProps = {
  event: EventHead;
  title: string;
  current: EventPage;
  action?: ReactNode;
  children: ReactNode;
};

/** One page about who takes part in an event: the way back, the heading, its sisters, and what follows. */
export const EventFrame = ({ event, title, current, action, children }: EventFrameProps) => (
  <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
    <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <p>
          <Link
            to={eventPage(event.id)}
            className="-ml-1 inline-flex min-h-11 items-center gap-1 font-semibold text-muted hover:text-ink print:hidden"
          >
            <ChevronLeft className="size-5 shrink-0" aria-hidden="true" />
            <span className="wrap-anywhere">
              <CategoryText>{event.title}</CategoryText>
            </span>
          </Link>
        </p>
        <h1 className="text-4xl">{title}</h1>
      </div>
      {action}
    </div>
    <EventNav event={event} current={current} />
    {children}
  </Container>
);

/** Thirty days after the event the organiser reads numbers only. */
export const CLOSED_TEXT =
  "Passaram 30 dias, e os dados de quem participou fecharam. O que foi avaliado continua com cada família.";
