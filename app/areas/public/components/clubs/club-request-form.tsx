import { PostForm } from "#app/forms/post-form.tsx";
import { useSending } from "#app/network/waiting.ts";
import { SubmitButton } from "#app/components/button.tsx";
import { InputField } from "#app/components/input.tsx";
import { BotFields } from "#app/forms/bot-fields.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { fieldOf } from "#app/forms/field-of.ts";

export function ClubRequestForm({ answer, openedAt }: { answer?: Refused; openedAt: number }) {
  const form = useFocusOnError(answer);
  const field = fieldOf(answer);
  const sending = useSending();
  return (
    <section
      aria-labelledby="cadastre"
      className="grid gap-x-10 gap-y-6 panel p-5 sm:p-8 lg:grid-cols-[1fr_1.4fr]"
    >
      <div>
        <h2 id="cadastre" className="text-4xl">
          Cadastre seu clube
        </h2>
        <p className="mt-3 max-w-[46ch]">
          Deixe o contato de quem responde pelo clube. A equipe da {PRODUCT_NAME} entra em contato para
          confirmar os dados e abrir o perfil.
        </p>
        <p className="mt-3 max-w-[46ch] text-sm text-muted">
          Usamos estes dados só para isso e os guardamos por um ano.
        </p>
      </div>
      {/* A new key after each success: the fields are empty again. */}
      <PostForm key={openedAt} ref={form} action="/clubes" className="grid gap-5">
        <BotFields openedAt={openedAt} answer={answer} />
        <InputField
          label="Nome do clube"
          {...field("name")}
          autoComplete="organization"
          required
          maxLength={120}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <InputField
            label="E-mail para contato"
            {...field("email")}
            type="email"
            autoComplete="email"
            required
            maxLength={254}
          />
          <InputField
            label="Telefone"
            {...field("phone")}
            type="tel"
            format="phone"
            autoComplete="tel"
            required
            maxLength={30}
            placeholder="(71) 99999-0000"
          />
        </div>
        <div>
          <SubmitButton variant="primary" disabled={sending}>
            {sending ? "Enviando..." : "Solicitar Cadastro"}
          </SubmitButton>
        </div>
      </PostForm>
    </section>
  );
}
