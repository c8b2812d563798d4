import { Check, Clock, History, X, type LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#app/components/class-names.ts";
import type { RosterPerson } from "#domain/registrations/check-in.ts";
import type { DeskAnswer } from "../../check-in/desk.ts";
import { callOf, cancelledText, enteredText, gateText, timeText } from "../../check-in/words.ts";

interface Look {
  title: string;
  Icon: LucideIcon;
  band: string;
  /** Whoever cannot tell the colours apart tells the forms. */
  form: string;
}

const GOOD: Look = {
  title: "OK",
  Icon: Check,
  band: "bg-grass text-white",
  form: "rounded-full border-4 border-white",
};
const AGAIN: Look = {
  title: "Já entrou",
  Icon: History,
  band: "bg-canary text-ink",
  form: "rounded-2xl border-4 border-ink",
};
const QUEUED: Look = {
  title: "Na fila",
  Icon: Clock,
  band: "border-y-4 border-dashed border-ink bg-card text-ink",
  form: "rounded-full border-4 border-dashed border-ink",
};
const BAD: Look = {
  title: "Não vale",
  Icon: X,
  band: "bg-danger text-white",
  form: "border-4 border-white",
};

const LOOKS: Record<DeskAnswer["kind"], Look> = {
  ok: GOOD,
  queued: QUEUED,
  again: AGAIN,
  void: BAD,
  undone: { ...AGAIN, title: "Desfeita" },
  unknown: BAD,
  not_ticket: BAD,
  not_kept: { ...BAD, title: "Não guardado" },
};

/** The word of the gate: what was read last. Heard by screen readers at once. */
export function AnswerBand({
  answer,
  turn,
  timeZone,
}: {
  answer: DeskAnswer | null;
  turn: number;
  timeZone: string;
}) {
  return (
    <section aria-label="Resposta" aria-live="assertive" aria-atomic="true">
      {answer && <Answer key={turn} answer={answer} timeZone={timeZone} />}
    </section>
  );
}

function Answer({ answer, timeZone }: { answer: DeskAnswer; timeZone: string }) {
  const { title, Icon, band, form } = LOOKS[answer.kind];
  return (
    <div data-answer={answer.kind} className={cx("flex min-h-27 items-center gap-4 px-4 py-3", band)}>
      <span className={cx("grid size-15 shrink-0 place-items-center", form)} aria-hidden="true">
        <Icon className="size-8" strokeWidth={3} />
      </span>
      <div className="grid min-w-0 gap-0.5">
        <p className="font-display text-4xl leading-none font-extrabold">{title}</p>
        {textOf(answer, timeZone)}
      </div>
    </div>
  );
}

function textOf(answer: DeskAnswer, timeZone: string): ReactNode {
  switch (answer.kind) {
    case "ok": {
      const { at, gate } = answer.entered;
      return <Person {...answer.person} more={`às ${timeText(at, timeZone)}, ${gateText(gate)}`} />;
    }
    case "queued":
      return <Person {...answer.person} more="Entra; confirmamos quando houver sinal" />;
    case "again":
      return (
        <p>
          <strong>{callOf(answer.person)}</strong> {enteredText(answer.first, timeZone)}
        </p>
      );
    case "void":
      return (
        <p>
          {answer.person && <strong>{callOf(answer.person)}. </strong>}
          {cancelledText(answer.on)}
        </p>
      );
    case "undone":
      return (
        <p>
          <strong>{callOf(answer.person)}</strong>: quem organiza desfez esta entrada. Leia de novo se a
          pessoa entrar.
        </p>
      );
    case "unknown":
      return <p>Este ingresso não está na lista. Procure pelo nome ou chame quem organiza.</p>;
    case "not_ticket":
      return <p>Este código não é um ingresso.</p>;
    case "not_kept":
      return <p>O aparelho não conseguiu guardar a leitura. Tente de novo ou use outro.</p>;
  }
}

const Person = ({ more, category, ...person }: RosterPerson & { more: string }) => (
  <>
    <p>
      <strong>{callOf(person)}</strong>
      {category && ` · ${category}`}
    </p>
    <p>{more}</p>
  </>
);
