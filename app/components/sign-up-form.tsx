import { useEffect, useState, type ReactNode } from "react";
import { Link } from "react-router";
import { PostForm } from "#app/forms/post-form.tsx";
import { Button } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

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
      className="grid gap-5 rounded-panel border border-line bg-card p-5 sm:grid-cols-2 sm:p-7"
    >
      {children}
      <div className="grid gap-3 border-t border-line pt-4 sm:col-span-2">
        <Checkbox
          name="terms"
          required
          defaultChecked={answer?.typed["terms"] === "on"}
          onChange={(event) => setAccepted(event.currentTarget.checked)}
          error={answer?.fields["terms"]}
          label={
            <>
              Li e aceito os <TextLink to="/termos">termos de uso</TextLink> e a{" "}
              <TextLink to="/politica">política de privacidade</TextLink>.
            </>
          }
        />
        <div>
          <Button type="submit" variant="primary" size="large" disabled={!accepted}>
            {button}
          </Button>
        </div>
      </div>
    </PostForm>
  );
}

/** In a new tab: nobody loses what they typed to read what they agree to. */
function TextLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <Link to={to} target="_blank" className="font-semibold text-grass underline underline-offset-4">
      {children}
    </Link>
  );
}
