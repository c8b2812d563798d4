import { Card } from "#app/components/card.tsx";
import { Link } from "#app/components/link.tsx";

export interface Waiting {
  text: string;
  to: string;
}

/** What somebody of the club has to answer. */
export const WhatWaits = ({ waiting }: { waiting: readonly Waiting[] }) => (
  <Card compact title="O que espera o clube">
    {waiting.length > 0 ? (
      <ul className="grid">
        {waiting.map(({ text, to }) => (
          <li key={to + text} className="border-t border-line first:border-0">
            <Link
              to={to}
              className="flex min-h-11 items-center font-semibold text-grass underline underline-offset-4"
            >
              {text}
            </Link>
          </li>
        ))}
      </ul>
    ) : (
      <p className="text-muted">
        Nada espera resposta. Respostas a quem veio a uma peneira, pedidos de vínculo, números e resultados
        para confirmar aparecem aqui.
      </p>
    )}
  </Card>
);
