import { AchievementFields } from "#app/components/achievement-fields.tsx";
import { Card } from "#app/components/card.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { FieldError } from "#app/components/field.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { MAX_ACHIEVEMENTS, SECTION_NAMES, type ProfileSection } from "#domain/athletes/profile-values.ts";
import { sectionTitle } from "./profile-text.ts";
import type { ProfileFieldsProps } from "./form-state.ts";
import { HistoryFields } from "./list-fields.tsx";
import { PersonalFields } from "./personal-fields.tsx";
import { SaveBar } from "./save-bar.tsx";
import { SportsFields } from "./sports-fields.tsx";

type ProfileFormProps = ProfileFieldsProps & {
  /** Null: all sections in one form. */
  section: ProfileSection | null;
  opened: string;
  /** Where "Cancelar" leads. */
  back: string;
};

/** The whole profile or one section of it, with one button that saves. */
export function ProfileForm({ section, opened, back, ...fields }: ProfileFormProps) {
  const { answer } = fields;
  const form = useFocusOnError(answer);
  const sections = section ? [section] : SECTION_NAMES;
  return (
    <PostForm ref={form} className="grid gap-4" noValidate>
      {/* First, so that Enter in a field saves and does not press the button of a row. */}
      <button type="submit" name="intent" value="salvar" className="hidden" tabIndex={-1} aria-hidden="true">
        Salvar
      </button>
      <input type="hidden" name="opened" value={answer?.typed["opened"] ?? opened} />
      {sections.map((name) => (
        <Card key={name} compact title={sectionTitle(name, fields.staff)}>
          <SectionFields name={name} {...fields} />
        </Card>
      ))}
      <SaveBar back={back} />
    </PostForm>
  );
}

function SectionFields({ name, ...fields }: ProfileFieldsProps & { name: ProfileSection }) {
  switch (name) {
    case "pessoais":
      return <PersonalFields {...fields} />;
    case "esportivos":
      return <SportsFields {...fields} />;
    case "sobre":
      return <AboutField {...fields} />;
    case "historico":
      return <ListWithError error={fields.answer?.fields["history"]} list={<HistoryFields {...fields} />} />;
    case "conquistas":
      return (
        <ListWithError
          error={fields.answer?.fields["achievements"]}
          list={
            <AchievementFields
              achievements={fields.values.achievements}
              most={MAX_ACHIEVEMENTS}
              placeholder="Campeão baiano Sub-15 (2025)"
              answer={fields.answer}
            />
          }
        />
      );
  }
}

const ListWithError = ({ error, list }: { error?: string; list: React.ReactNode }) => (
  <div className="grid gap-3">
    {error && <FieldError>{error}</FieldError>}
    {list}
  </div>
);

function AboutField({ values, answer, minor, waiting, staff }: ProfileFieldsProps) {
  const shown = waiting.about?.shown;
  return (
    <TextareaField
      label={staff ? "História" : "Sua história"}
      {...fieldOf(answer)("about", values.about ?? "")}
      rows={8}
      maxLength={2000}
      hint={
        waiting.about
          ? `Este texto espera o ${staff ? "" : "seu "}responsável. ${shown ? `No ar: ${shown}` : "Por enquanto o perfil está sem texto."}`
          : minor
            ? "Onde começou, como joga, o que sonha. Sem telefone, e-mail, escola, endereço ou horários."
            : "Onde começou, como joga, o que sonha."
      }
    />
  );
}
