import { Checkbox } from "#app/components/checkbox.tsx";
import { FieldError } from "#app/components/field.tsx";
import { AUDIENCE_LABELS, AUDIENCES } from "#domain/billing/audiences.ts";
import { GRANT_LABELS, GRANTS, grantsFor, type Grant } from "#domain/billing/grants.ts";
import { groupBy } from "#domain/group-by.ts";

/** What the plan really opens, grouped by whom it can be for; the server refuses what does not fit. */
export function GrantBoxes({ shown, error }: { shown: Record<string, string>; error?: string }) {
  return (
    <fieldset aria-describedby={error ? "grants-error" : undefined}>
      <legend className="font-semibold">O que o plano abre</legend>
      <p className="text-sm text-muted">Marque só o que serve ao público escolhido.</p>
      {error && (
        <FieldError id="grants-error" className="mt-2">
          {error}
        </FieldError>
      )}
      {GROUPS.map(({ label, grants }) => (
        <fieldset key={label} className="mt-3 border-t border-line pt-3">
          <legend className="float-left mb-1 w-full text-sm font-semibold text-muted">{label}</legend>
          <div className="clear-both">
            {grants.map((grant) => (
              <Checkbox
                key={grant}
                name={grant}
                label={GRANT_LABELS[grant]}
                defaultChecked={shown[grant] === "on"}
                aria-invalid={error ? true : undefined}
              />
            ))}
          </div>
        </fieldset>
      ))}
    </fieldset>
  );
}

const audiencesOf = (grant: Grant): string =>
  AUDIENCES.filter((audience) => grantsFor(audience).includes(grant))
    .map((audience) => AUDIENCE_LABELS[audience])
    .join(" ou ");

const GROUPS = [...groupBy(GRANTS, audiencesOf)].map(([label, grants]) => ({ label, grants }));
