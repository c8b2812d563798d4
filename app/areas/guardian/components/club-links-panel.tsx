import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface ConfirmedLink {
  clubId: string;
  clubName: string;
  day: string;
}

interface ClubLinksPanelProps {
  athleteId: string;
  links: readonly ConfirmedLink[];
  /** How many photos and videos of clubs show the athlete, or want to. */
  inClubMedia: number;
}

/** Clubs whose page shows the athlete, each of which the guardian can leave. */
export const ClubLinksPanel = ({ athleteId, links, inClubMedia }: ClubLinksPanelProps) => (
  <Card compact title="Vínculos com clubes">
    <ul className="grid">
      {links.map(({ clubId, clubName, day }) => (
        <li
          key={clubId}
          className="flex flex-wrap items-center gap-x-4 border-t border-line py-2 first:border-0 first:pt-0"
        >
          <p className="min-w-0 grow basis-40 wrap-anywhere">
            <TextLink to={`/clube/${clubId}`}>{clubName}</TextLink>
            <span className="block text-compact text-muted">Confirmado em {day}</span>
          </p>
          <PostForm>
            <input type="hidden" name="clube" value={clubId} />
            <SubmitButton intent="encerrar-vinculo" variant="text" size="small" className="min-h-11">
              Encerrar<span className="sr-only"> o vínculo com {clubName}</span>
            </SubmitButton>
          </PostForm>
        </li>
      ))}
    </ul>
    {inClubMedia > 0 && (
      <p className={links.length > 0 ? "mt-2 border-t border-line pt-3" : undefined}>
        <TextLink to={`/responsavel/midia/${athleteId}`}>
          {inClubMedia === 1 ? "1 foto ou vídeo de clube" : `${inClubMedia} fotos e vídeos de clubes`}
        </TextLink>
      </p>
    )}
  </Card>
);
