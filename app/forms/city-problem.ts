import type { PlaceProblem } from "#server/platform/places/municipalities.server.ts";

/** Why a text names no single municipality; what may be meant is offered beside it. */
export const cityProblemText = ({ code, choices }: PlaceProblem): string => {
  if (code === "several_cities") return "Há mais de uma cidade com este nome. Qual delas?";
  return choices.length > 0
    ? "Não achamos esta cidade. Você quis dizer:"
    : "Não achamos esta cidade. Escreva o município e a UF, como Salvador, BA.";
};
