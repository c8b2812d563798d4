import { Code, Image, Printer } from "lucide-react";
import { ButtonLink } from "#app/components/button.tsx";
import { NativeShareButton } from "#app/components/native-share-button.tsx";
import { WhatsappLink } from "#app/components/whatsapp-link.tsx";
import { embedCodePath, printPath, tableImagePath } from "./tabs.ts";

type ShareCupProps = {
  event: { id: string; title: string };
  categoryId: string;
  /** Where tables are hidden there is no picture of one. */
  hidden: boolean;
  url: string;
};

/** Ways to hand a page of a championship on. */
export const ShareCup = ({ event, categoryId, hidden, url }: ShareCupProps) => (
  <div className="flex flex-wrap gap-3 border-t border-line pt-5">
    <NativeShareButton title={event.title} text={event.title} url={url} />
    <WhatsappLink message={`${event.title}: ${url}`} label="Compartilhar no WhatsApp" />
    {!hidden && (
      <ButtonLink to={tableImagePath(event.id, categoryId)} size="small" reloadDocument>
        <Image aria-hidden="true" />
        Imagem da tabela
      </ButtonLink>
    )}
    <ButtonLink to={printPath(event.id, categoryId)} size="small" reloadDocument>
      <Printer aria-hidden="true" />
      Imprimir
    </ButtonLink>
    <ButtonLink to={embedCodePath(event.id, categoryId)} size="small" rel="nofollow">
      <Code aria-hidden="true" />
      Incorporar no seu site
    </ButtonLink>
  </div>
);
