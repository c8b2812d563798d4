import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface Quoted {
  id: string;
  club: { id: string; name: string };
  message: string;
}

/** What clubs quote the athlete with, each of which the guardian can take back. */
export const QuotesPanel = ({ quotes }: { quotes: readonly Quoted[] }) => (
  <Card compact title="Depoimentos em páginas de clubes">
    <ul className="grid gap-4">
      {quotes.map(({ id, club, message }) => (
        <li key={id} className="border-t border-line pt-3 first:border-0 first:pt-0">
          <blockquote className="line-clamp-3 wrap-anywhere">“{message}”</blockquote>
          <div className="flex flex-wrap items-center justify-between gap-x-4">
            <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink>
            <PostForm>
              <input type="hidden" name="depoimento" value={id} />
              <SubmitButton intent="retirar-depoimento" variant="text" size="small" className="min-h-11">
                Retirar<span className="sr-only"> o depoimento no {club.name}</span>
              </SubmitButton>
            </PostForm>
          </div>
        </li>
      ))}
    </ul>
  </Card>
);
