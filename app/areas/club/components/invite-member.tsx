import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { Notice } from "#app/components/notice.tsx";
import { SelectField } from "#app/components/select.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { INVITATION_DAYS, ROLE_NAMES } from "#domain/clubs/members.ts";

export function InviteMember({ verified, answer }: { verified: boolean; answer?: Refused }) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  if (!verified)
    return (
      <Notice tone="warning" title="Convites abrem com a verificação">
        O convite leva o nome do clube a outra pessoa. Por isso só um clube verificado pela nossa equipe pode
        convidar.
      </Notice>
    );
  return (
    <Card title="Convidar por e-mail">
      <PostForm ref={form} className="grid gap-5">
        <input type="hidden" name="intent" value="convidar" />
        <div className="grid gap-5 sm:grid-cols-[minmax(0,1fr)_16rem]">
          <InputField
            label="E-mail da pessoa"
            {...field("email")}
            type="email"
            autoComplete="off"
            required
            maxLength={254}
          />
          <SelectField
            label="Papel"
            {...field("role", "scout")}
            options={[
              { value: "scout", label: ROLE_NAMES.scout },
              { value: "owner", label: ROLE_NAMES.owner },
            ]}
          />
        </div>
        <p className="max-w-[65ch] text-compact text-muted">
          A pessoa recebe um link que vale por {INVITATION_DAYS} dias, entra com este e-mail e mostra que tem
          18 anos ou mais, com data de nascimento e CPF.
        </p>
        <div>
          <SubmitButton variant="primary">Enviar convite</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
