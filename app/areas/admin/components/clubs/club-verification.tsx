import { BadgeCheck } from "lucide-react";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import type { FormErrors } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { ClubView } from "../../club-view.ts";
import { Panel } from "../panel.tsx";
import { WithdrawVerification } from "../withdraw-verification.tsx";

/** A person vouches for the club, or no longer does. */
export function ClubVerification({ club, answer }: { club: ClubView; answer?: FormErrors }) {
  if (club.verified)
    return (
      <>
        <Panel title="Verificação">
          <p className="text-compact">
            Verificado{club.verifiedOn && ` em ${club.verifiedOn}`}, pelo CNPJ {club.values["cnpj"]}.
          </p>
          {club.reviewId && <ReviewLink id={club.reviewId}>O clube pede uma mudança de nome.</ReviewLink>}
        </Panel>
        <WithdrawVerification answer={answer} />
      </>
    );
  return (
    <Panel title="Verificação">
      {club.reviewId ? (
        <ReviewLink id={club.reviewId}>O clube pediu a verificação e espera a resposta.</ReviewLink>
      ) : club.values["cnpj"] && club.cnpjHeld ? (
        <Verify cnpj={club.values["cnpj"]} answer={answer} />
      ) : (
        <p className="text-compact text-muted">
          {club.values["cnpj"]
            ? "Quem se cadastrou ainda não confirmou o e-mail: até lá o CNPJ não vale."
            : "Falta o CNPJ. Edite o clube para informá-lo."}
        </p>
      )}
    </Panel>
  );
}

const ReviewLink = ({ id, children }: { id: string; children: string }) => (
  <div className="mt-2 grid justify-items-start gap-3">
    <p className="text-compact">{children}</p>
    <ButtonLink to={`/admin/revisoes/${id}`} size="small">
      Abrir a revisão
    </ButtonLink>
  </div>
);

function Verify({ cnpj, answer }: { cnpj: string; answer?: FormErrors }) {
  const field = fieldOf(answerTo("verificar", answer));
  return (
    <PostForm className="grid gap-4">
      <p className="text-compact">
        CNPJ <strong className="tabular-nums">{cnpj}</strong>: os dígitos conferem. Consulte a Receita Federal
        e compare nome, endereço e situação.
      </p>
      <TextareaField
        label="O que você conferiu"
        hint="Fica nas notas do clube; só a equipe lê."
        rows={3}
        maxLength={2000}
        required
        {...field("verification")}
      />
      <div>
        <SubmitButton intent="verificar" size="small">
          <BadgeCheck aria-hidden="true" />
          Verificar o clube
        </SubmitButton>
      </div>
    </PostForm>
  );
}
