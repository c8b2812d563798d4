import { ChevronRight } from "lucide-react";
import { Link } from "#app/components/link.tsx";
import { Tabs } from "#app/components/tabs.tsx";
import type { FinishKind } from "#domain/billing/finish-schema.ts";

const KINDS: Record<FinishKind, { label: string; text: string }> = {
  atleta: { label: "Sou o atleta (18 anos ou mais)", text: "A conta e a assinatura são minhas." },
  responsavel: {
    label: "Sou o responsável",
    text: "Assino por um atleta com menos de 18 anos, ou por mais de um.",
  },
  clube: { label: "Sou Clube", text: "A assinatura vale para todos os observadores do clube." },
  campeonato: { label: "Organizo campeonatos", text: "A assinatura vale para os campeonatos que organizo." },
};

type FinishKindsProps = { choices: readonly { kind: FinishKind; to: string }[]; kind: FinishKind | null };

/** Asks whose account it will be. Afterwards the same links let people choose again. */
export function FinishKinds({ choices, kind }: FinishKindsProps) {
  if (kind) {
    const tabs = choices.map((one) => ({
      to: one.to,
      label: KINDS[one.kind].label,
      current: one.kind === kind,
    }));
    return <Tabs label="Quem finaliza o cadastro" tabs={tabs} />;
  }
  return (
    <section aria-labelledby="quem-finaliza" className="grid gap-4">
      <h2 id="quem-finaliza" className="text-3xl">
        De quem é a conta?
      </h2>
      <ul className="grid gap-3 sm:grid-cols-2">
        {choices.map((one) => (
          <li key={one.kind} className="grid">
            <Link
              to={one.to}
              preventScrollReset
              className="flex items-center gap-3 rounded-panel border-2 border-edge bg-card p-4 no-underline hover:border-ink sm:p-5"
            >
              <span className="min-w-0 flex-1">
                <span className="block font-bold">{KINDS[one.kind].label}</span>
                <span className="block text-compact text-muted">{KINDS[one.kind].text}</span>
              </span>
              <ChevronRight className="size-6 shrink-0 text-grass" aria-hidden="true" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
