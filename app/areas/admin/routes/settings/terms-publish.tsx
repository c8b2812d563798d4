import { data } from "react-router";
import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Checkbox, Radio } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { parseFields, textIn, typedIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDate } from "#domain/dates.ts";
import { isAdmin, type Actor } from "#domain/identity/actor.ts";
import { NOTICE_DAYS } from "#domain/identity/terms.ts";
import { termsPublicationSchema } from "#domain/legal/terms-schema.ts";
import { publishTerms, readTerms, type PublishingProblem } from "#server/identity/terms/versions.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { today } from "#server/platform/clock.server.ts";
import { termsMissing } from "../../settings/save-terms.ts";
import { savedAtIn } from "../../settings/saved-at.ts";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/terms-publish.ts";

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  if (!isAdmin(actor)) throw data("Só a administração publica termos e política.", 403);
  const found = await readTerms(actor, params.id);
  if (!found || found.state !== "draft") throw termsMissing();
  return {
    id: found.row.id,
    version: found.row.version,
    // The preview says which texts it showed.
    savedAt: url.searchParams.get("lido") ?? found.row.updatedAt.toString(),
    changes: found.row.changes,
    day: formatDate(today().add({ days: NOTICE_DAYS })),
    noticeDays: NOTICE_DAYS,
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, answerPublication(actorOf(context), params.id, form));
}

async function answerPublication(actor: Actor, id: string, form: FormData) {
  const parsed = parseFields(form, termsPublicationSchema);
  if (!parsed.ok) return refuse(parsed.error);
  const published = await publishTerms(actor, id, { ...parsed.value, ifUnchangedSince: savedAtIn(form) });
  if (published.ok)
    return redirectWith(`/admin/ajustes/textos/${id}`, {
      flash: { kind: "success", title: "Versão publicada", body: "Todos os membros recebem um e-mail." },
    });
  if (published.error === "not_found") throw termsMissing();
  // What was read stays what was read: another submit does not take the newer text for it.
  const typed = { ...typedIn(form, termsPublicationSchema), savedAt: textIn(form, "savedAt") };
  return refuse({ typed, ...PROBLEMS[published.error] });
}

const error = (title: string, body: string) => ({ flash: { kind: "error" as const, title, body } });

const PROBLEMS: Record<Exclude<PublishingProblem, "not_found">, Parameters<typeof refuse>[0]> = {
  changed_meanwhile: error(
    "Alguém mudou o rascunho depois que você abriu esta página",
    "Nada foi publicado. Volte ao rascunho e leia os dois textos de novo.",
  ),
  unfinished: error("Falta dizer o que muda", "Complete o rascunho antes de publicar."),
  same_texts: error("Nada mudou", "Os dois textos são iguais aos da última versão."),
  another_announced: error(
    "Já há uma versão anunciada",
    "Espere que ela valha, ou desfaça a publicação dela.",
  ),
  too_early: { fields: { day: "O dia já passou." } },
  notice_too_short: {
    fields: { day: `Uma mudança importante é avisada pelo menos ${NOTICE_DAYS} dias antes.` },
  },
};

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Publicar a versão ${loaderData.version}` : "Publicar versão");

export default function TermsPublish({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, savedAt, changes, day, noticeDays } = loaderData;
  const form = useFocusOnError(actionData);
  const field = fieldOf(actionData);
  const important = actionData?.typed["important"] !== "nao";
  return (
    <>
      <SettingsTitle list={{ label: "Termos e política", to: "/admin/ajustes/textos" }}>
        {`Publicar a versão ${version}`}
      </SettingsTitle>
      <PostForm ref={form} className="grid max-w-[44rem] gap-5 panel p-4 sm:p-6">
        <input type="hidden" name="savedAt" value={actionData?.typed["savedAt"] ?? savedAt} />
        <div>
          <p className="font-bold">O que muda, como todos vão ler:</p>
          <p className="mt-1 whitespace-pre-line text-muted">{changes || "Ainda não escrito."}</p>
        </div>
        <fieldset>
          <legend className="font-bold">Que mudança é esta?</legend>
          <Radio
            name="important"
            value="sim"
            defaultChecked={important}
            label={`Importante: avisamos por e-mail pelo menos ${noticeDays} dias antes, como os termos prometem.`}
          />
          <Radio
            name="important"
            value="nao"
            defaultChecked={!important}
            label="Pequena, como uma correção: pode valer já hoje. O e-mail sai do mesmo jeito."
            error={actionData?.fields["important"]}
          />
        </fieldset>
        <InputField
          label="Vale a partir do dia"
          hint="Desde a meia-noite, no horário de Brasília; hoje vale na hora."
          format="date"
          inputMode="numeric"
          required
          className="max-w-[20rem]"
          {...field("day", day)}
        />
        <ul className="grid list-disc gap-1 pl-5 text-compact text-muted">
          <li>Novos cadastros aceitam a versão que vale no dia.</li>
          <li>Quem já é membro é perguntado; até aceitar, lê e pode sair, mas não muda nada.</li>
          <li>
            Perfis publicados sem o aceite de quem responde ficam privados depois de 30 dias, com lembretes.
          </li>
          <li>
            Depois que a versão vale, o texto não muda mais. Antes disso, a publicação pode ser desfeita.
          </li>
        </ul>
        <Checkbox
          name="sure"
          label="Conferi os dois textos na prévia."
          required
          error={actionData?.fields["sure"]}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton variant="primary">Publicar versão</SubmitButton>
          <ButtonLink to={`/admin/ajustes/textos/${id}`}>Voltar ao rascunho</ButtonLink>
        </div>
      </PostForm>
    </>
  );
}
