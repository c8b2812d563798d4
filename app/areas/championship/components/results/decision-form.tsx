import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { PUBLIC_REASON_HINT } from "#app/championship-words.ts";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { DOCUMENT_MOST, REASON } from "#domain/championships/decision-fields.ts";
import type { DecisionKind } from "#domain/championships/vocabulary.ts";
import type { DecisionOptions } from "../../decision-options.ts";
import { DECISION_WORDS, WALKOVER_WORDS } from "../../result-words.ts";

/** Named in the address, so that a match or a place leads to its own decision. */
interface Chosen {
  match: string | null;
  place: string | null;
  team: string | null;
}

type DecisionFormProps = {
  kind: DecisionKind;
  options: DecisionOptions;
  chosen: Chosen;
  /** Whose squad a ban chooses from. */
  teamName?: string | null;
  back: string;
  answer?: Refused;
};

const BAN_REASON_HINT =
  "Não é público: a página mostra só a camisa e os jogos a cumprir. Não cite outras pessoas, porque a família pode pedir uma cópia.";

export function DecisionForm({ kind, options, chosen, teamName, back, answer }: DecisionFormProps) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const empty = nothingToDecide(kind, options);
  if (empty)
    return (
      <Notice tone="info" title={empty}>
        <ButtonLink to={back} variant="text" size="small" className="min-h-11">
          Voltar aos resultados
        </ButtonLink>
      </Notice>
    );
  return (
    <Card
      compact
      title={[DECISION_WORDS[kind].title, teamName].filter(Boolean).join(": ")}
      className="max-w-[56rem]"
    >
      <PostForm ref={form} noValidate className="grid gap-5">
        <p className="text-muted">{DECISION_WORDS[kind].hint}</p>
        <About kind={kind} options={options} chosen={chosen} answer={answer} />
        <TextareaField
          label="Motivo"
          hint={kind === "ban" ? BAN_REASON_HINT : PUBLIC_REASON_HINT}
          rows={3}
          maxLength={REASON.most}
          {...field("reason")}
        />
        <InputField
          label="Documento"
          hint="Como “Tribunal da liga, processo 123/2026”."
          optional
          maxLength={DOCUMENT_MOST}
          {...field("document")}
        />
        <div className="flex flex-wrap items-center gap-3">
          <SubmitButton variant="primary">Registrar decisão</SubmitButton>
          <ButtonLink to={back} variant="text">
            Voltar
          </ButtonLink>
        </div>
      </PostForm>
    </Card>
  );
}

function nothingToDecide(kind: DecisionKind, options: DecisionOptions): string | null {
  const { people, teams, matches, places } = options;
  if (kind === "ban") return people.length === 0 ? "Esta equipe ainda não tem elenco" : null;
  if (kind === "points") return teams.length === 0 ? "No mata-mata não há tabela de pontos" : null;
  if (kind === "place") return places.length === 0 ? "Nenhuma vaga pode ser dada agora" : null;
  if (matches.length > 0) return null;
  return kind === "annulled" ? "Nenhuma partida para anular" : "Nenhuma partida para decidir";
}

type AboutProps = Omit<DecisionFormProps, "back" | "teamName">;

/** What the decision is about: each kind has fields of its own. */
function About({ kind, options, chosen, answer }: AboutProps) {
  const field = fieldOf(answer);
  const choose = { value: "", label: "Escolha" };
  const team = (
    <SelectField
      label={kind === "place" ? "A vaga vai para" : "Equipe"}
      options={[choose, ...options.teams]}
      {...field("teamId", chosen.team ?? "")}
    />
  );
  const match = (
    <SelectField
      label="Partida"
      options={[choose, ...options.matches]}
      {...field("matchId", chosen.match ?? "")}
    />
  );
  switch (kind) {
    case "points":
      return (
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          {team}
          <InputField
            label="Pontos"
            hint="-4 tira quatro."
            maxLength={3}
            className="sm:content-end"
            {...field("points")}
          />
        </div>
      );
    case "annulled":
      return (
        <>
          {match}
          <Checkbox
            name="repeat"
            label="Jogar de novo"
            hint="Uma nova partida entra na mesma rodada, sem data, e conta no lugar desta."
            defaultChecked={answer?.typed["repeat"] !== undefined}
          />
        </>
      );
    case "awarded":
      return (
        <>
          {match}
          <SelectField
            label="Como fica"
            options={[
              choose,
              { value: "score", label: "Placar definido" },
              ...Object.entries(WALKOVER_WORDS).map(([value, label]) => ({ value, label })),
            ]}
            {...field("outcome", "")}
          />
          <fieldset className="grid gap-2">
            <legend className="mb-1 font-semibold">Placar</legend>
            <p className="text-sm text-muted">Num W.O. deixe vazio: vale o placar das regras da categoria.</p>
            <div className="grid grid-cols-2 gap-4 sm:max-w-80">
              <InputField label="Mandante" inputMode="numeric" maxLength={2} {...field("homeGoals")} />
              <InputField label="Visitante" inputMode="numeric" maxLength={2} {...field("awayGoals")} />
            </div>
          </fieldset>
        </>
      );
    case "place":
      return (
        <>
          <SelectField
            label="Vaga"
            options={[choose, ...options.places]}
            {...field("place", chosen.place ?? "")}
          />
          {team}
        </>
      );
    case "ban":
      return (
        <div className="grid gap-5 sm:grid-cols-[1fr_10rem]">
          <SelectField label="Quem" options={[choose, ...options.people]} {...field("squadId", "")} />
          <InputField label="Partidas fora" inputMode="numeric" maxLength={2} {...field("matches")} />
        </div>
      );
  }
}
