export const HELD_TITLE = "Evento suspenso";

/** Only staff's own doubts come with a reason to the organiser; a report has none here. */
export const heldNotice = (stateReason: string | null): string =>
  stateReason === null
    ? "A equipe confere uma denúncia. Novas inscrições pararam."
    : "A equipe confere este evento. Novas inscrições pararam.";
