import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

type PotsFormProps = {
  teams: readonly { id: string; name: string; pot: number | null }[];
  most: number;
  /** In groups a pot keeps teams apart; in a bracket it gives the best places. */
  bracket: boolean;
};

/** The first step of a draw: which teams are kept apart. */
export const PotsForm = ({ teams, most, bracket }: PotsFormProps) => (
  <PostForm className="grid gap-5">
    <p className="max-w-[70ch] text-muted">
      {bracket
        ? "As equipes do pote 1 ficam com os melhores lugares da chave e só se encontram mais tarde; depois vem o pote 2. Sem pote, a equipe entra por último."
        : "Equipes do mesmo pote caem em grupos diferentes, até cada grupo ter uma. Sem pote, a equipe entra por último."}
    </p>
    <ul className="grid gap-x-6 gap-y-4 sm:grid-cols-2 lg:grid-cols-3">
      {teams.map(({ id, name, pot }) => (
        <li key={id}>
          <SelectField
            label={name}
            name={`pot:${id}`}
            defaultValue={String(pot ?? "")}
            options={[
              { value: "", label: "Sem pote" },
              ...Array.from({ length: most }, (_, index) => ({
                value: String(index + 1),
                label: `Pote ${index + 1}`,
              })),
            ]}
          />
        </li>
      ))}
    </ul>
    <div>
      <SubmitButton intent="potes" variant="primary">
        Salvar potes e continuar
      </SubmitButton>
    </div>
  </PostForm>
);
