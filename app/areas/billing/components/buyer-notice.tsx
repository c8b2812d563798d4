import { ButtonLink } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { Buyer } from "../buyer.ts";
import { hasSubscription } from "../buying.ts";

type BuyerNoticeProps = {
  buyer: Buyer | null;
  login: string;
  /** Why the last look at the subscription failed. */
  error: string | null;
};

/** What this visitor should know before choosing. */
export function BuyerNotice({ buyer, login, error }: BuyerNoticeProps) {
  if (!buyer) return <LoginFirst login={login} />;
  if (hasSubscription(buyer)) return <Subscribed />;
  if (error) return <Notice tone="warning">{error}</Notice>;
  if (buyer.minor) {
    return (
      <Notice title="Com menos de 18 anos, quem assina é o responsável">
        Mostre esta página ao seu responsável. Ele entra com a conta que criou pelo convite, escolhe o plano e
        informa o cartão. O que o plano abre aparece no seu perfil.
      </Notice>
    );
  }
  if (buyer.profile === "guardian" && buyer.athletes.length === 0) {
    return (
      <Notice title="Nenhum atleta ligado à sua conta">
        O plano vale para um atleta. Responda antes ao convite que enviamos por e-mail.
      </Notice>
    );
  }
  return BUYERS.has(buyer.profile) ? null : <NoProfile />;
}

const BUYERS = new Set<Buyer["profile"]>(["athlete", "club", "championship", "guardian"]);

function NoProfile() {
  return (
    <Notice title="Um plano vale para um perfil">
      Escolha no menu da conta o perfil de atleta, clube ou campeonato que vai usar o plano. Ainda não tem um?{" "}
      <TextLink to="/cadastro/atleta">Criar perfil de atleta</TextLink>
    </Notice>
  );
}

function LoginFirst({ login }: { login: string }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 panel px-5 py-4">
      <div>
        <p className="font-bold">Faça login para continuar</p>
        <p className="text-compact text-muted">
          Para quem já tem conta. Sem conta, escolha um plano: o cadastro vem depois do pagamento.
        </p>
      </div>
      <ButtonLink to={login}>Fazer Login</ButtonLink>
    </div>
  );
}

function Subscribed() {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-panel border border-grass bg-grass-tint px-5 py-4">
      <p className="font-bold text-grass-deep">✓ Você possui uma assinatura ativa</p>
      <ButtonLink to="/conta/assinatura">Ver minha assinatura</ButtonLink>
    </div>
  );
}
