import { ButtonLink } from "#app/components/button.tsx";

/** What is free and what a plan opens, before anybody is asked for anything. */
export function PlansNote() {
  return (
    <section aria-labelledby="planos-abrem" className="grid gap-4 panel p-5 sm:p-6">
      <h2 id="planos-abrem" className="text-3xl">
        Ainda não tem conta?
      </h2>
      <p>
        Criar a conta é grátis: você monta o perfil, lê o que é público, baixa seus dados e sai quando quiser.
        Um plano abre o resto, com 15 dias grátis:
      </p>
      <ul className="grid list-disc gap-1.5 pl-5">
        <li>clubes e olheiros assistem aos vídeos completos e pedem contato com atletas;</li>
        <li>atletas têm prioridade na inscrição em eventos e comparações detalhadas.</li>
      </ul>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to="/planos">Ver Planos e Assinar</ButtonLink>
        <ButtonLink to="/cadastro" variant="text">
          Criar conta grátis
        </ButtonLink>
      </div>
    </section>
  );
}
