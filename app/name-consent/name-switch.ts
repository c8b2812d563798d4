import type { CompetitionName } from "#server/athletes/competition-names.server.ts";

export interface NameSwitch {
  label: string;
  on: boolean;
  /** What pressing it posts; null: it cannot be pressed. */
  intent: string | null;
  note: string;
}

/**
 * Whether the athlete appears by name in championships, as a switch. Turning it on leads to the text; turning it off is
 * one press. For loaders: the browser does not load the sentences of other states.
 *
 * @param guardian who decides for a minor who reads this: "Ana"; null while nobody has confirmed
 */
export function nameSwitch(
  name: CompetitionName,
  intents: { on: string; off: string },
  guardian: string | null = null,
): NameSwitch {
  const { agreed, decides, refusedByOther } = name;
  const locked = !decides || (!agreed && refusedByOther);
  return {
    label: "Aparecer com nome em campeonatos",
    on: agreed,
    intent: locked ? null : agreed ? intents.off : intents.on,
    note: decides ? noteFor(name) : noteForMinor(name, guardian),
  };
}

function noteFor({ agreed, refusedByOther, profilePublic }: CompetitionName): string {
  if (agreed)
    return profilePublic
      ? "Escalações, gols, cartões e artilharia mostram o nome. Desligar tira na hora."
      : "Autorizado. O nome só aparece enquanto o perfil estiver público.";
  if (refusedByOther) return "Outra pessoa responsável disse não. Só ela pode voltar atrás.";
  return `Desligado: só o número da camisa e as iniciais.${
    profilePublic ? "" : " O nome só aparece com o perfil público."
  }`;
}

const noteForMinor = ({ agreed, profilePublic }: CompetitionName, guardian: string | null): string =>
  [
    agreed
      ? profilePublic
        ? "Seu nome aparece nos campeonatos em que você joga."
        : "Autorizado. O nome só aparece enquanto o perfil estiver público."
      : "Aparecem só o número da camisa e as iniciais.",
    `Quem decide é ${guardian ?? "o seu responsável"}.`,
  ].join(" ");
