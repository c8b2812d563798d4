import { Checkbox, Radio } from "#app/components/checkbox.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { SelectField } from "#app/components/select.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { Side } from "#domain/championships/sheet-entries.ts";
import { deviceComparisons } from "#domain/championships/device-logs.ts";
import { playedUnexplained } from "#domain/championships/sheet-overrides.ts";
import { withoutStaff } from "#domain/championships/sheet-problems.ts";
import { problemText } from "../words.ts";
import { NeedsSignal, closingWaits } from "./needs-signal.tsx";
import type { Sheet } from "./use-sheet.ts";

type CloseProps = {
  sheet: Sheet;
  /** What the server found when it was asked to close. */
  found: readonly string[];
  answer?: Refused | undefined;
};

/** The end of the sheet: what does not fit, the score, who signs. */
export function CloseForm({ sheet, found, answer }: CloseProps) {
  const { state, data, entries } = sheet;
  const closing = answerTo("fechar", answer);
  const field = fieldOf(closing);
  const walkover = answerTo("wo", answer);
  const ofWalkover = fieldOf(walkover);
  const waits = closingWaits(sheet);
  const problems = new Set([
    ...found,
    ...withoutStaff(state.problems, entries, data.people).map((problem) =>
      problemText(problem, data, entries),
    ),
    ...playedUnexplained(state, data.people).map((one) =>
      problemText({ code: "played_unexplained", ...one }, data, entries),
    ),
    ...deviceComparisons(entries).flatMap(({ agree }) =>
      agree.map(([, other]) => problemText({ code: "written_twice", entry: other.id }, data, entries)),
    ),
  ]);
  return (
    <div className="grid gap-4 p-4">
      <Score sheet={sheet} />
      <NeedsSignal sheet={sheet} title="Sem sinal: a súmula fecha quando ele voltar." />
      {problems.size > 0 && (
        <Notice tone="warning" title="Confira antes de fechar">
          <ul className="list-disc pl-5">
            {[...problems].map((problem) => (
              <li key={problem}>{problem}</li>
            ))}
          </ul>
        </Notice>
      )}
      <PostForm className="grid gap-4">
        <input type="hidden" name="intent" value="fechar" />
        <section className="panel grid gap-3 p-4" aria-labelledby="assina-arbitro">
          <h2 id="assina-arbitro" className="text-2xl">
            {data.role === "organiser" ? "Quem fecha" : "Árbitro"}
          </h2>
          <InputField
            label="Nome"
            autoComplete="name"
            maxLength={120}
            {...field("name", state.officials[0]?.name ?? data.referee ?? "")}
          />
          <InputField
            label="Função"
            maxLength={60}
            {...field("position", data.role === "organiser" ? "organização" : "árbitro")}
          />
        </section>
        {(["home", "away"] as const).map((side) => (
          <TeamSigns key={side} sheet={sheet} side={side} field={field} />
        ))}
        {problems.size > 0 && (
          <Checkbox
            name="confirmed"
            value="sim"
            label="Conferi o que está acima e fecho assim mesmo"
            error={closing?.fields["confirmed"]}
          />
        )}
        <SubmitButton variant="primary" size="large" disabled={waits}>
          Fechar súmula
        </SubmitButton>
        <p className="text-center text-sm text-muted">Depois, só correção com motivo, que fica registrada.</p>
      </PostForm>
      <details open={walkover !== undefined} className="panel">
        <summary className="flex min-h-12 cursor-pointer items-center px-4 font-semibold">
          Não houve jogo: W.O.
        </summary>
        <PostForm className="grid gap-3 px-4 pb-4">
          <input type="hidden" name="intent" value="wo" />
          <SelectField
            label="Quem perde"
            options={[
              { value: "", label: "Escolha" },
              { value: "home", label: data.teams.home.name },
              { value: "away", label: data.teams.away.name },
              { value: "both", label: "As duas equipes" },
            ]}
            {...ofWalkover("loser", "")}
          />
          <InputField
            label="Nome de quem declara"
            maxLength={120}
            {...ofWalkover("name", data.referee ?? "")}
          />
          <InputField label="Função" maxLength={60} {...ofWalkover("position", "árbitro")} />
          <SubmitButton disabled={waits}>Declarar W.O. e fechar</SubmitButton>
        </PostForm>
      </details>
    </div>
  );
}

/** The final score with what each half brought. */
export function Score({ sheet: { state, data } }: { sheet: Sheet }) {
  const { halves, kicks, walkover, score } = state;
  const first = halves.find(({ half }) => half === 1);
  const added = halves.flatMap((half) => (half.added === null ? [] : [`${half.added}′`]));
  return (
    <div className="panel grid gap-1 p-4 text-center">
      <p className="flex items-center justify-center gap-3 text-lead font-bold">
        <span className="min-w-0 flex-1 text-right wrap-anywhere">{data.teams.home.name}</span>
        <span className="font-display text-4xl font-extrabold whitespace-nowrap tabular-nums">
          {walkover ? "W.O." : `${score.home} × ${score.away}`}
        </span>
        <span className="min-w-0 flex-1 text-left wrap-anywhere">{data.teams.away.name}</span>
      </p>
      <p className="text-compact text-muted">
        {[
          first?.startedAt && `1º tempo ${first.home}–${first.away}`,
          added.length > 0 && `acréscimos ${added.join(" e ")}`,
          kicks && `pênaltis ${kicks.home}–${kicks.away}`,
          data.when,
        ]
          .filter(Boolean)
          .join(" · ")}
      </p>
    </div>
  );
}

type TeamSignsProps = { sheet: Sheet; side: Side; field: ReturnType<typeof fieldOf> };

/** At the field a team may sign on this phone; otherwise it gets its link by mail. */
function TeamSigns({ sheet, side, field }: TeamSignsProps) {
  const name = `${side}-verdict`;
  const chosen = field(name).defaultValue ?? "";
  return (
    <section className="panel p-4" aria-labelledby={`assina-${side}`}>
      <h2 id={`assina-${side}`} className="mb-1 text-2xl wrap-anywhere">
        {sheet.data.teams[side].name}
      </h2>
      <fieldset>
        <legend className="sr-only">O que a equipe diz</legend>
        <Radio
          name={name}
          value=""
          label="Assina depois, pelo link da equipe"
          defaultChecked={chosen === ""}
        />
        <Radio
          name={name}
          value="accepted"
          label="Aceita agora, neste aparelho"
          defaultChecked={chosen === "accepted"}
        />
        <Radio
          name={name}
          value="contested"
          label="Contesta agora, neste aparelho"
          defaultChecked={chosen === "contested"}
        />
      </fieldset>
      <details open={chosen !== ""} className="mt-1">
        <summary className="min-h-11 cursor-pointer py-2.5 font-semibold text-grass underline underline-offset-4">
          Nome de quem assina pela equipe
        </summary>
        <div className="grid gap-3 pt-2">
          <InputField label="Nome" maxLength={120} autoComplete="off" {...field(`${side}-name`, "")} />
          <InputField label="Função" maxLength={60} {...field(`${side}-position`, "técnico")} />
          <TextareaField
            label="O que está errado"
            hint="Só para contestar."
            rows={3}
            maxLength={1000}
            {...field(`${side}-reason`, "")}
          />
        </div>
      </details>
    </section>
  );
}
