import { useEffect, useState, type ReactNode } from "react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { TermsBox } from "./terms-box.tsx";

type SignUpFormProps = { answer?: Refused; upload?: boolean; button?: string; children: ReactNode };

/** Fields, terms and the button, which opens with the terms; without script the server asks for them. */
export function SignUpForm({ answer, upload, button = "Cadastrar", children }: SignUpFormProps) {
  const form = useFocusOnError(answer);
  const [accepted, setAccepted] = useState(true);
  // What was ticked before the script arrived counts too.
  useEffect(() => {
    const terms = form.current?.elements.namedItem("terms");
    setAccepted(terms instanceof HTMLInputElement && terms.checked);
  }, [form]);
  return (
    <PostForm
      ref={form}
      encType={upload ? "multipart/form-data" : undefined}
      className="grid gap-5 panel p-5 sm:grid-cols-2 sm:p-7"
    >
      {children}
      <div className="grid gap-3 border-t border-line pt-4 sm:col-span-2">
        <TermsBox answer={answer} onChange={(event) => setAccepted(event.currentTarget.checked)} />
        <div>
          <SubmitButton variant="primary" size="large" disabled={!accepted}>
            {button}
          </SubmitButton>
        </div>
      </div>
    </PostForm>
  );
}
