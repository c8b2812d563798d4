import { FileUp } from "lucide-react";
import { SubmitButton } from "#app/components/button.tsx";
import { Field } from "#app/components/field.tsx";
import { Segmented } from "#app/components/segmented.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { IMPORT_KINDS, IMPORT_LABELS, KIND_WORDS } from "#domain/imports/kinds.ts";
import { FILE_LIMITS_TEXT } from "#domain/imports/limits.ts";
import { IMPORTS } from "../../import-view.ts";
import { Panel } from "../panel.tsx";

/** The browser itself sends the file: it streams into storage, and the answer is the page of the import. */
export const BringFile = () => (
  <Panel title="Novo arquivo">
    <PostForm
      action={`${IMPORTS}/arquivo`}
      encType="multipart/form-data"
      reloadDocument
      className="grid items-end gap-4 lg:grid-cols-[16rem_minmax(0,1fr)_auto]"
    >
      <Segmented
        legend="O que há no arquivo"
        name="tipo"
        options={IMPORT_KINDS.map((kind) => IMPORT_LABELS[kind])}
        defaultValue={IMPORT_LABELS.athletes}
      />
      <Field label="Arquivo CSV">
        {(control) => (
          <input
            type="file"
            name="arquivo"
            required
            accept=".csv,.txt,.tsv,text/csv,text/plain,text/tab-separated-values"
            className="min-h-12 w-full rounded-control border-2 border-dashed border-edge bg-card p-1 text-compact file:mr-3 file:min-h-9 file:cursor-pointer file:rounded-control file:border-2 file:border-ink file:bg-transparent file:px-3 file:font-bold"
            {...control}
          />
        )}
      </Field>
      <SubmitButton variant="primary" className="max-lg:justify-self-start">
        <FileUp aria-hidden="true" />
        Conferir arquivo
      </SubmitButton>
    </PostForm>
    <p className="mt-4 max-w-[80ch] text-sm text-muted">
      {FILE_LIMITS_TEXT}. Primeiro conferimos cada linha e mostramos o que entra; nada é gravado antes da sua
      confirmação. Atletas entram com perfil privado e ninguém recebe e-mail. CPF nunca é guardado.
    </p>
    <p className="mt-2 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {IMPORT_KINDS.map((kind) => (
        <TextLink key={kind} to={`${IMPORTS}/modelo/${KIND_WORDS[kind]}.csv`} reloadDocument download>
          Modelo de {KIND_WORDS[kind]}
        </TextLink>
      ))}
    </p>
  </Panel>
);
