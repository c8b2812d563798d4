import { NameConsentPage } from "#app/name-consent/name-consent-page.tsx";
import { answerNameConsent, nameConsentView } from "#app/name-consent/name-answer.ts";
import { readForm } from "#app/forms/read-form.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { profileGuard } from "#app/session/guards.ts";
import { isId } from "#domain/id.ts";
import { firstName } from "#domain/person-name.ts";
import * as guardianship from "#server/athletes/guardianship.server.ts";
import { requireMember } from "#server/identity/who-asks.server.ts";
import { notFound } from "../ward-action.ts";
import type { Route } from "./+types/ward-name.ts";

export const middleware: Route.MiddlewareFunction[] = profileGuard("guardian");

const pageOf = (id: string) => `/responsavel/atleta/${id}`;

export async function loader({ context, params }: Route.LoaderArgs) {
  const actor = requireMember(context);
  const found = await guardianship.ward(actor, params.id);
  if (!found.ok) throw notFound();
  const { id, name } = found.value;
  return { ...(await nameConsentView(actor, id, pageOf(id))), who: firstName(name) };
}

export async function action({ request, context, params }: Route.ActionArgs) {
  if (!isId(params.id)) throw notFound();
  const form = await readForm(request);
  return answerNameConsent(requireMember(context), params.id, form, pageOf(params.id));
}

export const meta: Route.MetaFunction = () => secretAddressMeta("Aparecer com nome em campeonatos");

export default function WardName({ loaderData, actionData }: Route.ComponentProps) {
  return <NameConsentPage {...loaderData} error={actionData?.fields["agreed"]} />;
}
