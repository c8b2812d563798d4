import { SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { answerTo } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { DashboardView } from "../dashboard-view.ts";
import { GuardianCard } from "./guardian-card.tsx";
import { LinkCard } from "./link-card.tsx";
import { MediaSummaryCard } from "./media-summary.tsx";
import type { ProfileAnswer } from "#app/profile-form/form-state.ts";
import { WaitingCard } from "./waiting-card.tsx";

/** Where the profile stands, and what waits for whom. */
export function Standing({ profile, notice, media, wishes, reminder }: DashboardView) {
  return (
    <>
      <Publication profile={profile} notice={notice} />
      <WaitingCard
        minor={profile.minor}
        state={profile.state}
        guardian={profile.guardians[0] ?? null}
        media={media}
        wishes={wishes}
        reminder={reminder}
      />
    </>
  );
}

/** What keeps the profile from being public, or that it is. */
function Publication({ profile, notice }: Pick<DashboardView, "profile" | "notice">) {
  return (
    <Notice tone={notice.tone} title={notice.title}>
      <p>{notice.text}</p>
      {profile.may.publish && (
        <PostForm className="mt-3">
          <SubmitButton intent="publicar" size="small" className="min-h-11">
            {profile.state === "rejected" ? "Pedir nova conferência" : "Publicar meu perfil"}
          </SubmitButton>
        </PostForm>
      )}
    </Notice>
  );
}

type ProfileCardsProps = DashboardView & { answer?: ProfileAnswer };

/** What belongs to the profile and has no section in its form. */
export const ProfileCards = ({ profile, values, media, links, clubMedia, answer }: ProfileCardsProps) => (
  <>
    <MediaSummaryCard {...media} />
    <LinkCard links={links} club={values.club} clubMedia={clubMedia} answer={answerTo("vinculo", answer)} />
    {profile.minor && <GuardianCard profile={profile} answer={answerTo("corrigir", answer)} />}
  </>
);
