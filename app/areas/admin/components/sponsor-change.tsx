import { cx } from "#app/components/class-names.ts";
import { LogoPicture } from "#app/components/picture.tsx";
import type { SubjectData } from "../review-view.ts";
import { Panel } from "./panel.tsx";

type SponsorData = Extract<SubjectData, { type: "sponsor" }>["company"];
type Page = Pick<SponsorData, "name" | "logo" | "description" | "link">;

const FIELDS = { name: "Nome", logo: "Logo", description: "Descrição", link: "Site" } as const;

/** The approved page beside the one that is asked for; what differs is marked. */
export function SponsorChange({ change, ...now }: SponsorData) {
  if (!change) return null;
  return (
    <Panel title="O que muda">
      <table className="w-full table-fixed text-left text-compact">
        <thead>
          <tr className="text-sm text-muted">
            <th scope="col" className="w-24 py-2 font-semibold">
              <span className="sr-only">Campo</span>
            </th>
            <th scope="col" className="py-2 font-semibold">
              No ar agora
            </th>
            <th scope="col" className="py-2 font-semibold">
              Nova versão
            </th>
          </tr>
        </thead>
        <tbody>
          {(Object.keys(FIELDS) as (keyof Page)[]).map((field) => {
            const changed = valueOf(now, field) !== valueOf(change, field);
            return (
              <tr key={field} className={cx("border-t border-line align-top", changed && "bg-canary-tint")}>
                <th scope="row" className="py-2 pr-2 font-semibold">
                  {FIELDS[field]}
                  {changed && <span className="block text-sm font-normal">mudou</span>}
                </th>
                <td className="py-2 pr-3 wrap-anywhere whitespace-pre-line">
                  <Value field={field} page={now} />
                </td>
                <td className="py-2 wrap-anywhere whitespace-pre-line">
                  <Value field={field} page={change} />
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Panel>
  );
}

/** What is compared: of a logo, which one it is. */
const valueOf = (page: Page, field: keyof Page): string | null =>
  field === "logo" ? (page.logo?.id ?? null) : page[field];

function Value({ field, page }: { field: keyof Page; page: Page }) {
  if (!valueOf(page, field)) return <span className="text-muted">vazio</span>;
  return field === "logo" ? (
    <LogoPicture logo={page.logo!} alt="" size={72} className="size-18 bg-card" />
  ) : (
    page[field]
  );
}
