import type { Format } from "#domain/championships/format.ts";

/** "16 equipes · grupos + mata-mata" needs the second half. */
export const FORMAT_NAMES: Record<Format["kind"], string> = {
  league: "pontos corridos",
  groups: "grupos + mata-mata",
  knockout: "mata-mata",
};
