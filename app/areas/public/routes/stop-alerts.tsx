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
  return search ? data({ search }) : data({ search: null }, 404);
}

/** The page's button, and the button of mail programs (RFC 8058): neither needs a session. */
export async function action({ params }: Route.ActionArgs) {
  const stopped = await stopByToken(params.token);
  return data({ stopped: stopped.ok }, stopped.ok ? 200 : 404);
}

export const meta: Route.MetaFunction = () => privateMeta("Parar avisos");

export default function StopAlerts({ loaderData: { search } }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[36rem] gap-5">
        {!search ? <Gone /> : search.on ? <Question name={search.name} /> : <Stopped name={search.name} />}
      </div>
    </Container>
  );
}

const Question = ({ name }: { name: string }) => (
  <>
    <h1 className="text-4xl sm:text-5xl">Parar os avisos?</h1>
    <p>
      Você deixa de receber e-mails sobre a busca <strong>“{name}”</strong>. A busca continua salva no clube.
    </p>
    <PostForm>
      <SubmitButton variant="primary">Parar os avisos</SubmitButton>
    </PostForm>
  </>
);

const Stopped = ({ name }: { name: string }) => (
  <>
    <h1 className="text-4xl sm:text-5xl">Avisos parados</h1>
    <p>
      Ninguém recebe mais e-mails sobre a busca <strong>“{name}”</strong>. Para ligar de novo, entre na
      plataforma e abra as buscas salvas.
    </p>
    <ToSearches />
  </>
);

const Gone = () => (
  <>
    <h1 className="text-4xl sm:text-5xl">Este link não vale mais</h1>
    <p>
      A busca foi excluída, e com ela os avisos, ou o endereço está incompleto. Se ainda recebe e-mails, abra
      o link do mais novo.
    </p>
    <ToSearches />
  </>
);

const ToSearches = () => (
  <ButtonLink to="/club/buscas" className="justify-self-start">
    Abrir as buscas salvas
  </ButtonLink>
);
