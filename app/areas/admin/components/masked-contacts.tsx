import { ContactBadge } from "#app/components/contact-badge.tsx";
import type { SubjectData } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type MaskedData = Extract<SubjectData, { type: "masked_contact" }>;

/** What a club wrote to minors' families, and what of it the families could read. */
export function MaskedContacts({ messages }: MaskedData) {
  return (
    <Panel
      title={messages.length === 1 ? "Uma mensagem mascarada" : `${messages.length} mensagens mascaradas`}
    >
      <ul>
        {messages.map(({ id, scoutName, written, masked, state, createdAt }) => (
          <li key={id} className="grid gap-3 border-t border-line py-4 first:border-t-0 first:pt-0">
            <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
              <ContactBadge state={state} />
              {scoutName ?? "Olheiro que saiu"} · {createdAt}
            </p>
            <div className="grid gap-4 sm:grid-cols-2">
              <Version title="O que o clube escreveu" text={written} />
              <Version title="O que a família lê antes de aceitar" text={masked} />
            </div>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const Version = ({ title, text }: { title: string; text: string | null }) => (
  <div>
    <h3 className="text-sm font-semibold text-muted">{title}</h3>
    <p className="mt-1 text-compact wrap-anywhere whitespace-pre-line">
      {text ?? "Apagado com a conta de quem escreveu."}
    </p>
  </div>
);
