import { Tabs } from "#app/components/tabs.tsx";
import type { EventParts } from "#domain/registrations/policy.ts";
import {
  answersPage,
  checkInPage,
  evaluatePage,
  eventPage,
  listPage,
  presencePage,
  rubricPage,
} from "../addresses.ts";

/** The pages of one event, in the order of the work. A page joins the list together with its route. */
const PAGES = {
  overview: { label: "Visão geral", to: eventPage, part: null },
  list: { label: "Inscrições", to: listPage, part: "registrations" },
  rubric: { label: "Critérios", to: rubricPage, part: "answers" },
  checkIn: { label: "Entrada", to: checkInPage, part: "gate" },
  presence: { label: "Presença", to: presencePage, part: "gate" },
  evaluate: { label: "Avaliar", to: evaluatePage, part: "answers" },
  answers: { label: "Respostas", to: answersPage, part: "answers" },
} as const;

export type EventPage = keyof typeof PAGES;

type EventNavProps = {
  event: { id: string; parts: EventParts };
  /** None on a page that is reached by a button, such as the form. */
  current?: EventPage;
};

export const EventNav = ({ event: { id, parts }, current }: EventNavProps) => (
  <Tabs
    label="Páginas do evento"
    oneRow
    tabs={Object.entries(PAGES)
      .filter(([page, { part }]) => part === null || parts[part] || page === current)
      .map(([page, { label, to }]) => ({ to: to(id), label, current: page === current }))}
    className="print:hidden"
  />
);
