import type { ReactNode } from "react";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";

interface CardFormProps {
  title: string;
  intent: string;
  /** What the button says. */
  action: string;
  /** The form is what the page is for. */
  primary?: boolean;
  answer?: FormErrors;
  /** Below the button. */
  note?: string;
  children: ReactNode;
}

/** A card that is one form with one button. */
export function CardForm({ title, intent, action, primary, answer, note, children }: CardFormProps) {
  const form = useFocusOnError(answer);
  return (
    <Card title={title}>
      <PostForm ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value={intent} />
        {children}
        <div>
          <SubmitButton {...(primary && { variant: "primary", size: "large" })}>{action}</SubmitButton>
        </div>
        {note && <p className="text-compact text-muted">{note}</p>}
      </PostForm>
    </Card>
  );
}
