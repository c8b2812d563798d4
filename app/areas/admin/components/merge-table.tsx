import { Portrait } from "#app/components/athlete-heading.tsx";
import { Link } from "#app/components/link.tsx";
import { FieldError } from "#app/components/field.tsx";
import { Radio } from "#app/components/checkbox.tsx";
import type { MergePicks, MergeUnit, Side } from "#domain/athletes/merge.ts";
import type { Picture } from "#domain/media/picture.ts";
import { athletePath } from "../record-paths.ts";
import { Panel } from "./panel.tsx";

interface Person {
  id: string;
  name: string;
  subdomain: string;
  photo: Picture | null;
}

interface Unit {
  unit: MergeUnit;
  label: string;
  kept: string;
  gone: string;
  choice: boolean;
}

type MergeTableProps = { kept: Person; gone: Person; units: readonly Unit[]; picks: MergePicks };

/** Two profiles side by side: where they differ, one of two is chosen. */
export function MergeTable({ kept, gone, units, picks }: MergeTableProps) {
  return (
    <div className="table-frame">
      <table className="table-grid table-fits merge-table">
        <caption className="sr-only">Os dois perfis lado a lado</caption>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr-only">Campo</span>
            </th>
            <PersonHead person={kept} note="fica" />
            <PersonHead person={gone} note="sai" />
          </tr>
        </thead>
        <tbody>
          {units.map(({ unit, label, ...values }) => (
            <tr key={unit} className={values.choice ? "bg-canary-tint" : undefined}>
              <th scope="row" className="wrap-break-word max-sm:text-sm max-sm:hyphens-auto">
                {label}
              </th>
              {(["kept", "gone"] as const).map((side) => (
                <td key={side}>
                  {values.choice ? (
                    <Radio
                      name={`unidade-${unit}`}
                      value={side}
                      label={values[side]}
                      defaultChecked={(picks[unit] ?? "kept") === side}
                      aria-label={`${label}: ${values[side]}`}
                    />
                  ) : (
                    values[side] || "–"
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const PersonHead = ({ person, note }: { person: Person; note: string }) => (
  <th scope="col" className="align-bottom">
    <span className="grid justify-items-start gap-1 whitespace-normal">
      <Portrait photo={person.photo} className="size-12" />
      <Link to={athletePath(person.id)} className="font-bold text-ink wrap-anywhere hover:underline">
        {person.name}
      </Link>
      <span className="text-sm wrap-anywhere">
        @{person.subdomain}, <strong>{note}</strong>
      </span>
    </span>
  </th>
);

type MergeOwnerProps = { kept: string; gone: string; chosen: Side | null; error?: string };

/** Both have an account: one of the two people keeps the profile. */
export function MergeOwner({ kept, gone, chosen, error }: MergeOwnerProps) {
  return (
    <Panel title="De quem fica o perfil" className={error ? "border-danger" : undefined}>
      <fieldset aria-describedby={error ? "dono-erro" : undefined}>
        <legend className="text-compact text-muted">
          Os dois perfis têm conta. A outra conta continua existindo, sem o perfil de atleta, e é avisada por
          e-mail.
        </legend>
        <Radio name="dono" value="kept" label={kept} defaultChecked={chosen === "kept"} />
        <Radio name="dono" value="gone" label={gone} defaultChecked={chosen === "gone"} />
        {error && <FieldError id="dono-erro">{error}</FieldError>}
      </fieldset>
    </Panel>
  );
}
