import { data } from "react-router";
import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { orAsTyped } from "#app/forms/or-as-typed.ts";
import { parseFields, textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { adminMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { homeTestimonialSchema } from "#domain/clubs/home-testimonial-schema.ts";
import { TESTIMONIAL_MAX } from "#domain/clubs/testimonials.ts";
import type { Actor } from "#domain/identity/actor.ts";
import { featuredTestimonial } from "#server/clubs/clubs.server.ts";
import {
  chooseNone,
  homeChoices,
  quoteOnHome,
  showAgain,
  writeForHome,
} from "#server/clubs/home-testimonial.server.ts";
import { actorOf } from "#server/identity/who-asks.server.ts";
import { Panel } from "../../components/panel.tsx";
import { RowAct } from "../../settings/row-act.tsx";
import { SettingsTitle } from "../../settings/settings-title.tsx";
import type { Route } from "./+types/home-testimonial.ts";

const HERE = "/admin/ajustes/depoimento";

export async function loader({ context }: Route.LoaderArgs) {
  const [shown, choices] = await Promise.all([featuredTestimonial(), homeChoices(actorOf(context))]);
  return { shown, ...choices };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await readForm(request);
  return orAsTyped(form, answerTestimonial(actorOf(context), form));
}

async function answerTestimonial(actor: Actor, form: FormData) {
  switch (form.get("intent")) {
    case "escolher":
      return back(await quoteOnHome(actor, textIn(form, "id")));
    case "mostrar":
      return back(await showAgain(actor, textIn(form, "id")));
    case "automatico":
      return back(await chooseNone(actor));
    case "escrever": {
      const parsed = parseFields(form, homeTestimonialSchema);
      if (!parsed.ok) return refuse(parsed.error);
      const { name, role, message } = parsed.value;
      return back(await writeForHome(actor, { name, role, message }));
    }
    default:
      throw data(null, 404);
  }
}

const back = (done: { ok: boolean }) =>
  redirectWith(HERE, {
    flash: done.ok
      ? { kind: "success", title: "Página inicial atualizada" }
      : { kind: "error", title: "Este depoimento não pode mais ser mostrado" },
  });

export const meta: Route.MetaFunction = () => adminMeta("Depoimento da página inicial");

export default function HomeTestimonial({ loaderData, actionData }: Route.ComponentProps) {
  const { shown, quotable, written } = loaderData;
  const form = useFocusOnError(actionData);
  const field = fieldOf(actionData);
  const earlier = written.filter((one) => !one.shown);
  return (
    <>
      <SettingsTitle>Depoimento da página inicial</SettingsTitle>
      <div className="grid items-start gap-6 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <div className="grid gap-6">
          <Panel title="Na página agora">
            {shown ? (
              <>
                <blockquote className="wrap-anywhere">{shown.message}</blockquote>
                <p className="mt-1 text-compact text-muted">
                  {shown.name}, {shown.club ? `sobre ${shown.club.name}` : shown.role}
                </p>
                <PostForm className="mt-2">
                  <SubmitButton intent="automatico" variant="text" size="small">
                    Deixar o sistema escolher
                  </SubmitButton>
                </PostForm>
              </>
            ) : (
              <p className="text-muted">Nenhum depoimento: a página inicial fica sem esta parte.</p>
            )}
          </Panel>
          <Choices
            title="Autorizados, sobre clubes verificados"
            empty="Nenhum responsável autorizou um depoimento ainda."
            intent="escolher"
            rows={quotable.map(({ id, name, club, message }) => ({
              id,
              who: `${name}, sobre ${club}`,
              message,
            }))}
          />
          {earlier.length > 0 && (
            <Choices
              title="Escritos antes pela equipe"
              empty=""
              intent="mostrar"
              rows={earlier.map(({ id, name, role, message }) => ({ id, who: `${name}, ${role}`, message }))}
            />
          )}
        </div>
        <Panel title="Escrever um depoimento">
          <PostForm ref={form} className="grid gap-4">
            <InputField label="Quem fala" maxLength={120} autoComplete="off" required {...field("name")} />
            <InputField
              label="Clube ou função"
              hint="Como “Coordenadora de base do Esporte Clube Litoral”."
              maxLength={120}
              autoComplete="off"
              required
              {...field("role")}
            />
            <TextareaField
              label="Depoimento"
              rows={5}
              maxLength={TESTIMONIAL_MAX}
              required
              {...field("message")}
            />
            <Checkbox
              name="declared"
              label="Quem fala é maior de idade e autorizou. O texto não cita nem identifica um menor."
              required
              error={actionData?.fields["declared"]}
            />
            <div>
              <SubmitButton intent="escrever" variant="primary">
                Mostrar na página inicial
              </SubmitButton>
            </div>
          </PostForm>
        </Panel>
      </div>
    </>
  );
}

interface ChoicesProps {
  title: string;
  empty: string;
  intent: string;
  rows: readonly { id: string; who: string; message: string }[];
}

function Choices({ title, empty, intent, rows }: ChoicesProps) {
  return (
    <Panel title={title}>
      {rows.length === 0 && <p className="text-muted">{empty}</p>}
      <ul>
        {rows.map(({ id, who, message }) => (
          <li
            key={id}
            className="flex flex-wrap items-center justify-between gap-x-4 border-t border-line py-2 first:border-t-0"
          >
            <div className="min-w-0 grow basis-64 text-compact">
              <p className="wrap-anywhere">{message}</p>
              <p className="wrap-anywhere text-muted">{who}</p>
            </div>
            <RowAct id={id} intent={intent} about={who}>
              Mostrar
            </RowAct>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
