import type { ReactNode } from "react";
import { InputField } from "#app/components/input.tsx";
import { FEEDBACK_DAYS } from "#domain/events/event-fields.ts";
import { cx } from "#app/components/class-names.ts";
import { SIDE_BY_SIDE, type FormState } from "./form-state.ts";

/** Until when one registers, who goes first, and when everyone has an answer. */
export const RegistrationFields = ({ field }: FormState) => (
  <div className="grid gap-6">
    <Pair
      legend="Prazo das inscrições"
      hint="Sem prazo, as inscrições vão até o começo do evento."
      date={<InputField label="Até o dia" type="date" {...field("deadlineDate")} />}
      time={<InputField label="Às" type="time" {...field("deadlineTime")} />}
    />
    <fieldset className="grid gap-2">
      <legend className="mb-1 font-semibold">
        Prioridade para assinantes <span className="font-normal text-muted">(opcional)</span>
      </legend>
      <p className="text-compact text-muted">
        Vagas guardadas para atletas assinantes até um dia. Depois, ficam para todos.
      </p>
      <div className={cx(SIDE_BY_SIDE, "sm:max-w-[32rem]")}>
        <InputField label="Vagas reservadas" inputMode="numeric" maxLength={6} {...field("reserved")} />
        <InputField label="Reservadas até" type="date" {...field("reservedUntil")} />
      </div>
    </fieldset>
    <Pair
      legend="Abertura para todos"
      hint="Antes deste dia e hora só assinantes se inscrevem. Vazio: todos desde o começo."
      date={<InputField label="A partir do dia" type="date" {...field("openDate")} />}
      time={<InputField label="Às" type="time" {...field("openTime")} />}
    />
    <InputField
      label="Dias para responder a todos"
      hint={`Numa peneira, todos que vieram recebem uma resposta. De ${FEEDBACK_DAYS.least} a ${FEEDBACK_DAYS.most} dias depois do fim.`}
      inputMode="numeric"
      maxLength={2}
      className="sm:max-w-[32rem]"
      {...field("feedbackDays")}
    />
  </div>
);

type PairProps = { legend: string; hint: string; date: ReactNode; time: ReactNode };

const Pair = ({ legend, hint, date, time }: PairProps) => (
  <fieldset className="grid gap-2">
    <legend className="mb-1 font-semibold">
      {legend} <span className="font-normal text-muted">(opcional)</span>
    </legend>
    <p className="text-compact text-muted">{hint}</p>
    <div className={cx(SIDE_BY_SIDE, "sm:max-w-[32rem]")}>
      {date}
      {time}
    </div>
  </fieldset>
);
