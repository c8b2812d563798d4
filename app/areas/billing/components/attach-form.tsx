import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import type { ProfileType } from "#domain/identity/roles.ts";
import type { SubscriptionView } from "../subscription-view.ts";

type AttachFormProps = { subscription: SubscriptionView; profile: ProfileType | null };

/** A subscription that no profile holds opens nothing, so this form comes first on the page. */
export function AttachForm({ subscription, profile }: AttachFormProps) {
  const { id, holderChoices, audience } = subscription;
  if (holderChoices.length === 0) {
    return (
      <Notice tone="warning" title="Falta dizer de quem é esta assinatura">
        {audience === "athlete" && profile === "guardian" ? (
          <AskTheAthlete />
        ) : (
          <ChooseProfile {...subscription} />
        )}
      </Notice>
    );
  }
  return (
    <PostForm className="grid gap-3 rounded-control border-l-4 border-canary-deep bg-canary-tint p-4">
      <input type="hidden" name="id" value={id} />
      <div className="flex flex-wrap items-end gap-3">
        <SelectField
          label="De quem é esta assinatura?"
          hint="Até você escolher, ela não abre nada."
          name="athlete"
          options={holderChoices}
          className="min-w-0 grow basis-60"
        />
        <SubmitButton intent="ligar" variant="primary">
          Escolher
        </SubmitButton>
      </div>
    </PostForm>
  );
}

const AskTheAthlete = () => (
  <p>
    Nenhum atleta indicou você como responsável ainda. Peça que ele se cadastre em{" "}
    <TextLink to="/cadastro">Cadastro</TextLink> com o seu nome e e-mail como responsável. Depois que você
    confirmar o convite, escolha o atleta nesta página.
  </p>
);

const ChooseProfile = ({ audienceLabel }: SubscriptionView) => (
  <p>
    O plano é para perfis do tipo {audienceLabel}
    {audienceLabel === "Atleta" && " (com menos de 18 anos, quem escolhe é o responsável)"}.{" "}
    <TextLink to="/profile-selection">Escolha ou crie o perfil</TextLink> e volte a esta página.
  </p>
);
