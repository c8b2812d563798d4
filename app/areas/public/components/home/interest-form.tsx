import { TextLink } from "#app/components/text-link.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import { useSending } from "#app/network/waiting.ts";
import { SubmitButton } from "#app/components/button.tsx";
import { Checkbox } from "#app/components/checkbox.tsx";
import { Container } from "#app/components/container.tsx";
import { InputField } from "#app/components/input.tsx";
import { SelectField } from "#app/components/select.tsx";
import { BotFields } from "#app/forms/bot-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { POSITION_GROUPS } from "#domain/athletes/positions.ts";
import { OLDEST, YOUNGEST } from "#domain/inquiries/choices.ts";
import { fieldOf } from "#app/forms/field-of.ts";

export const INTEREST_ID = "cadastro-de-interesse";
/** Where a refusal leads without script: past the words beside it, to the fields. */
const FORM_ID = "formulario-de-interesse";

export function InterestForm({ answer, openedAt }: { answer?: Refused; openedAt: number }) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const sending = useSending();
  return (
    <Container className="py-14 sm:py-20">
      <section
        id={INTEREST_ID}
        aria-labelledby={`${INTEREST_ID}-titulo`}
        className="grid items-start gap-8 lg:grid-cols-[1fr_1.4fr] lg:gap-16"
      >
        <div>
          <h2 id={`${INTEREST_ID}-titulo`} className="text-title">
            Cadastro de Interesse
          </h2>
          <p className="mt-4 max-w-[46ch] text-muted">
            Para atletas de {YOUNGEST} a {OLDEST} anos. Deixe o contato e a gente ajuda a montar o perfil, sem
            compromisso.
          </p>
          <p className="mt-4 max-w-[46ch] text-muted">
            <strong className="text-ink">Menor de 18 anos?</strong> O e-mail precisa ser do responsável: é com
            ele que falamos. Guardamos estes dados por seis meses e depois os apagamos; antes disso, basta
            pedir. Veja a <TextLink to="/politica">Política de privacidade</TextLink>.
          </p>
        </div>
        {/* A new key after each success: the fields are empty again. */}
        <PostForm
          key={openedAt}
          ref={form}
          id={FORM_ID}
          action={`/?index#${FORM_ID}`}
          preventScrollReset
          className="grid gap-5 panel p-5 sm:p-7"
        >
          <BotFields openedAt={openedAt} answer={answer} />
          <InputField label="Nome" {...field("name")} autoComplete="name" required maxLength={120} />
          <div className="grid gap-5 sm:grid-cols-2">
            <InputField
              label="Idade"
              {...field("age")}
              type="number"
              inputMode="numeric"
              min={YOUNGEST}
              max={OLDEST}
              required
            />
            <SelectField label="Posição" {...field("position", "")} required options={POSITION_GROUPS}>
              <option value="">Escolha a posição</option>
            </SelectField>
          </div>
          <div>
            <InputField
              label="E-mail"
              hint="Com menos de 18 anos, informe o e-mail do responsável."
              {...field("email")}
              type="email"
              autoComplete="email"
              required
              maxLength={254}
            />
            <Checkbox
              label="Tenho menos de 18 anos e este é o e-mail do meu responsável"
              name="guardian"
              defaultChecked={answer?.typed["guardian"] === "on"}
              error={answer?.fields["guardian"]}
            />
          </div>
          <SubmitButton variant="primary" disabled={sending} className="sm:justify-self-start">
            {sending ? "Enviando..." : "Quero participar"}
          </SubmitButton>
        </PostForm>
      </section>
    </Container>
  );
}
