import { ChevronDown, IdCard } from "lucide-react";
import { Badge } from "#app/components/badge.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { ROLE_NAMES, type MemberRole } from "#domain/clubs/members.ts";
import { firstName } from "#domain/person-name.ts";

interface MemberView {
  id: string;
  name: string;
  role: MemberRole;
  isMe: boolean;
  invitedBy: string | null;
  day: string;
  cardPath: string | null;
}

interface MemberListProps {
  members: readonly MemberView[];
  mayManage: boolean;
}

/** Who acts for the club today, with what an owner, or the person themselves, can do about it. */
export function MemberList({ members, mayManage }: MemberListProps) {
  const owners = members.filter(({ role }) => role === "owner").length;
  return (
    <Card title="Quem faz parte">
      <ul className="grid">
        {members.map((member) => {
          const isLastOwner = member.role === "owner" && owners === 1;
          return (
            <li
              key={member.id}
              className="grid gap-2 border-t border-line py-4 first:border-0 first:pt-0 last:pb-0"
            >
              <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
                <p className="text-lead font-semibold wrap-anywhere">{member.name}</p>
                <Badge tone={member.role === "owner" ? "grass" : "neutral"}>{ROLE_NAMES[member.role]}</Badge>
                {member.isMe && <Badge tone="sky">Você</Badge>}
              </div>
              <p className="text-compact text-muted">
                No clube desde {member.day}
                {member.invitedBy && `, a convite de ${member.invitedBy}`}
              </p>
              <div className="flex flex-wrap items-center gap-x-5">
                <CardLink member={member} />
              </div>
              {(mayManage || member.isMe) && (
                <details className="group">
                  <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1.5 font-semibold underline-offset-4 hover:underline">
                    {member.isMe ? "Sair ou mudar meu papel" : "Mudar papel ou remover"}
                    <span className="sr-only"> ({member.name})</span>
                    <ChevronDown className="size-5 group-open:rotate-180" aria-hidden="true" />
                  </summary>
                  <div className="grid gap-5 rounded-control bg-paper p-4">
                    {member.isMe ? (
                      <OwnActs member={member} isLastOwner={isLastOwner} />
                    ) : (
                      <OwnerActs member={member} isLastOwner={isLastOwner} />
                    )}
                  </div>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Card>
  );
}

function CardLink({ member }: { member: MemberView }) {
  if (member.isMe) return <TextLink to="/club/cartao">Meu cartão</TextLink>;
  return member.cardPath ? (
    <TextLink to={member.cardPath}>
      Ver o cartão<span className="sr-only"> de {member.name}</span>
    </TextLink>
  ) : (
    <p className="flex items-center gap-1.5 text-compact text-muted">
      <IdCard className="size-4" aria-hidden="true" />
      Ainda sem cartão: falta confirmar a maioridade
    </p>
  );
}

function OwnActs({ member, isLastOwner }: { member: MemberView; isLastOwner: boolean }) {
  if (isLastOwner)
    return (
      <p className="max-w-[60ch]">
        Você é a única pessoa responsável pelo clube. Para sair ou virar olheiro, passe antes a propriedade a
        outra pessoa do clube.
      </p>
    );
  return (
    <>
      {member.role === "owner" && <RoleForm member={member} />}
      <PostForm className="grid gap-3">
        <p className="max-w-[60ch]">
          Ao sair, seu acesso ao clube termina agora, seu cartão aparece como retirado e suas conversas passam
          para quem responde pelo clube.
        </p>
        <div>
          <SubmitButton intent="sair" variant="danger">
            Sair do clube
          </SubmitButton>
        </div>
      </PostForm>
    </>
  );
}

function OwnerActs({ member, isLastOwner }: { member: MemberView; isLastOwner: boolean }) {
  return (
    <>
      {!isLastOwner && <RoleForm member={member} />}
      <PostForm className="grid gap-3">
        <input type="hidden" name="pessoa" value={member.id} />
        <p className="max-w-[60ch]">
          Passar a propriedade: {firstName(member.name)} passa a responder pelo clube e você continua como
          olheiro.
        </p>
        <div>
          <SubmitButton intent="passar">Passar a propriedade</SubmitButton>
        </div>
      </PostForm>
      {!isLastOwner && (
        <PostForm className="grid gap-3">
          <input type="hidden" name="pessoa" value={member.id} />
          <p className="max-w-[60ch]">
            Remover: o acesso termina na hora, o cartão aparece como retirado, as conversas abertas passam
            para quem responde pelo clube, e avisamos {firstName(member.name)} por e-mail.
          </p>
          <div>
            <SubmitButton intent="remover" variant="danger">
              Remover do clube
            </SubmitButton>
          </div>
        </PostForm>
      )}
    </>
  );
}

function RoleForm({ member }: { member: MemberView }) {
  const other = member.role === "owner" ? "scout" : "owner";
  return (
    <PostForm className="grid gap-3">
      <input type="hidden" name="pessoa" value={member.id} />
      <input type="hidden" name="role" value={other} />
      <p className="max-w-[60ch]">
        {other === "owner"
          ? "Quem responde pelo clube também convida e remove pessoas, muda papéis e recebe os avisos do clube."
          : "Um olheiro busca, anota e conversa, mas não convida nem remove pessoas."}
      </p>
      <div>
        <SubmitButton intent="papel">
          {other === "owner" ? "Tornar responsável pelo clube" : "Tornar olheiro"}
        </SubmitButton>
      </div>
    </PostForm>
  );
}
