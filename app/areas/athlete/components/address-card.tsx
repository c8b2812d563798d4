import { Card } from "#app/components/card.tsx";
import { CopyButton } from "#app/components/copy-button.tsx";
import { InputField } from "#app/components/input.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import { WhatsappLink } from "#app/components/whatsapp-link.tsx";
import { SHARE_PAGE } from "../addresses.ts";

type AddressCardProps = { name: string; url: string; isPublic: boolean };

/** The whole public address, to hand on. */
export function AddressCard({ name, url, isPublic }: AddressCardProps) {
  return (
    <Card compact title="Endereço">
      <InputField
        key={url}
        label={<span className="sr-only">Endereço do perfil</span>}
        readOnly
        defaultValue={url.replace(/^https?:\/\//, "")}
      />
      <div className="mt-3 flex flex-wrap gap-2">
        <CopyButton text={url} label="Copiar" done="Copiado" />
        <WhatsappLink message={`Conheça o perfil de ${name} na Joia da Base: ${url}`} label="WhatsApp" />
      </div>
      <p className="mt-3">
        <TextLink to={SHARE_PAGE}>Figurinha, stories, currículo e QR</TextLink>
      </p>
      {!isPublic && <p className="mt-3 text-sm text-muted">Abre para os outros quando o perfil for ao ar.</p>}
    </Card>
  );
}
