import { Prose } from "#app/components/prose.tsx";
import type { ApiReference } from "../../api-reference.ts";

export function ApiIntroduction({ description, base, endpoints }: ApiReference) {
  return (
    <>
      <Prose className="mt-5 whitespace-normal">
        <p>{description}</p>
        <p>
          Todos os endereços começam por <code className="font-mono break-all">{base}</code>. O documento{" "}
          <a href="/api/v1/openapi.json">OpenAPI 3.1</a> descreve tudo o que está aqui para programas.
        </p>
        <ul>
          <li>Listas longas vêm em páginas: siga o endereço em “next” até ele ser nulo.</li>
          <li>Guarde o ETag e envie em If-None-Match: se nada mudou, a resposta é 304, sem corpo.</li>
          <li>Scripts de qualquer site podem ler; cookies não mudam a resposta.</li>
          <li>
            A busca dos clubes pede o cabeçalho <code className="font-mono">Authorization: Bearer</code> com o
            token que <code className="font-mono">/api/auth/token</code> dá a quem entrou no site e age por um
            clube com plano ativo.
          </li>
          <li>Cada endereço de rede tem um limite de pedidos por minuto; quem passa dele recebe 429.</li>
        </ul>
      </Prose>
      <nav aria-label="Nesta página" className="mt-8 max-w-[68ch] panel p-5">
        <h2 className="text-2xl">Nesta página</h2>
        <ul className="mt-2 grid">
          {endpoints.map(({ id, summary }) => (
            <li key={id}>
              <a
                href={`#${id}`}
                className="flex min-h-10 items-center py-1 leading-snug font-semibold text-grass underline-offset-4 hover:underline"
              >
                {summary}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  );
}
