import { CircleAlert } from "lucide-react";
import { useId, type ReactNode } from "react";
import { cx } from "./class-names.ts";

export type FieldText = {
  label: ReactNode;
  hint?: ReactNode;
  error?: string | null;
  /** Says "(opcional)" beside the label: we mark what may stay empty, not what must be filled. */
  optional?: boolean;
};

type FieldControl = { id: string; "aria-describedby"?: string; "aria-invalid"?: true };

type FieldProps = FieldText & {
  /** Given where something else on the page leads to the field. */
  id?: string;
  className?: string;
  children: (control: FieldControl) => ReactNode;
};

/** Label, hint and error around any control, wired so that a screen reader hears them with it. */
export function Field({ id: given, label, hint, error, optional, className, children }: FieldProps) {
  const ownId = useId();
  const id = given ?? ownId;
  const hintId = hint ? `${id}-hint` : undefined;
  const errorId = error ? `${id}-error` : undefined;
  const describedBy = [hintId, errorId].filter(Boolean).join(" ") || undefined;
  return (
    <div className={cx("grid content-start gap-1.5", className)}>
      <label htmlFor={id} className="font-semibold">
        {label}
        {optional && <span className="font-normal text-muted"> (opcional)</span>}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-muted">
          {hint}
        </p>
      )}
      {children({ id, "aria-describedby": describedBy, "aria-invalid": error ? true : undefined })}
      {error && <FieldError id={errorId}>{error}</FieldError>}
    </div>
  );
}

export function FieldError({
  id,
  className,
  children,
}: {
  id?: string;
  className?: string;
  children: ReactNode;
}) {
  return (
    <p id={id} className={cx("flex items-start gap-1.5 text-sm font-semibold text-danger", className)}>
      <CircleAlert className="mt-0.5 size-4 shrink-0" aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}

export const CONTROL_CLASS =
  "w-full rounded-control border-2 border-edge bg-card text-base text-ink placeholder:text-muted hover:border-ink " +
  "aria-invalid:border-danger disabled:cursor-not-allowed disabled:border-line disabled:bg-paper disabled:text-muted";
