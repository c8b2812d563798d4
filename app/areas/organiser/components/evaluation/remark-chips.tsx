import { Check } from "lucide-react";

/** Short remarks, each one tap. */
export const RemarkChips = ({
  remarks,
  chosen,
}: {
  remarks: readonly string[];
  chosen: readonly string[];
}) => (
  <fieldset className="flex flex-wrap gap-2">
    <legend className="sr-only">Observações</legend>
    {remarks.map((remark, at) => (
      <label
        key={remark}
        className="relative inline-flex min-h-12 cursor-pointer items-center gap-1.5 rounded-control border-2 border-edge bg-card px-3.5 text-compact font-semibold has-checked:border-ink has-checked:bg-ink has-checked:text-white has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-sky [&_svg]:hidden has-checked:[&_svg]:block"
      >
        <input
          type="checkbox"
          name="remark"
          value={at}
          defaultChecked={chosen.includes(remark)}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
        <Check className="size-4.5 shrink-0" aria-hidden="true" />
        {remark}
      </label>
    ))}
  </fieldset>
);
