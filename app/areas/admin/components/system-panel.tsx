import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import { Panel } from "./panel.tsx";

interface Line {
  label: string;
  value: string;
  alarm: boolean;
}

export interface SystemLines {
  mails: readonly Line[];
  storage: readonly Line[];
  queues: readonly Line[];
  schedules: readonly Line[];
}

/** Mails, files and jobs: what is red needs somebody who runs the machine. */
export function SystemPanel({ mails, storage, queues, schedules }: SystemLines) {
  const late = schedules.filter(({ alarm }) => alarm).length;
  return (
    <Panel title="Sistema">
      <Group title="E-mails" lines={mails} />
      <Group title="Arquivos" lines={storage} />
      <Group title="Filas de tarefas" lines={queues}>
        {queues.length === 0 && <p className="text-sm text-muted">Nada espera nem falhou.</p>}
      </Group>
      <details className="border-t border-line pt-1" open={late > 0}>
        <summary className="flex min-h-11 items-center text-sm font-semibold lg:min-h-9">
          {late > 0 ? `Tarefas automáticas: ${late} com atraso` : "Tarefas automáticas: todas em dia"}
        </summary>
        <Lines lines={schedules} />
      </details>
    </Panel>
  );
}

function Group({ title, lines, children }: { title: string; lines: readonly Line[]; children?: ReactNode }) {
  return (
    <div className="border-t border-line py-2 first-of-type:border-t-0">
      <h3 className="mb-1 font-sans text-sm font-semibold text-muted">{title}</h3>
      <Lines lines={lines} />
      {children}
    </div>
  );
}

const Lines = ({ lines }: { lines: readonly Line[] }) => (
  <dl className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-0.5 text-sm">
    {lines.map(({ label, value, alarm }) => (
      <div key={label} className="contents">
        <dt className="wrap-anywhere">{label}</dt>
        <dd className={cx("text-end tabular-nums", alarm && "font-bold text-danger")}>{value}</dd>
      </div>
    ))}
  </dl>
);
