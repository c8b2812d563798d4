import { SubmitButton } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { WhatsappLink } from "#app/components/whatsapp-link.tsx";
import { fieldOf } from "#app/forms/field-of.ts";
import { PostForm } from "#app/forms/post-form.tsx";
import type { Refused } from "#app/forms/refuse.ts";
import { useFocusOnError } from "#app/forms/use-focus-on-error.ts";
import { SHARE_PAGE } from "../addresses.ts";

type AddressCardProps = {
  name: string;
  url: string;
  subdomain: string;
  isPublic: boolean;
  /** The form again, when another address was refused. */
  answer?: Refused;
};

/** The whole public address, to hand on or to change. */
export function AddressCard({ name, url, subdomain, isPublic, answer }: AddressCardProps) {
  const form = useFocusOnError(answer);
  return (
    <Card compact title="Endereço">
      <InputField
        key={url}
        label={<span className="sr-only">Endereço do perfil</span>}
        readOnly
        defaultValue={url.replace(/^https?:\/\//, "")}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <WhatsappLink message={`Conheça o perfil de ${name} na Joia da Base: ${url}`} label="WhatsApp" />
        <CopyButton text={url} label="Copiar" done="Copiado" />
      </div>
      <p className="mt-3">
        <TextLink to={SHARE_PAGE}>Figurinha, stories, currículo e QR</TextLink>
      </p>
      {!isPublic && <p className="mt-3 text-sm text-muted">Abre para os outros quando o perfil for ao ar.</p>}
      <details className="mt-2" open={answer !== undefined}>
        <summary className="inline-flex min-h-11 items-center text-compact font-bold text-grass underline decoration-2 underline-offset-4">
          Mudar endereço
        </summary>
        <PostForm ref={form} className="grid gap-3 pt-1">
          <InputField
            label="Novo endereço"
            hint="O antigo continua levando até aqui."
            {...fieldOf(answer)("subdomain", subdomain)}
            required
            maxLength={63}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
          <div>
            <SubmitButton intent="endereco" size="small" className="min-h-11">
              Mudar
            </SubmitButton>
          </div>
        </PostForm>
      </details>
    </Card>
  );
}
