import { data } from "react-router";
import { BirthdateField } from "#app/components/birthdate-field.tsx";
import { SubmitButton } from "#app/components/button.tsx";
import { Container } from "#app/components/container.tsx";
import { Notice } from "#app/components/notice.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { textIn } from "#app/forms/parse-form.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import { readForm } from "#app/forms/read-form.ts";
import { refuse } from "#app/forms/refuse.ts";
import { refuseTooMany } from "#app/forms/too-many.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { secretAddressMeta } from "#app/private-meta.ts";
import { redirectWith } from "#app/session/redirects.ts";
import { SPEAKERS, type TestimonialState } from "#domain/clubs/testimonials.ts";
import { firstName } from "#domain/person-name.ts";
import { isoDay } from "#domain/typed-formats.ts";
import {
  answerTestimonial,
  testimonialAt,
  type AskedTestimonial,
} from "#server/clubs/testimonial-answers.server.ts";
import { browserOf } from "#server/platform/http/browser.server.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";
import type { Route } from "./+types/testimonial.ts";

export async function loader({ params }: Route.LoaderArgs) {
  const found = await testimonialAt(params.token);
  return found.ok
    ? data({ problem: null, testimonial: found.value })
    : data({ problem: found.error, testimonial: null }, 404);
}

const DECISIONS = { concordar: "agree", recusar: "refuse", retirar: "withdraw" } as const;

export async function action({ request, params, context }: Route.ActionArgs) {
  const form = await readForm(request);
  const intent = textIn(form, "intent");
  if (!Object.hasOwn(DECISIONS, intent)) throw data(null, 404);
  const decision = DECISIONS[intent as keyof typeof DECISIONS];
  const typed = { birthdate: textIn(form, "birthdate").slice(0, 10) };
  const answered = await answerTestimonial(
    browserOf(context),
    params.token,
    decision === "agree" ? { decision, birthdate: isoDay(typed.birthdate) ?? null } : { decision },
  );
  if (answered.ok) return redirectWith(`/depoimento/${params.token}`, { flash: DONE[answered.value] });
  switch (answered.error.code) {
    case "too_many":
      return refuseTooMany(answered.error, (body) => ({
        typed,
        flash: { kind: "error", title: "Espere um pouco", body },
      }));
    case "minor":
      return refuse({
        typed,
        fields: {
          birthdate:
            "Confira a data. Com menos de 18 anos quem autoriza é o responsável: peça ao clube que use o seu perfil de atleta.",
        },
      });
    case "already_answered":
    case "expired":
    case "not_found":
      return redirectWith(`/depoimento/${params.token}`, {
        flash: { kind: "info", title: "Este pedido já tinha resposta ou não vale mais" },
      });
  }
}

const DONE: Record<Exclude<TestimonialState, "waiting">, Flash> = {
  agreed: {
    kind: "success",
    title: "Depoimento autorizado",
    body: "Para retirar, volte a este link quando quiser.",
  },
  refused: { kind: "success", title: "Depoimento não autorizado", body: "Ele não vai aparecer." },
  withdrawn: {
    kind: "success",
    title: "Depoimento retirado",
    body: "Ele não aparece mais na página do clube.",
  },
};

export const meta: Route.MetaFunction = () => secretAddressMeta("Depoimento");

export default function Testimonial({
  loaderData: { problem, testimonial },
  actionData,
}: Route.ComponentProps) {
  return (
    <Container className="py-8 sm:py-14">
      <div className="mx-auto grid max-w-[46rem] gap-5">
        {testimonial ? (
          <Asked
            testimonial={testimonial}
            error={actionData?.fields["birthdate"]}
            typed={actionData?.typed["birthdate"]}
          />
        ) : (
          <>
            <h1 className="text-4xl sm:text-5xl">
              {problem === "expired" ? "Este pedido venceu" : "Este link não vale"}
            </h1>
            <p className="max-w-[60ch] text-muted">
              {problem === "expired"
                ? "O prazo para responder passou, e nada foi publicado. O clube pode enviar um pedido novo."
                : "O clube pode ter apagado o depoimento ou enviado um link mais novo. Nada está publicado por este link."}
            </p>
          </>
        )}
      </div>
    </Container>
  );
}

type AskedProps = { testimonial: AskedTestimonial; error?: string; typed?: string };

const TITLES: Record<TestimonialState, string> = {
  waiting: "Você autoriza este depoimento?",
  agreed: "Depoimento autorizado",
  refused: "Depoimento não autorizado",
  withdrawn: "Depoimento retirado",
};

function Asked({
  testimonial: { club, name, type, message, state, asksBirthdate },
  error,
  typed,
}: AskedProps) {
  const form = useFocusOnError(error);
  return (
    <>
      <h1 className="text-4xl sm:text-5xl">{TITLES[state]}</h1>
      <p className="max-w-[60ch] text-muted">
        O <TextLink to={`/clube/${club.id}`}>{club.name}</TextLink>{" "}
        {state === "waiting" ? "quer publicar este texto na página dele" : "pediu para publicar este texto"},
        em nome de {name}. Na página aparece só “{firstName(name)}, {SPEAKERS[type]}”.
      </p>
      <figure className="panel p-5 sm:p-7">
        <blockquote className="text-lg wrap-anywhere whitespace-pre-line">“{message}”</blockquote>
        <figcaption className="mt-3 text-muted">
          {firstName(name)}, {SPEAKERS[type]}
        </figcaption>
      </figure>
      {state === "waiting" && (
        <PostForm ref={form} className="grid gap-4" noValidate>
          {asksBirthdate && (
            <BirthdateField
              label="Sua data de nascimento"
              name="birthdate"
              defaultValue={typed}
              error={error}
              keep={false}
              hint="Só para conferir que você tem 18 anos ou mais. Não guardamos a data."
            />
          )}
          <div className="grid gap-3 sm:flex">
            <SubmitButton intent="concordar" variant="primary" size="large">
              Concordo
            </SubmitButton>
            <SubmitButton intent="recusar" size="large">
              Não concordo
            </SubmitButton>
          </div>
          <p className="text-compact text-muted">
            Pode mudar de ideia depois: este mesmo link retira o depoimento.
          </p>
        </PostForm>
      )}
      {state === "agreed" && (
        <PostForm className="grid justify-items-start gap-3">
          <p>O texto aparece na página do clube. Guarde este link para retirá-lo quando quiser.</p>
          <SubmitButton intent="retirar" size="large">
            Retirar o depoimento
          </SubmitButton>
        </PostForm>
      )}
      {(state === "refused" || state === "withdrawn") && (
        <Notice tone="info">O texto não aparece na página do clube.</Notice>
      )}
    </>
  );
}
