import { SubmitButton } from "#app/components/button.tsx";
import { fact, Facts } from "#app/components/facts.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { Panel } from "../panel.tsx";

interface UserFactsProps {
  user: {
    email: string | null;
    emailConfirmed: boolean;
    waysIn: string[];
    hasSecondFactor: boolean;
    createdAt: string;
    lastSeenAt: string | null;
    deletionDueAt: string | null;
    mayManage: boolean;
  };
  /** The address that was just opened. */
  opened: string | null;
}

export function UserFacts({ user, opened }: UserFactsProps) {
  const email = user.email ?? opened;
  return (
    <Panel title="Conta">
      <Facts
        facts={[
          fact("E-mail", email ?? <OpenContact />),
          fact("E-mail confirmado", user.emailConfirmed ? "Sim" : <Unconfirmed mayResend={user.mayManage} />),
          fact("Como entra", user.waysIn.map(wayIn).join(", ") || "Ainda sem forma de entrar"),
          fact("Segundo fator", user.hasSecondFactor ? "Ativo" : "Sem segundo fator"),
          fact("Criada em", user.createdAt),
          fact("Último uso", user.lastSeenAt),
          ...(user.deletionDueAt ? [fact("Será excluída em", user.deletionDueAt)] : []),
        ]}
      />
    </Panel>
  );
}

const wayIn = (provider: string): string =>
  provider === "credential" ? "Senha" : provider.charAt(0).toUpperCase() + provider.slice(1);

/** Of somebody under 18: each opening is written down. */
const OpenContact = () => (
  <PostForm className="flex flex-wrap items-center gap-x-3 gap-y-1">
    <SubmitButton intent="mostrar-contato" size="small">
      Mostrar contato
    </SubmitButton>
    <span className="text-sm font-normal text-muted">Menor de idade: fica no registro.</span>
  </PostForm>
);

const Unconfirmed = ({ mayResend }: { mayResend: boolean }) => (
  <PostForm className="flex flex-wrap items-center gap-x-3 gap-y-1">
    Ainda não
    {mayResend && (
      <SubmitButton intent="reenviar-confirmacao" size="small">
        Reenviar link
      </SubmitButton>
    )}
  </PostForm>
);
