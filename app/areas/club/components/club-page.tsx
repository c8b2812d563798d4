import type { ReactNode } from "react";
import { Container } from "#app/components/container.tsx";
import { ClubTabs } from "./club-tabs.tsx";

type ClubPageProps = { title: string; lead?: ReactNode; action?: ReactNode; children: ReactNode };

/** One page of the club's own area: its heading, its one action, and what follows. */
export const ClubPage = ({ title, lead, action, children }: ClubPageProps) => (
  <Container className="grid grid-cols-1 gap-5 py-5 sm:py-8">
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <div className="grid min-w-0 gap-1">
        <h1 className="text-4xl wrap-anywhere">{title}</h1>
        {lead && <div className="max-w-[70ch] text-muted">{lead}</div>}
      </div>
      {action}
    </div>
    <ClubTabs />
    {children}
  </Container>
);
