import { ButtonLink, SubmitButton } from "#app/components/button.tsx";
import { Notice } from "#app/components/notice.tsx";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { adminMeta } from "#app/private-meta.ts";
import { formatDay } from "#domain/date-time.ts";
import { isAdmin } from "#domain/identity/actor.ts";
import { parseLegal } from "#domain/legal/markup.ts";
import { readTerms, type TermsState } from "#server/identity/terms/versions.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { siteInfo } from "#server/platform/config/site.server.ts";
import { answerTerms, termsMissing } from "../../settings/save-terms.ts";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import { TermsForm } from "../../settings/terms-form.tsx";
import { TermsPreview } from "../../settings/terms-preview.tsx";
import type { Route } from "./+types/terms-version.ts";

export async function loader({ params, context }: Route.LoaderArgs) {
  const actor = actorOf(context);
  const found = await readTerms(actor, params.id);
  if (!found) throw termsMissing();
  const { row, state, before } = found;
  const { id, version, changes, terms, policy } = row;
  return {
    id,
    version,
    state,
    mayWrite: isAdmin(actor),
    from: row.inForceFrom && formatDay(row.inForceFrom),
    changes,
    email: siteInfo().contact.email,
    known: state === "draft" ? { version, changes, terms, policy, savedAt: row.updatedAt.toString() } : null,
    texts: [
      { title: "Termos de uso", parts: parseLegal(terms), changed: terms !== before?.terms },
      { title: "Política de privacidade", parts: parseLegal(policy), changed: policy !== before?.policy },
    ],
  };
}

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, answerTerms(actorOf(context), params.id, form));
}

export const meta: Route.MetaFunction = ({ loaderData }) =>
  adminMeta(loaderData ? `Versão ${loaderData.version}` : "Termos e política");

export default function TermsVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { id, version, state, mayWrite, from, known, texts, email, changes } = loaderData;
  return (
    <>
      <SettingsTitle list={{ label: "Termos e política", to: "/admin/ajustes/textos" }}>
        {`Versão ${version}`}
      </SettingsTitle>
      {known && mayWrite ? (
        <TermsForm key={known.savedAt} known={known} answer={actionData} />
      ) : (
        <Notice title={STATES[state](from)} className="max-w-[56rem]">
          <p className="whitespace-pre-line">{changes}</p>
        </Notice>
      )}
      <h2 className="mt-8 text-2xl">{known ? "Prévia do que está salvo" : "Textos"}</h2>
      <TermsPreview texts={texts} email={email} />
      {mayWrite && state === "draft" && (
        <PostForm className="mt-6 flex flex-wrap gap-3">
          <ButtonLink
            to={`/admin/ajustes/textos/${id}/publicar?lido=${encodeURIComponent(known?.savedAt ?? "")}`}
            variant="primary"
          >
            Publicar esta versão
          </ButtonLink>
          <SubmitButton intent="apagar" variant="text" formNoValidate>
            Apagar o rascunho
          </SubmitButton>
        </PostForm>
      )}
      {mayWrite && state === "announced" && (
        <PostForm className="mt-6">
          <SubmitButton intent="desfazer" variant="danger">
            Desfazer a publicação
          </SubmitButton>
        </PostForm>
      )}
    </>
  );
}

const STATES: Readonly<Record<TermsState, (from: string | null) => string>> = {
  draft: () => "Rascunho da administração",
  announced: (from) => `Anunciada: vale a partir de ${from}`,
  in_force: (from) => `Em vigor desde ${from}`,
  replaced: (from) => `Substituída. Valeu a partir de ${from}`,
};
