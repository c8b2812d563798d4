import { CardForm } from "#app/components/card-form.tsx";
import { IdentityFields } from "#app/components/identity-fields.tsx";
import { OtherAccountCard, SignInCard } from "#app/components/invitation-cards.tsx";
import { InvitedAccessFields } from "#app/components/invited-access-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import type { OpenInvitation } from "#server/athletes/guardianship.server.ts";

interface StepProps {
  invitation: OpenInvitation;
  login: string;
  /** Whose account this browser is signed in with. */
  account: string | null;
  answer?: Refused;
}

/** The one thing to do next, which depends on whether there is an account and whose it is. */
export function InvitationStep({ invitation, login, account, answer }: StepProps) {
  const { step, guardianName: name, guardianEmail: email } = invitation;
  const form = {
    action: "Continuar",
    primary: true,
    answer,
    note: "Continuar ainda não autoriza nada: a decisão é no próximo passo.",
  };
  switch (step) {
    case "new_account":
      return (
        <CardForm title="Primeiro, diga quem você é" intent="conta" {...form}>
          <IdentityFields name={name} answer={answer} />
          <InvitedAccessFields email={email} answer={answer} />
        </CardForm>
      );
    case "identify":
      return (
        <CardForm title="Diga quem você é" intent="entrar" {...form}>
          <IdentityFields name={name} answer={answer} />
        </CardForm>
      );
    case "join":
      return (
        <CardForm title="Continuar como responsável" intent="entrar" {...form}>
          <p>Já sabemos quem você é. No próximo passo você lê o que seria publicado e decide.</p>
        </CardForm>
      );
    case "sign_in":
      return <SignInCard email={email} login={login} waiting="o pedido" />;
    case "other_account":
      return <OtherAccountCard email={email} account={account} />;
  }
}
