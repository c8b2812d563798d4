import { SubmitButton } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";

interface RowActProps {
  id: string;
  intent: string;
  /** What the row is called, for those who hear one button after the other. */
  about: string;
  disabled?: boolean;
  children: string;
}

/** One act on one row of a table: a form of its own, so that it works without script. */
export function RowAct({ id, intent, about, disabled, children }: RowActProps) {
  return (
    <PostForm preventScrollReset>
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        intent={intent}
        variant="text"
        size="small"
        disabled={disabled}
        className="disabled:border-transparent disabled:bg-transparent"
      >
        {children}
        <span className="sr-only">: {about}</span>
      </SubmitButton>
    </PostForm>
  );
}
