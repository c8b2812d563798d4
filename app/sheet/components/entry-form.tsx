import { useRef, useState, type ReactNode } from "react";
import { pendingPost } from "#app/forms/pending-post.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import type { Sheet } from "./use-sheet.ts";

type EntryFormProps = {
  sheet: Sheet;
  /** Which entry it makes; forms that let people choose have a field of this name. */
  what?: string;
  /** The half to which it belongs, where the form does not ask. */
  half?: number;
  answer?: Refused | undefined;
  onTaken?: () => void;
  className?: string;
  children: ReactNode | ((field: ReturnType<typeof fieldOf>) => ReactNode);
};

/**
 * A form that writes one entry. With script the entry goes into the log of this device; without it the server makes
 * the same entry from the same fields.
 */
export function EntryForm({ sheet, what, half, answer, onTaken, className, children }: EntryFormProps) {
  const [problem, setProblem] = useState<{ field: string; text: string } | null>(null);
  // Two taps while the phone writes the first one down are one goal.
  const writing = useRef(false);
  const said: Refused | undefined = problem
    ? { fields: { [problem.field]: problem.text }, typed: {}, flash: null }
    : answer;
  const take = async (form: HTMLFormElement, submitter: HTMLElement | null) => {
    if (!sheet.take || writing.current) return;
    writing.current = true;
    const wrong = await sheet.take(new FormData(form, submitter)).finally(() => (writing.current = false));
    setProblem(wrong === "not_kept" ? null : wrong);
    if (wrong) return;
    form.reset();
    // Its text is in the log, and no draft any more.
    pendingPost()?.sent();
    onTaken?.();
  };
  return (
    <PostForm
      className={className}
      onSubmit={(event) => {
        if (!sheet.take) return;
        event.preventDefault();
        void take(event.currentTarget, submitterOf(event.nativeEvent));
      }}
    >
      <input type="hidden" name="intent" value="lance" />
      {what && <input type="hidden" name="what" value={what} />}
      {half !== undefined && <input type="hidden" name="half" value={half} />}
      {typeof children === "function" ? children(fieldOf(said)) : children}
    </PostForm>
  );
}

const submitterOf = (event: Event): HTMLElement | null => (event as SubmitEvent).submitter;
