import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { answerTo, fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { SPEAKERS, TESTIMONIAL_MAX, TESTIMONIAL_TYPES } from "#domain/clubs/testimonials.ts";

type TestimonialFormProps = { athletes: readonly { id: string; name: string }[]; answer?: Refused };

/** The club writes the text; the person quoted reads exactly this text and answers. */
export function TestimonialForm({ athletes, ...props }: TestimonialFormProps) {
  const answer = answerTo("pedir-depoimento", props.answer);
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  return (
    <Card compact title="Pedir um depoimento">
      <p className="mb-3 text-compact text-muted">
        Quem é citado recebe um link, lê o texto como está aqui e diz sim ou não. De atletas menores de 18
        anos quem responde é o responsável. Na página aparece só o primeiro nome.
      </p>
      <PostForm ref={form} className="grid gap-4" noValidate>
        <TextareaField
          label="Depoimento"
          {...field("message", "")}
          required
          rows={5}
          maxLength={TESTIMONIAL_MAX}
        />
        {athletes.length > 0 && (
          <SelectField
            label="Atleta do clube"
            {...field("athlete", "")}
            hint="Ou preencha abaixo, para quem não é atleta vinculado."
            options={[
              { value: "", label: "Outra pessoa" },
              ...athletes.map(({ id, name }) => ({ value: id, label: name })),
            ]}
          />
        )}
        <fieldset className="grid gap-4">
          <legend className="sr-only">Outra pessoa</legend>
          <SelectField
            label="Quem fala"
            {...field("type", "parent")}
            options={TESTIMONIAL_TYPES.map((type) => ({ value: type, label: SPEAKERS[type] }))}
          />
          <InputField label="Nome" {...field("name", "")} maxLength={120} autoComplete="off" />
          <InputField
            label="E-mail da pessoa"
            type="email"
            {...field("email", "")}
            maxLength={254}
            autoComplete="off"
            hint="Serve só para o pedido. Apagamos depois da resposta."
          />
        </fieldset>
        <SubmitButton intent="pedir-depoimento" variant="primary" className="justify-self-start">
          Enviar pedido
        </SubmitButton>
      </PostForm>
    </Card>
  );
}
