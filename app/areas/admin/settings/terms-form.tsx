import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { CHANGES_MAX, LEGAL_MAX } from "#domain/legal/terms-limits.ts";
import { ChangedMeanwhile, type SavedMeanwhile } from "./changed-meanwhile.tsx";

interface TermsFormProps {
  known: { version: string; changes: string; terms: string; policy: string; savedAt: string };
  answer?: Refused & Partial<SavedMeanwhile>;
}

export function TermsForm({ known, answer }: TermsFormProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  return (
    <PostForm ref={form} className="grid max-w-[56rem] gap-5 panel p-4 sm:p-6">
      {answer?.saved && <ChangedMeanwhile saved={answer.saved} />}
      <input type="hidden" name="savedAt" value={answer?.savedAt ?? known.savedAt} />
      <InputField
        label="Número da versão"
        hint="Ano e mês, como 2027-03."
        {...field("version", known.version)}
        required
        maxLength={10}
        autoComplete="off"
        className="max-w-[16rem]"
      />
      <TextareaField
        label="O que muda"
        hint="Duas ou três frases simples: vão no e-mail e na página em que cada um aceita."
        {...field("changes", known.changes)}
        required
        rows={3}
        maxLength={CHANGES_MAX}
      />
      <p className="text-compact text-muted">
        Escrita: “## Título” começa uma parte; uma linha em branco separa parágrafos; “- ” começa um item de
        lista; “**palavra**” fica em negrito; “[texto](/caminho)” é um link; “{"{email}"}” vira o e-mail da
        equipe.
      </p>
      <TextareaField
        label="Termos de uso"
        {...field("terms", known.terms)}
        required
        rows={20}
        maxLength={LEGAL_MAX}
      />
      <TextareaField
        label="Política de privacidade"
        {...field("policy", known.policy)}
        required
        rows={20}
        maxLength={LEGAL_MAX}
      />
      <div className="flex flex-wrap gap-3">
        <SubmitButton variant="primary">Salvar e ver a prévia</SubmitButton>
        <ButtonLink to="/admin/ajustes/textos">Voltar</ButtonLink>
      </div>
    </PostForm>
  );
}
