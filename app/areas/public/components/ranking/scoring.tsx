import { Card } from "#app/components/card.tsx";
import { ResultDots } from "#app/components/result-dots.tsx";
import { POINTS, RESULTS, type MatchResult } from "#domain/clubs/results.ts";

const WORDS: Record<MatchResult, string> = { W: "Vitória", D: "Empate", L: "Derrota" };

/** The published rule, from the same numbers that the calculation uses. */
export function Scoring({ season }: { season: number | null }) {
  return (
    <Card title="Como a pontuação é calculada">
      <dl className="grid gap-2.5">
        {RESULTS.map((result) => (
          <div key={result} className="flex items-center gap-3">
            <dt className="flex grow items-center gap-3 font-semibold">
              <div aria-hidden="true">
                <ResultDots results={[result]} />
              </div>
              {WORDS[result]}
            </dt>
            <dd className="font-semibold">{pointText(POINTS[result])}</dd>
          </div>
        ))}
      </dl>
      <div className="mt-5 grid gap-3 text-compact text-muted">
        <p>
          {season === null
            ? "A contagem começa com o primeiro jogo registrado."
            : `Contam os jogos da temporada ${season}, de janeiro a dezembro.`}{" "}
          Os pontos são recalculados a cada resultado registrado.
        </p>
        <p>
          Valem os resultados da súmula e os que o adversário ou a nossa equipe confirmou. O que só um clube
          declara não conta.
        </p>
        <p>Em caso de empate em pontos, vale o número de vitórias e, depois, a ordem alfabética.</p>
        <p>As quatro bolinhas são os últimos resultados; a da direita é o jogo mais recente.</p>
      </div>
    </Card>
  );
}

const pointText = (points: number) => (points === 1 ? "1 ponto" : `${points} pontos`);
