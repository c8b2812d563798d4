import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import type { Ward } from "#server/athletes/guardianship.server.ts";

/** All off unless the guardian says otherwise. */
export function PrivacyForm({ athlete: { privacy } }: { athlete: Omit<Ward, "consents"> }) {
  return (
    <Card title="O que mais pode aparecer">
      <p className="mb-3 text-muted">
        Começa tudo desligado, que é o mais protegido. Ligue só o que fizer sentido para vocês.
      </p>
      <PostForm className="grid gap-3">
        <Checkbox
          name="birthdatePublic"
          defaultChecked={privacy.birthdatePublic}
          label="Mostrar a data de nascimento completa"
          hint="Desligado, aparece só o ano."
        />
        <Checkbox
          name="indexable"
          defaultChecked={privacy.indexable}
          label="Permitir que buscadores, como o Google, encontrem o perfil"
          hint="Desligado, chega ao perfil quem tem o link ou procura aqui no site."
        />
        <Checkbox
          name="socialPublic"
          defaultChecked={privacy.socialPublic}
          label="Mostrar as redes sociais a clubes verificados"
          hint="Visitantes nunca veem as redes sociais de um menor de idade."
        />
        <div className="mt-2">
          <SubmitButton intent="privacidade">Salvar escolhas</SubmitButton>
        </div>
      </PostForm>
    </Card>
  );
}
