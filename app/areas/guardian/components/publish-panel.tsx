import { Eye, ExternalLink } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { Ward } from "#server/athletes/guardianship.server.ts";
import { firstName } from "#domain/person-name.ts";

/** After the guardian has decided: look at the profile, publish it again, or revoke the consent. */
export function PublishPanel({ athlete }: { athlete: Omit<Ward, "consents"> }) {
  const isPublic = athlete.state === "public";
  return (
    <Card title="Publicação">
      <div className="flex flex-wrap gap-3">
        {athlete.may.publish && (
          <PostForm>
            <SubmitButton intent="publicar" variant="primary">
              {athlete.state === "rejected" ? "Pedir nova conferência" : "Publicar o perfil"}
            </SubmitButton>
          </PostForm>
        )}
        {isPublic ? (
          <ButtonLink to={`/a/${athlete.subdomain}`} variant="primary">
            Ver o perfil
            <ExternalLink aria-hidden="true" />
          </ButtonLink>
        ) : (
          <PreviewLink subdomain={athlete.subdomain} />
        )}
      </div>
      {athlete.decision === "granted" && <Revoke name={athlete.name} isPublic={isPublic} />}
    </Card>
  );
}

/** The page as it would be: only its people can open it. */
export function PreviewLink({ subdomain }: { subdomain: string }) {
  return (
    <ButtonLink to={`/a/${subdomain}`}>
      <Eye aria-hidden="true" />
      Ver como o perfil está
    </ButtonLink>
  );
}

/** Two steps, without script: nobody revokes the consent by accident. */
function Revoke({ name, isPublic }: { name: string; isPublic: boolean }) {
  return (
    <details className="mt-6 border-t border-line pt-4">
      <summary className="inline-flex min-h-11 items-center font-bold text-danger underline decoration-2 underline-offset-4">
        Revogar a autorização
      </summary>
      <div className="grid gap-4 pt-3">
        <p className="max-w-[60ch]">
          {isPublic
            ? `O perfil de ${firstName(name)} sai do ar na mesma hora e some das buscas do site. `
            : `O perfil de ${firstName(name)} não será publicado. `}
          Nada é apagado, e você pode autorizar de novo quando quiser.
        </p>
        <PostForm>
          <SubmitButton intent="nao-autorizar" variant="danger">
            Revogar agora
          </SubmitButton>
        </PostForm>
      </div>
    </details>
  );
}
