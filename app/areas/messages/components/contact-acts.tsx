import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Switch } from "#app/components/switch.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { DAYS_AFTER_DECLINE } from "#domain/messages/limits.ts";
import { firstName } from "#domain/person-name.ts";
import type { ConversationView } from "../conversation-view.ts";

/** What this reader may do with the whole conversation, each in two steps and without script. */
export function ContactActs({ contact, block, mayBlock }: ConversationView) {
  const { mayEnd, mayWithdraw, reader, club } = contact;
  if (!mayEnd && !mayWithdraw && !mayBlock) return null;
  return (
    <div className="panel divide-y divide-line px-4 sm:px-5">
      {mayWithdraw && (
        <Act summary="Retirar este pedido" intent="retirar" button="Retirar agora">
          A família é avisada de que o clube desistiu. Vocês podem pedir de novo depois.
        </Act>
      )}
      {mayEnd && (
        <Act summary="Encerrar este contato" intent="encerrar" button="Encerrar agora">
          {reader === "club"
            ? "A família é avisada. O que ela escreveu deixa de aparecer para o clube."
            : `Telefones e links deixam de aparecer para os dois lados, e o clube não pode pedir de novo por ${DAYS_AFTER_DECLINE} dias.`}
        </Act>
      )}
      {mayBlock && !block && (
        <Act summary="Bloquear este clube" intent="bloquear" button="Bloquear agora">
          Encerra o que estiver aberto, e ninguém do {club.name} pode escrever de novo até você desbloquear. O
          clube não fica sabendo do bloqueio.
        </Act>
      )}
      {block && <Blocked mayLift={block.mayLift} />}
    </div>
  );
}

const Blocked = ({ mayLift }: { mayLift: boolean }) => (
  <div className="grid gap-3 py-4">
    <p className="text-compact">
      Este clube está bloqueado: ninguém dele pode escrever de novo.
      {!mayLift && " Só a outra pessoa responsável, que bloqueou, pode desbloquear."}
    </p>
    {mayLift && (
      <PostForm>
        <SubmitButton intent="desbloquear" size="small">
          Desbloquear o clube
        </SubmitButton>
      </PostForm>
    )}
  </div>
);

type ActProps = { summary: string; intent: string; button: string; children: ReactNode };

const Act = ({ summary, intent, button, children }: ActProps) => (
  <details className="py-1">
    <summary className="flex min-h-11 items-center font-semibold text-danger underline underline-offset-4">
      {summary}
    </summary>
    <div className="grid gap-4 pt-1 pb-3">
      <p className="max-w-[60ch] text-compact">{children}</p>
      <PostForm>
        <SubmitButton intent={intent} variant="danger" size="small">
          {button}
        </SubmitButton>
      </PostForm>
    </div>
  </details>
);

/** The guardian decides club by club what the child does in the conversation. */
export function ChildSwitches({ contact }: { contact: ConversationView["contact"] }) {
  const { child, athlete, reader } = contact;
  if (!child || !athlete || reader !== "guardian" || !contact.mayEnd) return null;
  const name = firstName(athlete.name);
  return (
    <Card title={`O que ${name} pode fazer`} compact>
      <Switch
        label="Ler a conversa"
        on={child.reads}
        intent={child.reads ? "desligar-leitura" : "ligar-leitura"}
        note={`Telefones, e-mails e links ficam ocultos para ${name}.`}
      />
      <Switch
        label="Escrever ao clube"
        on={child.writes}
        intent={child.writes ? "desligar-escrita" : "ligar-escrita"}
        note="Você lê tudo. Quem escreve também lê."
      />
    </Card>
  );
}
