import { Download, Printer } from "lucide-react";
import { Button, buttonClass } from "#app/components/button.tsx";
import { Card } from "#app/components/card.tsx";
import { cx } from "#app/components/class-names.ts";
import { CopyButton } from "#app/components/copy-button.tsx";
import { NativeShareButton } from "#app/components/native-share-button.tsx";
import { TextareaField } from "#app/components/textarea.tsx";
import { TextLink } from "#app/components/text-link.tsx";
import type { CardView } from "./pocket-card.tsx";

/** The card's address in every form that people hand on: text, message, picture, paper. */
export function CardSharing({ card: { code, name, valid, url } }: { card: CardView }) {
  return (
    <Card title="Mostrar e guardar" className="print:hidden">
      <div className="grid gap-4">
        <TextareaField key={url} label="Endereço do cartão" readOnly rows={2} defaultValue={url} />
        <div className="flex flex-wrap gap-3">
          <CopyButton text={url} />
          <NativeShareButton title="Confira este olheiro" text={`Cartão de olheiro de ${name}`} url={url} />
          {valid && (
            <>
              <a
                className={cx(buttonClass({ size: "small" }), "min-h-11")}
                href={`/olheiro/${code}/cartao.jpg`}
                download
              >
                <Download aria-hidden="true" />
                Baixar imagem
              </a>
              <Button size="small" className="min-h-11 noscript:hidden" onClick={() => window.print()}>
                <Printer aria-hidden="true" />
                Imprimir
              </Button>
            </>
          )}
        </div>
        <p className="text-compact text-muted">
          <TextLink to={`/olheiro/${code}`}>Ver como a família vê</TextLink>. Impresso, o cartão tem o tamanho
          de um cartão de banco.
        </p>
      </div>
    </Card>
  );
}
