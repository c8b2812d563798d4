import { useEffect, useRef, useState, useSyncExternalStore, type ComponentProps } from "react";
import { Field, type FieldText } from "./field.tsx";
import { Input } from "./input.tsx";

/** A password, with a button that shows what was typed: on a phone nobody types a long one blindly. */
export function PasswordField({
  label,
  hint,
  error,
  className,
  ...rest
}: Omit<ComponentProps<"input">, "type" | "ref"> & FieldText) {
  const input = useRef<HTMLInputElement>(null);
  // Without script there is nothing that could show it, so there is no button either.
  const scripted = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const [shown, setShown] = useState(false);
  // It is sent as a password again: browsers keep what was sent as text for their suggestions.
  useEffect(() => {
    const form = input.current?.form;
    const hide = () => setShown(false);
    form?.addEventListener("submit", hide);
    return () => form?.removeEventListener("submit", hide);
  }, []);
  return (
    <Field label={label} hint={hint} error={error} className={className}>
      {(control) => (
        <div className="relative">
          <Input
            {...rest}
            {...control}
            ref={input}
            type={shown ? "text" : "password"}
            autoCapitalize="none"
            spellCheck={false}
            className={scripted ? "pr-24" : undefined}
          />
          {scripted && (
            <button
              type="button"
              aria-controls={control.id}
              onClick={() => setShown(!shown)}
              className="absolute inset-y-0.5 right-0.5 min-w-11 rounded-control px-3 text-compact font-semibold text-grass underline underline-offset-4 hover:text-ink"
            >
              {shown ? "Ocultar" : "Mostrar"}
              <span className="sr-only"> senha</span>
            </button>
          )}
        </div>
      )}
    </Field>
  );
}

const neverChanges = () => () => {};
