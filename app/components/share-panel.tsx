import { Download } from "lucide-react";
import type { ReactNode } from "react";
import type { SharePreview } from "#server/athletes/share/share.server.ts";
import { buttonClass } from "./button.tsx";
import { Card } from "./card.tsx";
import { cx } from "./class-names.ts";
import { CopyButton } from "./copy-button.tsx";
import { NativeShareButton } from "./native-share-button.tsx";
import { Notice } from "./notice.tsx";
import { ResumePreview } from "./resume-preview.tsx";
import { TextareaField } from "./textarea.tsx";
import { WhatsappLink } from "./whatsapp-link.tsx";

/** Everything that people hand on of a profile, as it will look. */
export function SharePanel({ preview }: { preview: SharePreview }) {
  const { name, subdomain, url, isOpen, resume } = preview;
  const folder = `/a/${subdomain}`;
  return (
    <div className="grid gap-5">
      {isOpen ? (
        <Address name={name} url={url} />
      ) : (
        <Notice tone="info" title="Por enquanto, só você vê estes arquivos">
          O perfil ainda não está no ar: o endereço, as imagens e o currículo respondem “não encontrado” a
          qualquer outra pessoa. Quando ele for publicado, você compartilha por aqui.
        </Notice>
      )}
      <div className="grid items-start gap-5 md:grid-cols-2">
        <Preview title="Figurinha" href={`${folder}/figurinha.jpg`} label="Baixar figurinha">
          <img
            src={`${folder}/figurinha.jpg`}
            alt={`Figurinha de ${name}, como aparece em mensagens`}
            width={1200}
            height={630}
            className="h-auto w-full rounded-control border border-line"
          />
        </Preview>
        <Preview title="Código QR" href={`${folder}/qr.svg`} label="Baixar código QR">
          <img
            src={`${folder}/qr.svg`}
            alt={`Código QR que leva ao perfil de ${name}`}
            width={200}
            height={200}
            className="mx-auto size-50 rounded-control border border-line bg-white"
          />
        </Preview>
        <Preview title="Stories" href={`${folder}/stories.jpg`} label="Baixar imagem para stories">
          <img
            src={`${folder}/stories.jpg`}
            alt={`Imagem de ${name} para stories`}
            width={1080}
            height={1920}
            className="mx-auto h-auto w-full max-w-60 rounded-control border border-line"
          />
        </Preview>
        <Preview title="Currículo" href={`${folder}/curriculo.pdf`} label="Baixar Currículo Esportivo">
          <ResumePreview resume={resume} />
        </Preview>
      </div>
    </div>
  );
}

const Address = ({ name, url }: { name: string; url: string }) => {
  const message = `Conheça o perfil de ${name} na Joia da Base`;
  return (
    <Card title="Endereço do perfil">
      <div className="grid gap-3">
        <TextareaField key={url} label="Para copiar" readOnly rows={2} defaultValue={url} />
        <div className="flex flex-wrap gap-3">
          <WhatsappLink message={`${message}: ${url}`} label="Enviar no WhatsApp" />
          <CopyButton text={url} label="Copiar" />
          <NativeShareButton title={name} text={message} url={url} />
        </div>
      </div>
    </Card>
  );
};

type PreviewProps = { title: string; href: string; label: string; children: ReactNode };

const Preview = ({ title, href, label, children }: PreviewProps) => (
  <Card title={title}>
    <div className="grid gap-3">
      {children}
      <a className={cx(buttonClass({ size: "small" }), "min-h-11")} href={href} download>
        <Download aria-hidden="true" />
        {label}
      </a>
    </div>
  </Card>
);
