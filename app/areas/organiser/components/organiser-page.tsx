import type { ReactNode } from "react";
import { Breadcrumb } from "#app/components/breadcrumb.tsx";
import { CategoryText } from "#app/components/category-text.tsx";
import { Container } from "#app/components/container.tsx";
import { EVENTS_PAGE } from "../addresses.ts";

type OrganiserPageProps = {
  title: string;
  lead?: ReactNode;
  action?: ReactNode;
  /** Between the list of events and this page. */
  steps?: readonly { label: string; to?: string }[];
  children: ReactNode;
};

/** One page of who organises events: where it is, its heading, its one action, and what follows. */
export const OrganiserPage = ({ title, lead, action, steps, children }: OrganiserPageProps) => (
  <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
    {steps && (
      <Breadcrumb steps={[{ label: "Eventos", to: EVENTS_PAGE }, ...steps]} className="print:hidden" />
    )}
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 print:hidden">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-4xl wrap-anywhere">
          <CategoryText>{title}</CategoryText>
        </h1>
        {lead && <div className="max-w-[70ch] text-muted">{lead}</div>}
      </div>
      {action}
    </div>
    {children}
  </Container>
);
