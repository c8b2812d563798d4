import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { QrCode } from "#app/components/registrations/qr-code.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { LinkRole } from "#domain/championships/vocabulary.ts";

type ShownLink = { role: LinkRole; url: string; qr: { size: number; path: string } };

type LinksCardProps = {
  links: readonly ShownLink[];
  names: Record<LinkRole, string>;
  closed: boolean;
  /** When the links open, in words. */
  opens: string | null;
};

/** The three doors to the sheet: for the referee and for each team. */
export const LinksCard = ({ links, names, closed, opens }: LinksCardProps) => (
  <Card compact title="Links da súmula">
    <p className="mb-4 max-w-[65ch] text-compact text-muted">
      Quem tem o link não precisa de conta. Ele abre só esta partida
      {opens ? `, a partir de ${opens},` : ", três horas antes do jogo,"} e o do árbitro vale até a súmula ser
      fechada.
    </p>
    <ul className="grid grid-cols-1 gap-4 md:grid-cols-3">
      {(["referee", "home", "away"] as const).map((role) => (
        <LinkItem
          key={role}
          role={role}
          name={names[role]}
          link={links.find((one) => one.role === role)}
          // After closing the referee has nothing more to write.
          over={closed && role === "referee"}
        />
      ))}
    </ul>
  </Card>
);

type LinkItemProps = { role: LinkRole; name: string; link: ShownLink | undefined; over: boolean };

function LinkItem({ role, name, link, over }: LinkItemProps) {
  return (
    <li className="grid content-start gap-3 rounded-control border border-line p-3">
      <h3 className="flex items-center justify-between gap-2 text-xl">
        <span className="wrap-anywhere">{name}</span>
        <Badge tone={over ? "neutral" : link ? "grass" : "pale"}>
          {over ? "Encerrado" : link ? "Ativo" : "Sem link"}
        </Badge>
      </h3>
      {link && !over && (
        <>
          <QrCode qr={link.qr} label={`Código do link: ${name}`} className="size-40 justify-self-center" />
          <p className="text-sm wrap-anywhere text-muted">{link.url}</p>
          <CopyButton text={link.url} label="Copiar link" done="Link copiado" />
        </>
      )}
      {!over && (
        <PostForm className="flex flex-wrap gap-2">
          <input type="hidden" name="role" value={role} />
          <SubmitButton intent="criar-link" size="small" className="min-h-11 flex-1">
            {link ? "Trocar link" : "Criar link"}
          </SubmitButton>
          {link && (
            <SubmitButton intent="revogar-link" size="small" variant="text" className="min-h-11">
              Revogar
            </SubmitButton>
          )}
        </PostForm>
      )}
    </li>
  );
}
