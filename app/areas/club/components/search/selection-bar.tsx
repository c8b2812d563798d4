import { Plus, X } from "lucide-react";
import { useEffect, type RefObject } from "react";
import { Form } from "react-router";
import { ButtonLink, SubmitButton, Button } from "#app/components/button.tsx";
import { cx } from "#app/components/class-names.ts";
import { Picture } from "#app/components/picture.tsx";
import { sayNow } from "#app/components/said-now.ts";
import { Silhouette } from "#app/components/silhouette.tsx";
import type { AthleteRow } from "../../athlete-rows.ts";
import { MOST_SELECTED, select, selectedNow, useSelected } from "./selection.ts";
import "./selection-bar.css";

export const SELECTION_FORM = "selecao";

interface SelectionBarProps {
  rows: readonly AthleteRow[];
  list: RefObject<HTMLElement | null>;
  /** Whether the club's plan opens lists and comparison. */
  tools: boolean;
}

/**
 * What to do with the athletes that are marked. Without script it stands below the rows as soon as one is marked, and
 * sends the marks of this page; with script they are kept from page to page.
 */
export function SelectionBar({ rows, list, tools }: SelectionBarProps) {
  const selected = useSelected();
  useMarks(list, rows);
  const count = selected.length;
  const shown = rows.filter(({ subdomain }) => selected.includes(subdomain));
  const chosen = selected.join(",");
  return (
    <Form
      id={SELECTION_FORM}
      method="get"
      action="/club/buscar"
      aria-label="Atletas marcados"
      className={cx("selection on-dark", count > 0 && "selection-shown")}
    >
      {shown.length > 0 && (
        <span className="selection-thumbs" aria-hidden="true">
          {shown.map(({ subdomain, photo }) => (
            <span key={subdomain} className="athlete-thumb">
              {photo ? <Picture picture={photo} alt="" sizes="36px" cropped /> : <Silhouette />}
            </span>
          ))}
        </span>
      )}
      <span className="selection-count">
        {count > 0 ? (
          <>
            <b>
              {count} {count === 1 ? "atleta" : "atletas"}
            </b>
            <span className="selection-most"> de até {MOST_SELECTED}</span>
          </>
        ) : (
          `Até ${MOST_SELECTED} atletas`
        )}
      </span>
      {count > 0 && (
        <Button variant="text" size="small" onDark className="selection-clear" onClick={() => select([])}>
          <X aria-hidden="true" className="selection-x" />
          <span className="selection-word">Limpar</span>
        </Button>
      )}
      {!tools && (
        <>
          <span className="selection-why">Listas e comparação fazem parte dos planos para clubes.</span>
          <ButtonLink to="/planos" size="small" variant="primary" onDark>
            Ver planos
          </ButtonLink>
        </>
      )}
      {tools && count > 0 && (
        <>
          <ButtonLink to={`/club/listas/adicionar?atletas=${chosen}`} size="small" onDark>
            <ToList />
          </ButtonLink>
          <ButtonLink to={`/club/comparar?atletas=${chosen}`} size="small" variant="primary" onDark>
            Comparar ({count})
          </ButtonLink>
        </>
      )}
      {tools && count === 0 && (
        <>
          <SubmitButton name="ir" value="lista" size="small" onDark>
            <ToList />
          </SubmitButton>
          <SubmitButton name="ir" value="comparar" size="small" variant="primary" onDark>
            Comparar
          </SubmitButton>
        </>
      )}
    </Form>
  );
}

const ToList = () => (
  <>
    <Plus aria-hidden="true" />
    <span className="selection-word">Pôr em uma lista</span>
    <span className="selection-short">Lista</span>
  </>
);

/** The boxes of this page and the marks that are kept are the same. */
function useMarks(list: RefObject<HTMLElement | null>, rows: readonly AthleteRow[]): void {
  const selected = useSelected();
  useEffect(() => {
    // Marked before the script arrived.
    const early = boxesIn(list.current).filter(({ checked, value }) => checked && !isSelected(value));
    if (early.length > 0)
      select([...selectedNow(), ...early.map(({ value }) => value)].slice(0, MOST_SELECTED));
    // On the document: another view of the results is another element.
    document.addEventListener("change", onMark);
    return () => document.removeEventListener("change", onMark);
  }, [list]);
  useEffect(() => {
    // Other rows bring boxes of their own.
    if (rows.length === 0) return;
    for (const box of boxesIn(list.current)) box.checked = selected.includes(box.value);
  }, [list, rows, selected]);
}

function onMark({ target }: Event): void {
  if (!(target instanceof HTMLInputElement) || target.form?.id !== SELECTION_FORM) return;
  const others = selectedNow().filter((one) => one !== target.value);
  if (!target.checked) return select(others);
  if (others.length < MOST_SELECTED) return select([...others, target.value]);
  target.checked = false;
  sayNow({
    kind: "info",
    title: `Até ${MOST_SELECTED} atletas`,
    body: "Desmarque um deles para marcar outro.",
  });
}

const isSelected = (subdomain: string): boolean => selectedNow().includes(subdomain);

const boxesIn = (element: HTMLElement | null): HTMLInputElement[] => [
  ...(element?.querySelectorAll<HTMLInputElement>("input[name=atletas]") ?? []),
];
