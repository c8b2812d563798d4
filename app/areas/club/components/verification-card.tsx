import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { WaitSteps, type WaitStep } from "#app/components/wait-steps.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Verification } from "#server/clubs/verification.server.ts";

/** What stands between the club and its seal, and whose turn it is. */
export function VerificationCard({ mayEdit, ...verification }: Verification & { mayEdit: boolean }) {
  return (
    <Card compact title="Verificação do clube">
      <p className="mb-4 max-w-[70ch] text-muted">
        Até a verificação, o que alcança atletas fica fechado: é assim que protegemos as famílias de clubes e
        peneiras falsas.
      </p>
      <WaitSteps label="O que falta para a verificação" steps={stepsOf(verification, mayEdit)} />
    </Card>
  );
}

function stepsOf({ emailConfirmed, hasCnpj, review }: Verification, mayEdit: boolean): WaitStep[] {
  const ready = emailConfirmed && hasCnpj;
  const refused = typeof review === "object" ? review.refused : null;
  return [
    {
      key: "email",
      who: "E-mail confirmado",
      state: emailConfirmed ? "done" : "now",
      text: emailConfirmed ? undefined : "O responsável pelo clube abre o link que enviamos por e-mail.",
      action: !emailConfirmed && (
        <ButtonLink to="/conta" size="small">
          Reenviar o e-mail
        </ButtonLink>
      ),
    },
    {
      key: "cnpj",
      who: "CNPJ informado",
      state: hasCnpj ? "done" : emailConfirmed ? "now" : "later",
      text: hasCnpj ? undefined : "Sem o CNPJ a equipe não tem o que conferir.",
      action: !hasCnpj && mayEdit && (
        <ButtonLink to="/club/perfil?editar" size="small">
          Informar o CNPJ
        </ButtonLink>
      ),
    },
    {
      key: "staff",
      who: "Conferência da equipe",
      state: ready ? "now" : "later",
      text: !ready
        ? "Uma pessoa confere o CNPJ e os dados do cadastro."
        : review === "open"
          ? "Uma pessoa está conferindo o CNPJ e os dados. Avisamos por e-mail."
          : refused !== null
            ? `A equipe não pôde verificar o clube: ${refused}`
            : "Peça a conferência quando os dados estiverem certos.",
      action: ready && review !== "open" && mayEdit && (
        <PostForm>
          <SubmitButton intent="pedir-verificacao" size="small">
            {refused === null ? "Pedir conferência" : "Pedir nova conferência"}
          </SubmitButton>
        </PostForm>
      ),
    },
    { key: "done", who: "Clube Verificado", state: "later" },
  ];
}
