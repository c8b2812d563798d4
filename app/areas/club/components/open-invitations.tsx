import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ROLE_NAMES, type MemberRole } from "#domain/clubs/members.ts";

interface InvitationView {
  id: string;
  email: string;
  role: MemberRole;
  invitedBy: string | null;
  sentDay: string;
  lastDay: string;
  expired: boolean;
}

/** Who was asked and has not answered. */
export const OpenInvitations = ({ invited }: { invited: readonly InvitationView[] }) => (
  <Card title="Convites sem resposta">
    <ul className="grid">
      {invited.map(({ id, email, role, invitedBy, sentDay, lastDay, expired }) => (
        <li
          key={id}
          className="flex flex-wrap items-center gap-x-4 gap-y-2 border-t border-line py-3 first:border-0 first:pt-0 last:pb-0"
        >
          <div className="grid min-w-0 grow basis-60 gap-1">
            <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
              {email}
              <Badge>{ROLE_NAMES[role]}</Badge>
              {expired && <Badge tone="danger">Vencido</Badge>}
            </p>
            <p className="text-compact text-muted">
              Enviado em {sentDay}
              {invitedBy && ` por ${invitedBy}`}, {expired ? `venceu em ${lastDay}` : `vale até ${lastDay}`}
            </p>
          </div>
          <PostForm className="flex flex-wrap gap-3">
            <input type="hidden" name="convite" value={id} />
            <SubmitButton intent="reenviar" size="small" className="min-h-11">
              Reenviar<span className="sr-only"> o convite a {email}</span>
            </SubmitButton>
            <SubmitButton intent="cancelar" variant="text" size="small" className="min-h-11">
              Cancelar<span className="sr-only"> o convite a {email}</span>
            </SubmitButton>
          </PostForm>
        </li>
      ))}
    </ul>
  </Card>
);
