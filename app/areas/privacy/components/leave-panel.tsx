import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Notice } from "#app/components/notice.tsx";
import { GRACE_DAYS } from "#domain/rights/periods.ts";

export function LeavePanel({ leavingOn }: { leavingOn: string | null }) {
  if (leavingOn) {
    return (
      <Card title="Excluir a conta">
        <Notice tone="warning" title={`Sua conta será excluída em ${leavingOn}.`}>
          Até lá você pode desistir. Depois disso, nada pode ser recuperado.
        </Notice>
        <PostForm className="mt-5">
          <SubmitButton intent="cancelar-exclusao" variant="primary">
            Cancelar a exclusão
          </SubmitButton>
        </PostForm>
      </Card>
    );
  }
  return (
    <Card title="Excluir a conta">
      <p className="max-w-[60ch] text-muted">
        Perfis de atleta saem do ar na hora. Em {GRACE_DAYS} dias a conta, os dados e os arquivos são apagados
        de verdade; até lá, basta entrar e cancelar.
      </p>
      <ButtonLink to="/conta/privacidade/excluir" className="mt-5">
        Quero excluir minha conta
      </ButtonLink>
    </Card>
  );
}
