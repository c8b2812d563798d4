import type { ChangeEventHandler } from "react";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { Checkbox } from "./checkbox.tsx";
import { TextLink } from "./text-link.tsx";

interface TermsBoxProps {
  answer?: FormErrors;
  onChange?: ChangeEventHandler<HTMLInputElement>;
}

/** The pages open in a new tab: nobody loses what they typed to read what they agree to. */
export function TermsBox({ answer, onChange }: TermsBoxProps) {
  return (
    <Checkbox
      name="terms"
      required
      defaultChecked={answer?.typed["terms"] === "on"}
      onChange={onChange}
      error={answer?.fields["terms"]}
      label={
        <>
          Li e aceito os{" "}
          <TextLink to="/termos" target="_blank">
            termos de uso
          </TextLink>{" "}
          e a{" "}
          <TextLink to="/politica" target="_blank">
            política de privacidade
          </TextLink>
          .
        </>
      }
    />
  );
}
