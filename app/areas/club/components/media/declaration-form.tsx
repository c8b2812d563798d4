import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox, Radio } from "#app/components/checkbox.tsx";
import { FieldError } from "#app/components/field.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MINORS_SHOWN, type MinorsShown } from "#domain/clubs/depicted.ts";
import { MEDIA_TITLE_MAX } from "#domain/media/limits.ts";
import type { ClubItem } from "#server/clubs/own-media.server.ts";
import { CLUB_ATHLETES_PAGE } from "../../addresses.ts";

const CHOICES: Record<MinorsShown, { label: string; hint: string }> = {
  none: {
    label: "Não aparece nenhum menor que se possa reconhecer",
    hint: "Só adultos, o campo, a torcida de longe ou pessoas de costas.",
  },
  named: {
    label: "Todos os menores que aparecem estão marcados",
    hint: "O responsável de cada um decide. Depois nossa equipe confere.",
  },
  unnamed: {
    label: "Aparece algum menor que não está na lista",
    hint: "O arquivo fica só com o clube: ninguém pode dizer sim por ele.",
  },
};

interface DeclarationFormProps {
  item: ClubItem;
  athletes: readonly { id: string; name: string }[];
  answer?: Refused;
}

/** The club says who appears, before anybody else sees the item. */
export function DeclarationForm({ item, athletes, answer }: DeclarationFormProps) {
  const form = useFocusOnError(answer);
  const chosen = answer?.typed["minors"] ?? item.minors;
  const marked = new Set(answer?.typed["athletes"]?.split(" "));
  return (
    <PostForm ref={form} className="grid gap-5" noValidate>
      <input type="hidden" name="id" value={item.id} />
      <InputField
        label="Título"
        optional
        {...fieldOf(answer)("title", item.title)}
        maxLength={MEDIA_TITLE_MAX}
        autoComplete="off"
        hint="Todos leem na página do clube. Não escreva o nome de menores."
      />
      <fieldset>
        <legend className="font-semibold">Aparecem menores de 18 anos?</legend>
        {answer?.fields["minors"] && <FieldError>{answer.fields["minors"]}</FieldError>}
        {MINORS_SHOWN.map((value) => (
          <Radio
            key={value}
            name="minors"
            value={value}
            label={CHOICES[value].label}
            hint={CHOICES[value].hint}
            defaultChecked={chosen === value}
            aria-invalid={answer?.fields["minors"] ? true : undefined}
          />
        ))}
      </fieldset>
      <fieldset>
        <legend className="font-semibold">Atletas do clube que aparecem</legend>
        <p className="text-sm text-muted">Adultos também: cada um decide por si.</p>
        {answer?.fields["athletes"] && <FieldError>{answer.fields["athletes"]}</FieldError>}
        {athletes.length > 0 ? (
          <div className="mt-2 grid max-h-80 gap-x-4 overflow-y-auto rounded-control border border-edge px-3 sm:grid-cols-2">
            {athletes.map(({ id, name }) => (
              <Checkbox
                key={id}
                name="athletes"
                value={id}
                label={name}
                defaultChecked={marked.has(id)}
                aria-invalid={answer?.fields["athletes"] ? true : undefined}
              />
            ))}
          </div>
        ) : (
          <p className="mt-1">
            Nenhum atleta com perfil público está vinculado.{" "}
            <TextLink to={CLUB_ATHLETES_PAGE}>Pedir vínculos</TextLink>
          </p>
        )}
      </fieldset>
      <SubmitButton intent="declarar" variant="primary" className="justify-self-start">
        Pedir publicação
      </SubmitButton>
    </PostForm>
  );
}
