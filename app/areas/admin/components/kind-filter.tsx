import type { ReactNode } from "react";
import { Form } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { SelectField } from "#app/components/select.tsx";

type KindFilterProps = {
  action: string;
  /** The kind that is shown; undefined for all of them. */
  kind: string | undefined;
  kinds: readonly { value: string; label: string }[];
  /** Hidden fields, for what else the address says. */
  children?: ReactNode;
};

/** A plain form: it works without script, takes one row on a phone however many kinds there are, and the address says what is shown. */
export const KindFilter = ({ action, kind = "", kinds, children }: KindFilterProps) => (
  <Form key={kind} action={action} className="mb-5 flex flex-wrap items-end gap-3">
    {children}
    <SelectField
      label="Tipo"
      name="tipo"
      options={[{ value: "", label: "Todos os tipos" }, ...kinds]}
      defaultValue={kind}
      className="min-w-0 grow basis-48 sm:max-w-80"
    />
    <SubmitButton>Filtrar</SubmitButton>
  </Form>
);
