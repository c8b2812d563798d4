import { EmptyState } from "#app/components/empty-state.tsx";
import type { SubjectData } from "../review-view.ts";
import { AthleteSubject } from "./athlete-subject.tsx";
import { CompanySubject } from "./company-subject.tsx";
import { EventSubject } from "./event-subject.tsx";
import { MaskedContacts } from "./masked-contacts.tsx";
import { MatchSubject } from "./match-subject.tsx";
import { MediaSubject } from "./media-subject.tsx";
import { ReportSubject } from "./report-subject.tsx";
import { SponsorChange } from "./sponsor-change.tsx";

/** What the decision is about. */
export function SubjectView({ subject }: { subject: SubjectData }) {
  if (!subject)
    return (
      <EmptyState title="Já removido">
        <p>O que esta revisão tratava não existe mais.</p>
      </EmptyState>
    );
  switch (subject.type) {
    case "athlete":
      return <AthleteSubject {...subject} />;
    case "club":
    case "sponsor":
      return (
        <>
          {subject.type === "sponsor" && <SponsorChange {...subject.company} />}
          <CompanySubject {...subject} />
        </>
      );
    case "masked_contact":
      return <MaskedContacts {...subject} />;
    case "match_result":
      return <MatchSubject {...subject} />;
    case "event":
      return <EventSubject {...subject} />;
    case "report":
      return <ReportSubject {...subject} />;
    case "media":
      return <MediaSubject {...subject} />;
  }
}
