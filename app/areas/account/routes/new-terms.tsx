import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { TermsBox } from "#app/components/terms-box.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { privateMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { formatDay } from "#domain/date-time.ts";
import { endOfGrace } from "#domain/identity/terms.ts";
import { agreeToTerms, currentTerms, termsToAccept } from "#server/identity/terms/terms.server.ts";
import { requireMember, requireSession } from "#server/identity/who-asks.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import { returnIn, returnOf } from "../keep-return.ts";
import type { Route } from "./+types/new-terms.ts";

const HERE = "/conta/termos";

export async function loader({ context, url }: Route.LoaderArgs) {
  const waiting = await termsToAccept(requireSession(context));
  const { version, changes, inForceFrom } = waiting ?? (await currentTerms());
  return {
    waits: waiting !== null,
    version,
    changes,
    since: formatDay(inForceFrom),
    profilesUntil: formatDay(endOfGrace(inForceFrom, null)),
    back: returnOf(url),
  };
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await readForm(request);
  if (form.get("terms") !== "on")
    return refuse({ fields: { terms: "É preciso aceitar os termos para continuar." } });
  const agreed = await agreeToTerms(requireMember(context), browserOf(context), textIn(form, "version"));
  if (!agreed.ok)
    return redirectWith(HERE, {
      flash: { kind: "info", title: "Há uma versão ainda mais nova", body: "Leia o que muda e decida." },
    });
  return redirectWith(returnIn(form, url) ?? "/profile-selection", {
    flash: { kind: "success", title: "Obrigado!", body: "Você aceitou a nova versão." },
  });
}

export const meta: Route.MetaFunction = () => privateMeta("Novos termos");

export default function NewTerms({ loaderData, actionData }: Route.ComponentProps) {
  const form = useFocusOnError(actionData);
  const { waits, version, changes, since, profilesUntil, back } = loaderData;
  return (
    <div className="grid max-w-[46rem] gap-6">
      <Card title={waits ? "Os termos mudaram" : "Termos aceitos"}>
        <div className="grid gap-4">
          <p>
            {waits
              ? `A versão ${version} vale desde ${since}. O que muda:`
              : `Você já aceitou o que vale hoje, a versão ${version}, em vigor desde ${since}.`}
          </p>
          {waits && <p className="border-l-4 border-line pl-4 whitespace-pre-line">{changes}</p>}
          <p>
            Leia na íntegra: <TextLink to="/termos">Termos de uso</TextLink> e{" "}
            <TextLink to="/politica">Política de privacidade</TextLink>.
          </p>
          {waits && (
            <PostForm ref={form} className="grid gap-4">
              <input type="hidden" name="version" value={version} />
              {back && <input type="hidden" name="voltar" value={back} />}
              <TermsBox answer={actionData} />
              <div>
                <SubmitButton variant="primary" size="large">
                  Aceitar e continuar
                </SubmitButton>
              </div>
            </PostForm>
          )}
        </div>
      </Card>
      {waits && (
        <Card title="Se você não aceitar">
          <ul className="grid list-disc gap-2 pl-5">
            <li>Você continua lendo tudo, mas não muda nem publica nada.</li>
            <li>
              Um perfil publicado, seu ou de quem você responde, fica no ar até {profilesUntil}. Depois fica
              privado, com tudo guardado, até o aceite.
            </li>
            <li>Quem responde por um atleta continua podendo retirar a autorização na mesma hora.</li>
            <li>
              Em <TextLink to="/conta/privacidade">Privacidade</TextLink> você baixa uma cópia dos seus dados
              ou exclui a conta.
            </li>
          </ul>
        </Card>
      )}
    </div>
  );
}
