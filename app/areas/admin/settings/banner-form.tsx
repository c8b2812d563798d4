import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import {
  BANNER_AUDIENCE_LABELS,
  BANNER_AUDIENCES,
  BANNER_MAX,
  BANNER_TONE_LABELS,
  BANNER_TONES,
  LINK_LABEL_MAX,
} from "#domain/settings/choices.ts";
import { ChangedMeanwhile, type SavedMeanwhile } from "./changed-meanwhile.tsx";

interface BannerFormProps {
  known: Readonly<Record<string, string>>;
  savedAt?: string;
  answer?: Refused & Partial<SavedMeanwhile>;
}

const TONE_OPTIONS = BANNER_TONES.map((value) => ({ value, label: BANNER_TONE_LABELS[value] }));
const AUDIENCE_OPTIONS = BANNER_AUDIENCES.map((value) => ({ value, label: BANNER_AUDIENCE_LABELS[value] }));

export function BannerForm({ known, savedAt, answer }: BannerFormProps) {
  const form = useFocusOnError(answer);
  const withAnswer = fieldOf(answer);
  const field = (name: string) => withAnswer(name, known[name]);
  return (
    <PostForm ref={form} className="grid max-w-[44rem] gap-5 panel p-4 sm:p-6">
      {answer?.saved && <ChangedMeanwhile saved={answer.saved} />}
      {savedAt && <input type="hidden" name="savedAt" value={answer?.savedAt ?? savedAt} />}
      <InputField
        label="Aviso"
        hint="Uma frase, no máximo duas: a faixa fica acima de tudo."
        {...field("text")}
        required
        maxLength={BANNER_MAX}
        autoComplete="off"
      />
      <div className="grid gap-5 sm:grid-cols-2">
        <SelectField label="Quem vê" {...field("audience")} options={AUDIENCE_OPTIONS} />
        <SelectField label="Tom" {...field("tone")} options={TONE_OPTIONS} />
        <InputField
          label="Link"
          hint="Como /planos, ou um link https."
          optional
          {...field("link")}
          maxLength={500}
          autoComplete="off"
        />
        <InputField
          label="Texto do link"
          hint="O que ele abre: “Ver planos”."
          optional
          {...field("linkLabel")}
          maxLength={LINK_LABEL_MAX}
          autoComplete="off"
        />
      </div>
      <fieldset className="grid gap-5 sm:grid-cols-2">
        <legend className="mb-3 font-bold">Período, no horário de Brasília</legend>
        <InputField label="Começa no dia" format="date" inputMode="numeric" {...field("fromDay")} required />
        <InputField label="Hora do começo" type="time" {...field("fromHour")} />
        <InputField
          label="Termina no dia"
          hint="Em branco: fica até ser apagado."
          format="date"
          inputMode="numeric"
          optional
          {...field("untilDay")}
        />
        <InputField label="Hora do fim" type="time" optional {...field("untilHour")} />
      </fieldset>
      <Checkbox
        label="Quem lê pode fechar"
        hint="Sem isso, o aviso fica até o fim do período."
        name="dismissible"
        defaultChecked={(answer ? answer.typed["dismissible"] : known["dismissible"]) === "on"}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">Salvar aviso</SubmitButton>
        <ButtonLink to="/admin/ajustes/avisos">Cancelar</ButtonLink>
      </div>
    </PostForm>
  );
}
