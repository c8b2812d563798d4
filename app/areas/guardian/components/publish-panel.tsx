import { Eye, ExternalLink, Share2 } from "lucide-react";
import { PostForm } from "#app/forms/post-form.tsx";
import { SubmitButton, ButtonLink } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import type { Ward } from "#server/athletes/guardianship.server.ts";

/** After the guardian has decided: look at the profile, or publish it again. */
export function PublishPanel({ athlete }: { athlete: Ward }) {
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
        <ButtonLink to={`/responsavel/atleta/${athlete.id}/compartilhar`}>
          <Share2 aria-hidden="true" />
          Compartilhar
        </ButtonLink>
      </div>
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
