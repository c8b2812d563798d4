import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { groupBy } from "#domain/group-by.ts";

type HoldDrawProps = {
  teams: readonly { id: string; name: string; pot: number | null }[];
  shown: string;
  /** How many were held before and undone. */
  earlier: number;
  /** Back to the pots; null where there are none. */
  pots: string | null;
  answer?: FormErrors;
};

/** The second step: everything that goes into the draw is in sight, and one button holds it. */
export function HoldDraw({ teams, shown, earlier, pots, answer }: HoldDrawProps) {
  const field = fieldOf(answer);
  return (
    <PostForm className="grid gap-5">
      <Teams teams={teams} />
      <Notice title="A semente é feita na hora">
        O sistema cria a semente quando você toca em Sortear e a guarda junto com o resultado. Ninguém escolhe
        a semente, e com ela qualquer pessoa repete o sorteio e vê o mesmo.{" "}
        {earlier > 0 && <EarlierText earlier={earlier} />}
      </Notice>
      <input type="hidden" name="shown" value={shown} />
      <InputField
        label="Testemunhas"
        hint="Quem acompanha o sorteio. Aparece na página pública: não escreva nomes de atletas."
        optional
        maxLength={300}
        {...field("witnesses")}
      />
      <div className="flex flex-wrap items-center gap-3">
        <SubmitButton intent="sortear" variant="primary" size="large">
          Sortear
        </SubmitButton>
        {pots && (
          <ButtonLink to={pots} variant="text">
            Voltar aos potes
          </ButtonLink>
        )}
      </div>
    </PostForm>
  );
}

export const EarlierText = ({ earlier }: { earlier: number }) => (
  <strong>
    {earlier === 1
      ? "Antes deste houve 1 sorteio, que foi desfeito."
      : `Antes deste houve ${earlier} sorteios, que foram desfeitos.`}
  </strong>
);

function Teams({ teams }: Pick<HoldDrawProps, "teams">) {
  const pots = [...groupBy(teams, ({ pot }) => pot)].toSorted(
    ([one], [other]) => (one ?? Infinity) - (other ?? Infinity),
  );
  return (
    <div className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
      {pots.map(([pot, list]) => (
        <div key={pot ?? "none"}>
          {pots.length > 1 && <h3 className="mb-1 text-xl">{pot === null ? "Sem pote" : `Pote ${pot}`}</h3>}
          <ul className="grid gap-1">
            {list.map(({ id, name }) => (
              <li key={id} className="wrap-anywhere">
                {name}
              </li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}
