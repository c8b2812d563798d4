import { CardForm } from "#app/components/card-form.tsx";
import { IdentityFields } from "#app/components/identity-fields.tsx";
import { OtherAccountCard, SignInCard } from "#app/components/invitation-cards.tsx";
import { InvitedAccessFields } from "#app/components/invited-access-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { OpenInvitation } from "#server/clubs/member-invitations.server.ts";

interface StepProps {
  invitation: OpenInvitation;
  login: string;
  /** Whose account this browser is signed in with. */
  account: string | null;
  answer?: Refused;
}

/** The one thing to do next, which depends on whether there is an account and whose it is. */
export function InvitationStep({ invitation, login, account, answer }: StepProps) {
  const { step, email } = invitation;
  const form = { action: "Aceitar o convite", primary: true, answer };
  switch (step) {
    case "new_account":
      return (
        <CardForm title="Diga quem você é e crie sua conta" intent="conta" {...form}>
          <IdentityFields answer={answer} />
          <InvitedAccessFields email={email} answer={answer} />
        </CardForm>
      );
    case "identify":
      return (
        <CardForm title="Diga quem você é" intent="entrar" {...form}>
          <IdentityFields name={account ?? undefined} answer={answer} />
        </CardForm>
      );
    case "join":
      return (
        <CardForm title="Aceitar o convite" intent="entrar" {...form}>
          <p>Você já confirmou quem é. Falta só aceitar.</p>
        </CardForm>
      );
    case "sign_in":
      return <SignInCard email={email} login={login} waiting="o convite" />;
    case "other_account":
      return <OtherAccountCard email={email} account={account} />;
  }
}
