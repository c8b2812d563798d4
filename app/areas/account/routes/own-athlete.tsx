import { Container } from "#app/components/container.tsx";
import { attempt, UNEXPECTED } from "#app/forms/attempt.ts";
import { parseFields, typedIn } from "#app/forms/parse-form.ts";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { explainSignUp, refuseSignUp } from "#app/forms/sign-up-problems.ts";
import { memberGuard } from "#app/session/guards.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { ownAthleteSchema } from "#domain/identity/sign-up-schema.ts";
import * as athletes from "#server/athletes/athletes.server.ts";
import { actorOf, requireSession } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { privateMeta } from "#app/private-meta.ts";
import { AthleteSignUp } from "../components/athlete-sign-up.tsx";
import type { Route } from "./+types/own-athlete.ts";

export const middleware: Route.MiddlewareFunction[] = [memberGuard];

export const loader = ({ context }: Route.LoaderArgs) => ({
  name: requireSession(context).name,
  today: today().toString(),
});

/** Whoever signed up through another site, or deleted a profile, can begin one, by the same rules as every sign-up. */
export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const typed = typedIn(form, ownAthleteSchema);
  const parsed = parseFields(form, ownAthleteSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const browser = browserOf(context);
  const made = await attempt(athletes.createOwn(actorOf(context), parsed.value, browser));
  if (made?.ok) {
    const flash = {
      kind: "success",
      title: "Perfil criado!",
      body: "Ninguém o vê até ser publicado.",
    } as const;
    return redirectWith("/profile-selection", { flash });
  }
  if (!made) return refuseSignUp({ typed, body: UNEXPECTED }, { status: 500 });
  const problem = made.error;
  switch (problem.code) {
    case "not_allowed":
    case "already_there":
      return refuseSignUp({ typed, body: "Sua conta já tem um perfil de atleta." });
    default:
      return explainSignUp(problem, typed);
  }
}

export const meta: Route.MetaFunction = () => privateMeta("Criar perfil de atleta");

export default function OwnAthlete({ loaderData: { name, today: day }, actionData }: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-6">
        <h1 className="text-5xl sm:text-6xl">Criar perfil de atleta</h1>
        <AthleteSignUp today={day} answer={actionData} member={{ name }} />
      </div>
    </Container>
  );
}
