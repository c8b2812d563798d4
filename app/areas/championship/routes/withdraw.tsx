import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Radio } from "#app/components/checkbox.tsx";
import { FieldError } from "#app/components/field.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { PUBLIC_REASON_HINT } from "#app/championship-words.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse, type Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { organiserGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { REASON } from "#domain/championships/decision-fields.ts";
import { withdrawalSchema } from "#domain/championships/decision-schema.ts";
import { WITHDRAWAL_EFFECTS } from "#domain/championships/vocabulary.ts";
import {
  ownWithdrawal,
  undoWithdrawal,
  withdrawTeam,
} from "#server/championships/decisions/withdrawals.server.ts";
import { resultsPage } from "../addresses.ts";
import { ChampionshipPage } from "../components/championship-page.tsx";
import { championshipNotFound, loadChampionship } from "../desk.ts";
import { EFFECT_WORDS } from "../result-words.ts";
import { RETURN_OBSTACLES, WITHDRAWAL_OBSTACLES } from "../withdrawal-words.ts";
import type { Route } from "./+types/withdraw.ts";

export const middleware: Route.MiddlewareFunction[] = organiserGuard;

async function load(args: { params: { id: string; teamId: string }; context: Route.LoaderArgs["context"] }) {
  const desk = await loadChampionship(args);
  const found = await ownWithdrawal(desk.organising, args.params.teamId);
  if (!found.ok || found.value.category.championshipId !== desk.championship.id) throw championshipNotFound();
  return { ...desk, withdrawal: found.value };
}

export async function loader(args: Route.LoaderArgs) {
  const { championship, withdrawal } = await load(args);
  const { id, name, status, mayEdit } = championship;
  const { team, category, obstacle, phase, left } = withdrawal;
  if (!mayEdit) throw redirectWith(resultsPage(id, category.id), {});
  return {
    championship: { id, name, status },
    team: team.name,
    categoryId: category.id,
    phase,
    obstacle: obstacle && WITHDRAWAL_OBSTACLES[obstacle],
    left: left && { reason: left.reason, obstacle: left.obstacle && RETURN_OBSTACLES[left.obstacle] },
  };
}

export async function action(args: Route.ActionArgs) {
  const { organising, championship, withdrawal } = await load(args);
  const form = await readForm(args.request);
  const { team, category } = withdrawal;
  const back = resultsPage(championship.id, category.id);
  if (textIn(form, "intent") === "desfazer") {
    const undone = await undoWithdrawal(organising, team.id);
    if (undone.ok)
      return redirectWith(back, { flash: { kind: "success", title: `${team.name} volta a jogar` } });
    if (undone.error === "not_found" || undone.error === "no_plan") throw championshipNotFound();
    return refuse({ flash: { kind: "error", ...RETURN_OBSTACLES[undone.error] } });
  }
  const parsed = parseFields(form, withdrawalSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const left = await withdrawTeam(organising, team.id, parsed.value);
  if (left.ok)
    return redirectWith(back, {
      flash: {
        kind: "success",
        title: "Desistência registrada",
        body:
          left.value.phase === "knockout"
            ? "O outro lado passa por W.O. Se a vaga deve ir para outra equipe, veja Para resolver."
            : "A tabela já conta com ela, e a página pública mostra o motivo.",
      },
    });
  if (left.error === "not_found" || left.error === "no_plan") throw championshipNotFound();
  return refuse({
    typed: typedIn(form, withdrawalSchema),
    flash: { kind: "error", ...WITHDRAWAL_OBSTACLES[left.error] },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Desistência");

export default function Withdraw({ loaderData, actionData }: Route.ComponentProps) {
  const { championship, categoryId, team, obstacle, phase, left } = loaderData;
  const back = resultsPage(championship.id, categoryId);
  return (
    <ChampionshipPage championship={championship} current="results" title={`Desistência: ${team}`}>
      {left ? (
        <Left reason={left.reason} obstacle={left.obstacle} back={back} />
      ) : obstacle ? (
        <Notice tone="info" title={obstacle.title}>
          {obstacle.body}
        </Notice>
      ) : (
        <Leaving knockout={phase === "knockout"} back={back} answer={actionData} />
      )}
    </ChampionshipPage>
  );
}

type LeavingProps = { knockout: boolean; back: string; answer?: Refused };

function Leaving({ knockout, back, answer }: LeavingProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const chosen = answer?.typed["effect"];
  return (
    <Card compact title="Registrar desistência" className="max-w-[56rem]">
      <PostForm ref={form} noValidate className="grid gap-5">
        {knockout ? (
          <>
            <input type="hidden" name="effect" value="walkover_rest" />
            <p>
              O que esta equipe já jogou não muda mais. No mata-mata o outro lado passa por W.O.; depois você
              pode dar a vaga à equipe que ela eliminou. Os cartões ficam.
            </p>
          </>
        ) : (
          <fieldset className="grid gap-1">
            <legend className="mb-1 font-semibold">O que acontece com as partidas dela?</legend>
            {WITHDRAWAL_EFFECTS.map((effect) => (
              <Radio
                key={effect}
                name="effect"
                value={effect}
                label={EFFECT_WORDS[effect].label}
                hint={EFFECT_WORDS[effect].hint}
                defaultChecked={chosen === effect}
              />
            ))}
            {answer?.fields["effect"] && <FieldError>{answer.fields["effect"]}</FieldError>}
          </fieldset>
        )}
        <TextareaField
          label="Motivo"
          hint={PUBLIC_REASON_HINT}
          rows={3}
          maxLength={REASON.most}
          {...field("reason")}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton variant="danger" intent="desistir">
            Registrar desistência
          </SubmitButton>
          <ButtonLink to={back} variant="text">
            Voltar
          </ButtonLink>
        </div>
      </PostForm>
    </Card>
  );
}

type LeftProps = { reason: string | null; obstacle: { title: string; body: string } | null; back: string };

const Left = ({ reason, obstacle, back }: LeftProps) => (
  <Card compact title="Esta equipe desistiu" className="max-w-[56rem]">
    {reason && <p className="mb-4 wrap-anywhere">{reason}</p>}
    {obstacle ? (
      <Notice tone="info" title={obstacle.title}>
        {obstacle.body}
      </Notice>
    ) : (
      <PostForm className="flex flex-wrap items-center gap-3">
        <p className="basis-full text-muted">
          Nada foi jogado desde então: a desistência ainda pode ser desfeita, e a equipe volta como estava.
        </p>
        <SubmitButton intent="desfazer">Desfazer desistência</SubmitButton>
        <ButtonLink to={back} variant="text">
          Voltar
        </ButtonLink>
      </PostForm>
    )}
  </Card>
);
