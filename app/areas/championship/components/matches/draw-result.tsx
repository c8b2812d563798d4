import { ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { Notice } from "#app/components/notice.tsx";
import { byGroupName } from "#domain/championships/draw.ts";
import { groupBy } from "#domain/group-by.ts";
import { EarlierText } from "./hold-draw.tsx";

interface ShownDraw {
  seed: string;
  /** "12/04/2026 às 09:30" */
  heldAt: string;
  witnesses: string | null;
  steps: readonly { name: string; group: string | null; pot: number | null }[];
}

type DrawResultProps = {
  draw: ShownDraw;
  earlier: readonly Pick<ShownDraw, "seed" | "heldAt">[];
  /** The answer of holding it again; null: not asked. */
  agrees: boolean | null;
  replay: string;
};

/** What came out, ball by ball, and how anybody can check it. */
export const DrawResult = ({ draw, earlier, agrees, replay }: DrawResultProps) => (
  <>
    <Card compact title="Sorteio">
      <Facts
        facts={[
          fact("Semente", <span className="font-mono tracking-wider">{spaced(draw.seed)}</span>),
          fact("Quando", draw.heldAt),
          fact("Testemunhas", draw.witnesses),
          fact(
            "Sorteios antes deste",
            earlier.length === 0 ? "Nenhum" : <EarlierText earlier={earlier.length} />,
          ),
        ]}
      />
      {earlier.length > 0 && (
        <ul className="mt-2 grid gap-1 text-compact text-muted">
          {earlier.map(({ seed, heldAt }) => (
            <li key={seed}>
              Desfeito: <span className="font-mono">{spaced(seed)}</span>, de {heldAt}
            </li>
          ))}
        </ul>
      )}
      {agrees !== null && (
        <Notice
          tone={agrees ? "success" : "error"}
          className="mt-4"
          title={agrees ? "Confere" : "Não confere"}
        >
          {agrees
            ? "O sorteio foi repetido com a mesma semente e as mesmas equipes: saiu o mesmo, bola por bola."
            : "Repetido com a mesma semente e as mesmas equipes, saiu outro resultado. Fale com a nossa equipe."}
        </Notice>
      )}
      <ButtonLink to={replay} size="small" className="mt-4 min-h-11" preventScrollReset>
        Repetir o sorteio com esta semente
      </ButtonLink>
    </Card>
    <Groups steps={draw.steps} />
    <Card compact title="Passo a passo">
      <ol className="grid gap-x-8 sm:grid-cols-2">
        {draw.steps.map(({ name, group, pot }, index) => (
          <li key={name} className="flex min-h-11 items-center gap-3 border-t border-line py-2">
            <span className="w-7 shrink-0 text-right font-display text-xl font-bold text-muted">
              {index + 1}
            </span>
            <span className="min-w-0 grow wrap-anywhere">
              {name}
              {pot !== null && <span className="text-compact text-muted"> · pote {pot}</span>}
            </span>
            {group !== null && <span className="shrink-0 font-semibold">Grupo {group}</span>}
          </li>
        ))}
      </ol>
    </Card>
  </>
);

function Groups({ steps }: Pick<ShownDraw, "steps">) {
  const drawn = steps.flatMap(({ name, group }) => (group === null ? [] : [{ name, group }]));
  if (drawn.length === 0) return null;
  const groups = [...groupBy(drawn, ({ group }) => group)].toSorted(([one], [other]) =>
    byGroupName(one, other),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {groups.map(([group, teams]) => (
        <Card key={group} compact title={`Grupo ${group}`}>
          <ul className="grid gap-1">
            {teams.map(({ name }) => (
              <li key={name} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </Card>
      ))}
    </div>
  );
}

/** "K7QF 2M9X 3TRB": as it is read aloud. */
const spaced = (seed: string): string => seed.replaceAll(/(.{4})(?=.)/g, "$1 ");
