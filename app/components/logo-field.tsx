import { Field } from "./field.tsx";

/** A crest or a brand, as a file. */
export function LogoField({
  label = "Logo",
  error,
  className,
}: {
  label?: string;
  error?: string;
  className?: string;
}) {
  return (
    <Field label={label} optional hint="PNG ou JPG, até 2 MB." error={error} className={className}>
      {(control) => (
        <input
          type="file"
          name="logo"
          accept=".png,.jpg,.jpeg,image/png,image/jpeg"
          className="w-full rounded-control border-2 border-dashed border-edge bg-card p-2 text-compact file:mr-4 file:min-h-10 file:cursor-pointer file:rounded-control file:border-2 file:border-ink file:bg-transparent file:px-4 file:font-bold hover:border-ink aria-invalid:border-danger"
          {...control}
        />
      )}
    </Field>
  );
}
