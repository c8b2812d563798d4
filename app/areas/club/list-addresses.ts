import { STAGE_ADDRESSES, type Stage } from "#domain/scouting/stages.ts";

export const LISTS_PAGE = "/club/listas";

/** How a list is looked at, by the word in its address. */
export const LIST_VIEWS = { quadro: "Quadro", tabela: "Tabela", melhores: "Três melhores" } as const;
export type ListViewName = keyof typeof LIST_VIEWS;

export const viewAt = (word: string | null): ListViewName =>
  word === "tabela" || word === "melhores" ? word : "quadro";

export const listAddress = (id: string, view: ListViewName = "quadro"): string =>
  `${LISTS_PAGE}/${id}${view === "quadro" ? "" : `?ver=${view}`}`;

export const stageAddress = (id: string, view: ListViewName, stage: Stage): string =>
  `${LISTS_PAGE}/${id}?${view === "quadro" ? "" : `ver=${view}&`}etapa=${STAGE_ADDRESSES[stage]}`;

export const entryAddress = (listId: string, athleteId: string): string =>
  `${LISTS_PAGE}/${listId}/atleta/${athleteId}`;
