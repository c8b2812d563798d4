import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";

const WAYS = [
  {
    title: "Sou Atleta",
    steps: ["Crie seu perfil", "Compartilhe fotos e vídeos", "Participe de campeonatos"],
  },
  { title: "Sou Clube", steps: ["Busque atletas", "Organize peneiras", "Cadastre campeonatos"] },
];

export function HowItWorks() {
  return (
    <Container className="py-14 sm:py-20">
      <h2 className="text-title">Como funciona</h2>
      <div className="mt-7 grid gap-5 md:grid-cols-2">
        {WAYS.map(({ title, steps }) => (
          <Card key={title} title={title} level={3}>
            <ol className="mt-4 grid gap-3">
              {steps.map((step, index) => (
                <li key={step} className="grid grid-cols-[2.5rem_1fr] items-center font-semibold">
                  <span
                    aria-hidden="true"
                    className="font-display text-3xl leading-none font-extrabold text-grass"
                  >
                    {index + 1}
                  </span>
                  {step}
                </li>
              ))}
            </ol>
          </Card>
        ))}
      </div>
      <div className="mt-8 flex flex-col items-start gap-4 sm:flex-row sm:items-center sm:justify-between">
        <p className="max-w-[52ch] text-muted">
          Todos os planos começam com 15 dias grátis. Você cancela quando quiser, em dois cliques.
        </p>
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/planos">Começar período grátis</ButtonLink>
          <ButtonLink to="/planos" variant="text">
            Ver todos os planos
          </ButtonLink>
        </div>
      </div>
    </Container>
  );
}
