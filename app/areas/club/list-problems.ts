import { data } from "react-router";
import { MAX_ENTRIES, MAX_LISTS } from "#domain/scouting/limits.ts";
import type { Flash } from "#server/platform/http/flash.server.ts";

const NOT_FOUND = "Lista não encontrada";

export const NOT_OPEN: Flash = {
  kind: "error",
  title: "O plano do clube não abre as listas",
  body: "Nada foi mudado. Veja em Planos o que abre listas, notas e exportações.",
};

export const TOO_MANY_LISTS: Flash = {
  kind: "error",
  title: "São listas demais",
  body: `Cabem ${MAX_LISTS} listas por clube, contando as arquivadas. Apague uma para criar outra.`,
};

export const listFull = (room: number): Flash => ({
  kind: "error",
  title: "Não cabe na lista",
  body:
    room > 0
      ? `Uma lista tem até ${MAX_ENTRIES} atletas, e nesta cabem mais ${room}. Nada foi adicionado.`
      : `Uma lista tem até ${MAX_ENTRIES} atletas, e esta está cheia. Tire alguém ou use outra lista.`,
});

/** What a list of another club, or none at all, answers. */
export const listNotFound = () => data(NOT_FOUND, 404);
