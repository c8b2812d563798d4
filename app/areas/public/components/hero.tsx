import { ButtonLink } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { FigurinhaFan } from "#app/components/figurinha-fan.tsx";
import type { FigurinhaAthlete } from "#app/components/figurinha.tsx";
import { Pitch } from "#app/components/pitch.tsx";

export function Hero({ featured }: { featured: FigurinhaAthlete[] }) {
  return (
    <Pitch circle>
      <Container className="grid grid-cols-1 items-center gap-12 py-12 sm:py-16 lg:grid-cols-[1.05fr_1fr] lg:py-20">
        <div>
          <p className="font-display text-lg leading-none font-bold tracking-wide text-canary">
            15 dias grátis em todos os planos
          </p>
          <h1 className="mt-4 text-title sm:text-6xl lg:text-7xl">
            Descubra e desenvolva <em className="text-canary not-italic">o futuro</em> do futebol brasileiro
          </h1>
          <p className="mt-5 max-w-[46ch] text-lg text-white/85">
            Um perfil profissional para o atleta, uma busca séria para o clube, e cada contato com menor de
            idade passando pelo responsável.
          </p>
          <div className="mt-8 flex flex-col gap-3 sm:flex-row sm:flex-wrap">
            <ButtonLink to="/planos" variant="primary" size="large" onDark>
              Começar meu período grátis
            </ButtonLink>
            <ButtonLink to="/planos" size="large" onDark>
              Ver planos de assinatura
            </ButtonLink>
          </div>
        </div>
        {featured.length > 0 && (
          <div>
            <section aria-labelledby="destaques">
              <h2 id="destaques" className="sr-only">
                Atletas em destaque
              </h2>
              <FigurinhaFan athletes={featured} newTab />
            </section>
            <p className="mt-8 text-center">
              <ButtonLink to="/atletas" onDark>
                Ver todos os atletas
              </ButtonLink>
            </p>
          </div>
        )}
      </Container>
    </Pitch>
  );
}
