import type { NotNow } from "./log-state.ts";

/** The link opens never again, and the server says of each entry whether it took it. */
export const isOver = (code: string): boolean => code === "closed" || code === "revoked";

/** What happened to the match, and what becomes of what was written for it on this device. */
interface NotNowText {
  what: string;
  kept: string;
}

/** Why the server takes nothing for this match as things stand. */
export const notNowText = ({ code, kickOff }: NotNow): NotNowText =>
  TEXTS[code]?.(kickOff) ?? {
    what: "Esta súmula não recebe lançamentos agora.",
    kept: `${KEPT}. Avise quem organiza.`,
  };

const KEPT = "O que foi lançado fica neste aparelho";
const KEPT_UNTIL_OPEN = `${KEPT} e é enviado quando a súmula abrir. Se o jogo é agora, peça a quem organiza que`;

const TEXTS: Record<string, (kickOff: string | null) => NotNowText> = {
  too_early: (kickOff) => ({
    what: `A partida foi remarcada${kickOff ? ` para ${kickOff}` : ""}.`,
    kept: `${KEPT_UNTIL_OPEN} corrija o horário.`,
  }),
  no_kick_off: () => ({
    what: "A partida ficou sem horário.",
    kept: `${KEPT_UNTIL_OPEN} marque o horário.`,
  }),
  team_left: () => ({
    what: "Uma das equipes deixou o campeonato: esta partida não é jogada.",
    kept: `${KEPT}. Se o jogo aconteceu, compartilhe o arquivo com quem organiza.`,
  }),
  no_teams: () => ({
    what: "Não se sabe mais quem joga esta partida.",
    kept: `${KEPT} e é enviado quando se souber. Avise quem organiza.`,
  }),
};
