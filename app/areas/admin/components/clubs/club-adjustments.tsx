import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { useFormRound } from "#app/forms/use-form-round.ts";
import { LONGEST_REASON } from "#domain/clubs/standing.ts";
import type { ClubView } from "../../club-view.ts";
import { clubPage } from "../../record-paths.ts";
import { Panel } from "../panel.tsx";
import { UndoAdjustment } from "./undo-adjustment.tsx";

interface ClubAdjustmentsProps extends Pick<ClubView, "adjustments"> {
  clubId: string;
  answer?: FormErrors;
}

/** Points that staff added or took away; everyone reads them with their reason on the page of the ranking. */
export function ClubAdjustments({ clubId, adjustments, answer }: ClubAdjustmentsProps) {
  const field = fieldOf(answerTo("ajustar", answer));
  const round = useFormRound(answer);
  return (
    <Panel title="Ajustes do ranking">
      <ul>
        {adjustments.map(({ id, season, points, reason, day }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 grow basis-64">
              <p className="font-semibold">
                {points > 0 ? `+${points}` : points} em {season}
              </p>
              <p className="text-compact wrap-anywhere text-muted">
                {reason} · {day}
              </p>
            </div>
            <UndoAdjustment
              id={id}
              intent="desfazer-ajuste"
              what={`o ajuste de ${day}`}
              back={clubPage(clubId)}
              answer={answer}
            />
          </li>
        ))}
      </ul>
      <PostForm
        key={round}
        className="mt-3 grid items-start gap-4 border-t border-line pt-4 sm:grid-cols-[8rem_minmax(0,1fr)]"
        noValidate
      >
        <InputField label="Pontos" hint="Como -3 ou 3." autoComplete="off" required {...field("points")} />
        <InputField
          label="Motivo"
          hint="Aparece no ranking."
          maxLength={LONGEST_REASON}
          autoComplete="off"
          required
          {...field("reason")}
        />
        <div className="sm:col-span-2">
          <SubmitButton intent="ajustar" size="small">
            Registrar ajuste
          </SubmitButton>
        </div>
      </PostForm>
    </Panel>
  );
}
