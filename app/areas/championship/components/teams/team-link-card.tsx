import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { WhatsappLink } from "#app/components/whatsapp-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

type TeamLinkCardProps = { url: string | null; team: string };

/** With it the team writes its squad. It can be shown again, replaced and revoked: by who may change the squad. */
export const TeamLinkCard = ({ url, team }: TeamLinkCardProps) => (
  <Card compact title="Link da equipe">
    {url ? (
      <div className="grid gap-3">
        <p className="text-compact text-muted">
          Quem tem o link escreve o elenco desta equipe, e só desta. Não precisa de conta.
        </p>
        <p className="rounded-control bg-paper px-3 py-2 text-compact break-all select-all">{url}</p>
        <div className="flex flex-wrap gap-3">
          <CopyButton text={url} label="Copiar link" done="Link copiado" />
          <WhatsappLink message={`Elenco de ${team}: ${url}`} label="Enviar no WhatsApp" />
        </div>
        <PostForm className="flex flex-wrap gap-3 border-t border-line pt-3">
          <SubmitButton intent="renovar" size="small" className="min-h-11">
            Trocar o link
          </SubmitButton>
          <SubmitButton intent="cancelar-link" size="small" className="min-h-11">
            Cancelar o link
          </SubmitButton>
        </PostForm>
      </div>
    ) : (
      <PostForm className="flex flex-wrap items-center justify-between gap-3">
        <p className="text-muted">A equipe não tem link. Com ele, ela mesma escreve o elenco.</p>
        <SubmitButton intent="renovar" size="small" className="min-h-11">
          Criar link
        </SubmitButton>
      </PostForm>
    )}
  </Card>
);
