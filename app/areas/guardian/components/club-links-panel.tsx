import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface ConfirmedLink {
  clubId: string;
  clubName: string;
  day: string;
}

/** Clubs whose page shows the athlete, each of which the guardian can leave. */
export const ClubLinksPanel = ({ links }: { links: readonly ConfirmedLink[] }) => (
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
  </Card>
);
