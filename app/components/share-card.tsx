import { Download } from "lucide-react";
import { buttonClass } from "./button.tsx";
import { Card } from "./card.tsx";
import { TextareaField } from "./textarea.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";
import { CopyButton } from "./copy-button.tsx";

/** The athlete's address in every form that people hand on: code, text, message, picture. */
export function ShareCard({ athlete, url }: { athlete: { subdomain: string; name: string }; url: string }) {
  const folder = `/a/${athlete.subdomain}`;
  const message = `Conheça o perfil de ${athlete.name} na Joia da Base: ${url}`;
  return (
    <Card title="Compartilhar">
      <div className="grid gap-5 sm:grid-cols-[auto_1fr]">
        <img
          src={`${folder}/qr.svg`}
          alt={`Código QR que leva ao perfil de ${athlete.name}`}
          width={160}
          height={160}
          loading="lazy"
          className="size-40 rounded-control border border-line bg-white"
        />
        <div className="grid content-start gap-3">
          {/* Two lines: on a phone the whole address is in sight. */}
          <TextareaField key={url} label="Endereço do perfil" readOnly rows={2} defaultValue={url} />
          <div className="flex flex-wrap gap-3">
            <WhatsappLink message={message} label="Enviar no WhatsApp" />
            <CopyButton text={url} />
          </div>
        </div>
      </div>
      <ul className="mt-5 flex flex-wrap gap-x-8 gap-y-1 border-t border-line pt-4">
        <Picture href={`${folder}/figurinha.jpg`} label="Baixar figurinha" detail="1200 × 630" />
        <Picture href={`${folder}/stories.jpg`} label="Baixar imagem para stories" detail="1080 × 1920" />
      </ul>
    </Card>
  );
}

function Picture({ href, label, detail }: { href: string; label: string; detail: string }) {
  return (
    <li className="flex flex-wrap items-center gap-x-3">
      <a className={buttonClass({ variant: "text", size: "small" })} href={href} download>
        <Download aria-hidden="true" />
        {label}
      </a>
      <span className="text-sm text-muted max-sm:hidden">{detail}</span>
    </li>
  );
}
