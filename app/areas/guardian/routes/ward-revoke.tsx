import { redirect } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { Container } from "#app/components/container.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { firstName } from "#domain/person-name.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { notFound } from "../ward-action.ts";
import type { Route } from "./+types/ward-revoke.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

/** The second step of revoking, so that nobody does it by accident. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const found = await guardianship.ward(requireMember(context), params.id);
  if (!found.ok) throw notFound();
  const { id, name, state, decision } = found.value;
  if (decision === "revoked") throw redirect(`/responsavel/atleta/${id}`);
  return { id, who: firstName(name), isPublic: state === "public" };
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Revogar a autorização");

export default function RevokePage({ loaderData: { id, who, isPublic } }: Route.ComponentProps) {
  const back = `/responsavel/atleta/${id}`;
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[40rem] gap-6">
        <h1 className="text-4xl sm:text-5xl">Revogar a autorização</h1>
        <Card>
          <ul className="mb-6 grid list-disc gap-2 pl-5">
            <li>
              {isPublic
                ? `O perfil de ${who} sai do ar na mesma hora, com fotos e vídeos, e some das buscas do site.`
                : `O perfil de ${who} não será publicado.`}
            </li>
            <li>Contatos abertos com clubes são encerrados.</li>
            <li>
              Só você pode voltar atrás, ou a nossa equipe depois de ouvir os responsáveis. Nada é apagado.
            </li>
          </ul>
          <PostForm action={back} className="grid gap-3 sm:flex">
            <SubmitButton intent="nao-autorizar" variant="danger">
              Revogar agora
            </SubmitButton>
            <ButtonLink to={back}>Voltar sem revogar</ButtonLink>
          </PostForm>
        </Card>
      </div>
    </Container>
  );
}
