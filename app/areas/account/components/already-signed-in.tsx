import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { AccountPage, Panel } from "./account-page.tsx";

type AlreadySignedInProps = { name: string; email: string; dashboard: string | null; mayAddAthlete: boolean };

/** Shown in place of the sign-up form: whoever has an account rarely wants a second one. */
export function AlreadySignedIn({ name, email, dashboard, mayAddAthlete }: AlreadySignedInProps) {
  return (
    <AccountPage title="Cadastro" intro="Você já tem uma conta.">
      <Panel>
        <p>
          Você entrou como <strong className="wrap-anywhere">{name}</strong>{" "}
          <span className="wrap-anywhere text-muted">({email})</span>.
        </p>
        <div className="flex flex-wrap gap-3">
          {dashboard && (
            <ButtonLink to={dashboard} variant="primary">
              Ir para o meu painel
            </ButtonLink>
          )}
          {mayAddAthlete && (
            <ButtonLink to="/cadastro/atleta" variant={dashboard ? "outline" : "primary"}>
              Criar perfil de atleta
            </ButtonLink>
          )}
        </div>
        <div className="grid gap-3 border-t border-line pt-4">
          <p className="text-compact text-muted">
            Quer cadastrar outra pessoa, um clube ou uma marca? Saia antes.
          </p>
          <PostForm action="/sair">
            <SubmitButton size="small">Sair</SubmitButton>
          </PostForm>
        </div>
      </Panel>
    </AccountPage>
  );
}
