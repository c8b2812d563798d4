import { TextLink } from "#app/components/text-link.tsx";
import { WITHDRAWAL_DAYS } from "#domain/billing/withdrawal-window.ts";
import { TRIAL_DAYS } from "#domain/billing/subscription.ts";
import type { FirstCharge } from "../buying.ts";

const WHEN_CHARGED = {
  after_trial: `Só depois dos ${TRIAL_DAYS} dias grátis. Antes de confirmar, a página de pagamento mostra a data e o valor da primeira cobrança, e avisamos por e-mail antes de o período terminar.`,
  today: `No dia em que você assina, porque os ${TRIAL_DAYS} dias grátis já foram usados. Antes de confirmar, a página de pagamento mostra o valor.`,
};

const notesFor = (charged: FirstCharge) => [
  { title: "Quando vem a cobrança?", text: WHEN_CHARGED[charged ?? "after_trial"] },
  {
    title: "Como cancelo?",
    text: "Em dois cliques, em Minha conta. O plano continua valendo até o fim do período que já está pago ou grátis.",
  },
  {
    title: "E se eu me arrepender?",
    text: `Em até ${WITHDRAWAL_DAYS} dias depois de assinar, e de novo depois da primeira cobrança, você desiste e recebe tudo de volta, sem explicar nada (art. 49 do Código de Defesa do Consumidor).`,
  },
  {
    title: "E para menores de 18 anos?",
    text: "Quem assina é o responsável, na conta dele. Um responsável pode assinar por mais de um atleta.",
  },
];

/** What people ask before they pay. */
export function BeforeYouSubscribe({ charged }: { charged: FirstCharge }) {
  return (
    <section aria-labelledby="antes-de-assinar" className="mt-2">
      <h2 id="antes-de-assinar" className="text-4xl">
        Antes de assinar
      </h2>
      <dl className="mt-5 grid gap-x-10 gap-y-6 sm:grid-cols-2">
        {notesFor(charged).map(({ title, text }) => (
          <div key={title}>
            <dt className="font-bold">{title}</dt>
            <dd className="mt-1 max-w-[60ch] text-muted">{text}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-6 max-w-[60ch]">
        Sem plano, a conta continua sua: você edita seus dados, lê o que é público e sai quando quiser.{" "}
        <TextLink to="/termos">Termos de uso</TextLink>
      </p>
    </section>
  );
}
