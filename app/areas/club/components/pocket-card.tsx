import { CircleX } from "lucide-react";
import { Notice } from "#app/components/notice.tsx";
import { LogoPicture } from "#app/components/picture.tsx";
import { ScoutPortrait } from "#app/components/scout-portrait.tsx";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { CARD_WARNING } from "#domain/clubs/scout-card.ts";
import type { Picture } from "#domain/media/picture.ts";
import "./pocket-card.css";

export interface CardView {
  code: string;
  name: string;
  valid: boolean;
  photo: Picture | null;
  club: string;
  logo: Picture | null;
  place: string | null;
  since: string;
  url: string;
  qr: string;
}

/** The card as it is printed, in the size of a bank card. */
export function PocketCard({ card }: { card: CardView }) {
  if (!card.valid)
    return (
      <Notice tone="error" title="Seu cartão aparece como retirado">
        <p className="flex gap-2">
          <CircleX className="size-5 shrink-0" aria-hidden="true" />
          Ele volta a valer quando o clube estiver verificado e nada mais o impedir. Se você não sabe o
          motivo, fale com a nossa equipe.
        </p>
      </Notice>
    );
  const { name, photo, club, logo, place, since, qr } = card;
  return (
    <article className="pocket-card" aria-label="Cartão de olheiro">
      <div className="pocket-card-head">
        <span>{PRODUCT_NAME}</span>
        <span className="pocket-card-kind">Olheiro</span>
      </div>
      <div className="pocket-card-body">
        <ScoutPortrait name={name} photo={photo} className="pocket-card-photo" />
        <div className="pocket-card-person">
          <p className="pocket-card-name">{name}</p>
          <p className="pocket-card-club">
            {logo && <LogoPicture logo={logo} alt="" size={32} className="pocket-card-logo" />}
            {club}
          </p>
          {place && <p className="pocket-card-small">{place}</p>}
        </div>
      </div>
      <div className="pocket-card-foot">
        <div>
          <p className="pocket-card-check">Confira este olheiro</p>
          <p className="pocket-card-small">{since}</p>
          <p className="pocket-card-warning">{CARD_WARNING}</p>
        </div>
        <img
          src={qr}
          alt="Código QR que leva a este cartão"
          width={96}
          height={96}
          className="pocket-card-qr"
        />
      </div>
    </article>
  );
}
