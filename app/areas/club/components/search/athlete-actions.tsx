import { Clock, Lock, MessageCircle, Shield, Star, Video } from "lucide-react";
import { useNavigation } from "react-router";
import { ButtonLink } from "#app/components/button.tsx";
import { Link } from "#app/components/link.tsx";
import { IconDrawings, RepeatedIcon } from "#app/components/repeated-icon.tsx";
import { PostForm } from "#app/forms/post-form.tsx";
import type { AthleteRow } from "../../athlete-rows.ts";
import { MARK, UNMARK } from "../../favourite-names.ts";
import { SELECTION_FORM } from "./selection-bar.tsx";
import "./athlete-actions.css";

export const FAVOURITES_FORM = "favoritos";

/** Once a page: the form that every star sends, and the drawings that every row refers to. */
export const RowParts = () => (
  <>
    <PostForm id={FAVOURITES_FORM} preventScrollReset replace className="hidden" />
    <IconDrawings
      icons={{ star: Star, video: Video, clock: Clock, lock: Lock, shield: Shield, talk: MessageCircle }}
    />
  </>
);

/** The star: pressed, it is one of the club's favourites. It changes at once and follows the server's answer. */
export function FavouriteButton({ id, name, favourite }: Pick<AthleteRow, "id" | "name" | "favourite">) {
  const { formData } = useNavigation();
  const marked = formData?.get(MARK) === id || (favourite && formData?.get(UNMARK) !== id);
  return (
    <button
      type="submit"
      form={FAVOURITES_FORM}
      name={favourite ? UNMARK : MARK}
      value={id}
      aria-pressed={marked}
      aria-label={`Favorito: ${name}`}
      title={marked ? "Tirar dos favoritos" : "Pôr nos favoritos"}
      className="athlete-star"
    >
      <RepeatedIcon name="star" />
    </button>
  );
}

export const SelectBox = ({ subdomain, name }: Pick<AthleteRow, "subdomain" | "name">) => (
  <label className="athlete-box">
    <input
      type="checkbox"
      form={SELECTION_FORM}
      name="atletas"
      value={subdomain}
      aria-label={`Marcar ${name}`}
    />
  </label>
);

const STATES = {
  sent: { icon: "clock", word: "Enviado" },
  conversation: { icon: "talk", word: "Conversa" },
  closed: { icon: "lock", word: "Fechado" },
  own: { icon: "shield", word: "Do clube" },
} as const;

/** Where the club stands with the athlete: it may ask, has asked, talks, or cannot. */
export function ContactState({ name, contact: { state, to } }: Pick<AthleteRow, "name" | "contact">) {
  if (state === "open")
    return (
      <ButtonLink to={to!} size="small" className="athlete-contact">
        Contatar<span className="sr-only"> {name}</span>
      </ButtonLink>
    );
  const { icon, word } = STATES[state];
  const content = (
    <>
      <RepeatedIcon name={icon} />
      {word}
    </>
  );
  if (!to)
    return (
      <span className="athlete-state" data-state={state}>
        {content}
      </span>
    );
  return (
    <Link to={to} className="athlete-state" data-state={state}>
      {content}
      <span className="sr-only"> com {name}</span>
    </Link>
  );
}
