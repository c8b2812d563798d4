import type { Watched } from "#app/session/watched.ts";
import { ImpersonationBanner } from "./impersonation-banner.tsx";
import { LeavingNotice } from "./leaving-notice.tsx";
import { TermsNotice } from "./terms-notice.tsx";
import { UnsentNotice } from "./unsent-notice.tsx";

interface RareNoticesProps {
  watched: Watched | null;
  leavingOn: string | null;
  newTerms: boolean;
  /** The page of a form that was sent after its session had ended. */
  unsentOn: string | null;
}

/** Above the page, for the few whom one of them concerns. */
export function RareNotices({ watched, leavingOn, newTerms, unsentOn }: RareNoticesProps) {
  return (
    <>
      {watched && <ImpersonationBanner key={watched.until} {...watched} />}
      {leavingOn && <LeavingNotice on={leavingOn} />}
      {newTerms && <TermsNotice />}
      {unsentOn && <UnsentNotice page={unsentOn} />}
    </>
  );
}
