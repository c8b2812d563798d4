import { data } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { privateMeta } from "#app/private-meta.ts";
import { searchByStopToken, stopByToken } from "#server/scouting/saved-searches.server.ts";
import type { Route } from "./+types/stop-alerts.ts";

/** Reading stops nothing: mail scanners open every link. */
export async function loader({ params }: Route.LoaderArgs) {
  const search = await searchByStopToken(params.token);
  if (!search) throw data(GONE, 404);
  return search;
}

/** The page's button, and the button of mail programs (RFC 8058): neither needs a session. */
export async function action({ params }: Route.ActionArgs) {
  const stopped = await stopByToken(params.token);
  if (!stopped.ok) throw data(GONE, 404);
  return { stopped: true };
}

const GONE = "Este link não vale mais: a busca foi excluída, ou o endereço está incompleto.";

export const meta: Route.MetaFunction = () => privateMeta("Parar avisos");

export default function StopAlerts({ loaderData: { name, on } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[36rem] gap-5">
        <h1 className="text-4xl sm:text-5xl">{on ? "Parar os avisos?" : "Avisos parados"}</h1>
        {on ? (
          <>
            <p>
              Você deixa de receber e-mails sobre a busca <strong>“{name}”</strong>. A busca continua salva no
              clube.
            </p>
            <PostForm>
              <SubmitButton variant="primary">Parar os avisos</SubmitButton>
            </PostForm>
          </>
        ) : (
          <>
            <p>
              Ninguém recebe mais e-mails sobre a busca <strong>“{name}”</strong>. Para ligar de novo, entre
              na plataforma e abra as buscas salvas.
            </p>
            <ButtonLink to="/club/buscas" className="justify-self-start">
              Abrir as buscas salvas
            </ButtonLink>
          </>
        )}
      </div>
    </Container>
  );
}
