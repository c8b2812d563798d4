import { data } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { memberGuard } from "#app/session/guards.ts";
import { CONSENT_TEXTS } from "#domain/guardians/consent.ts";
import { NAME_CONSENT_TEXTS } from "#domain/guardians/name-consent.ts";
import { requireSession } from "#server/identity/who-asks.server.ts";
import type { Route } from "./+types/consent-text.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

/** The text of one version, as the guardian agreed to it. */
export function loader({ params: { version }, context }: Route.LoaderArgs) {
  const texts: Partial<Record<string, readonly string[]>> = { ...CONSENT_TEXTS, ...NAME_CONSENT_TEXTS };
  const text = Object.hasOwn(texts, version) ? texts[version] : undefined;
  if (!text) throw data("Texto não encontrado", 404);
  const guardian = requireSession(context).profiles.some(({ type }) => type === "guardian");
  const title = Object.hasOwn(NAME_CONSENT_TEXTS, version)
    ? `Aparecer com nome em campeonatos, versão de ${version.replace("campeonatos-", "")}`
    : `Versão de ${version}`;
  return { title, text, guardian };
}

export const meta: Route.MetaFunction = () => privateMeta("Texto da autorização");

export default function ConsentText({ loaderData: { title, text, guardian } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-4xl sm:text-5xl">Texto da autorização</h1>
        <Card title={title}>
          <ul className="grid gap-3">
            {text.map((paragraph) => (
              <li key={paragraph} className="border-line not-first:border-t not-first:pt-3">
                {paragraph}
              </li>
            ))}
          </ul>
        </Card>
        <div>
          {guardian ? (
            <ButtonLink to="/responsavel/atletas">Voltar para meus atletas</ButtonLink>
          ) : (
            <ButtonLink to="/conta/privacidade">Ver o que foi autorizado</ButtonLink>
          )}
        </div>
      </div>
    </Container>
  );
}
