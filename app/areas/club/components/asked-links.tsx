import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface AskedLinkView {
  athleteId: string;
  name: string;
  subdomain: string | null;
  facts: string;
  day: string;
}

/** Athletes who say that they play for the club, for it to confirm. */
export const AskedLinks = ({ links }: { links: readonly AskedLinkView[] }) => (
  <Card compact title="Vínculos pedidos">
    <p className="mb-4 max-w-[60ch] text-muted">
      Estes atletas dizem que jogam no clube. Confirme só quem está no elenco; de menores com perfil privado
      aparecem as iniciais.
    </p>
    <ul className="grid">
      {links.map(({ athleteId, name, subdomain, facts, day }) => (
        <li
          key={athleteId}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
        >
          <div className="min-w-0 grow basis-52">
            <p className="font-semibold wrap-anywhere">
              {subdomain ? <TextLink to={`/a/${subdomain}`}>{name}</TextLink> : name}
            </p>
            <p className="text-compact text-muted">
              {[facts, `pedido em ${day}`].filter(Boolean).join(" · ")}
            </p>
          </div>
          <PostForm className="flex flex-wrap gap-3">
            <input type="hidden" name="athlete" value={athleteId} />
            <SubmitButton intent="confirmar-vinculo" size="small" className="min-h-11">
              Confirmar<span className="sr-only"> o vínculo de {name}</span>
            </SubmitButton>
            <SubmitButton intent="recusar-vinculo" variant="text" size="small" className="min-h-11">
              Recusar<span className="sr-only"> o vínculo de {name}</span>
            </SubmitButton>
          </PostForm>
        </li>
      ))}
    </ul>
  </Card>
);
