import { Notice } from "#app/components/notice.tsx";
import type { LineProblem } from "#domain/championships/pasted-list.ts";

const MOST = 20;

/** What is wrong with a pasted list, line by line. */
export const LineProblems = ({ lines }: { lines: readonly LineProblem[] }) => (
  <Notice tone="error" title="Nada foi salvo ainda">
    <ul className="grid gap-0.5">
      {lines.slice(0, MOST).map(({ line, text }) => (
        <li key={line}>
          <strong>Linha {line}:</strong> {text}
        </li>
      ))}
      {lines.length > MOST && <li>E mais {lines.length - MOST} linhas.</li>}
    </ul>
  </Notice>
);
