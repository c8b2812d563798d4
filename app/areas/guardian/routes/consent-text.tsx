import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { CONSENT_TEXTS } from "#domain/guardians/consent.ts";
import type { Route } from "./+types/consent-text.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** The text of one version, as the guardian agreed to it. */
export function loader({ params: { version } }: Route.LoaderArgs) {
  const texts: Partial<Record<string, readonly string[]>> = CONSENT_TEXTS;
  const text = Object.hasOwn(texts, version) ? texts[version] : undefined;
  if (!text) throw data("Texto não encontrado", 404);
  return { version, text };
}

export const meta: Route.MetaFunction = () => privateMeta("Texto da autorização");

export default function ConsentText({ loaderData: { version, text } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-4xl sm:text-5xl">Texto da autorização</h1>
        <Card title={`Versão de ${version}`}>
          <ul className="grid gap-3">
            {text.map((paragraph) => (
              <li key={paragraph} className="border-line not-first:border-t not-first:pt-3">
                {paragraph}
              </li>
            ))}
          </ul>
        </Card>
        <div>
          <ButtonLink to="/responsavel/atletas">Voltar para meus atletas</ButtonLink>
        </div>
      </div>
    </Container>
  );
}
