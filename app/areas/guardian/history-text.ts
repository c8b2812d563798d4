import { formatDateTime } from "#domain/date-time.ts";
import type { ConsentDecision, GuardianDecision } from "#domain/guardians/consent.ts";
import type { History } from "#server/messages/guardian-history.server.ts";
import { CHANGE_NAMES } from "./change-names.ts";

type Entry = History["entries"][number];
export type HistoryLine = ReturnType<typeof historyLine>;

/** An entry as the page shows it. */
export const historyLine = (entry: Entry) => ({
  id: entry.id,
  icon: iconOf(entry),
  at: formatDateTime(entry.at),
  text: sentence(entry),
  textVersion:
    entry.what === "name" ||
    (entry.what === "consent" && entry.decision !== "lifted" && entry.decision !== "asked_again")
      ? entry.textVersion
      : null,
});

/** Consents and joining have signs of their own; of everything else the sign says yes or no. */
function iconOf(entry: Entry): "text" | "joined" | "yes" | "no" {
  switch (entry.what) {
    case "consent":
    case "name":
      return "text";
    case "joined":
      return "joined";
    case "contact":
      return entry.decision === "accepted" ? "yes" : "no";
    default:
      return entry.approved ? "yes" : "no";
  }
}

/** One decision as a sentence to the guardian who reads it. */
function sentence(entry: Entry): string {
  switch (entry.what) {
    case "consent":
      return consentText(entry.decision, entry.byReader);
    case "name":
      return nameText(entry.decision, entry.byReader);
    case "contact":
      return entry.decision === "accepted"
        ? `Você aceitou o contato de ${entry.club}`
        : `Você recusou o contato de ${entry.club}`;
    case "change":
      return `Você ${entry.approved ? "aprovou" : "recusou"} uma mudança: ${CHANGE_NAMES[entry.field]}`;
    case "media": {
      const what = entry.count === 1 ? "uma foto ou vídeo" : `${entry.count} fotos ou vídeos`;
      return `Você ${entry.approved ? "aprovou" : "recusou"} ${what}`;
    }
    case "joined":
      return "Você confirmou ser responsável";
  }
}

function consentText(decision: ConsentDecision, byReader: boolean): string {
  if (decision === "lifted") return "Nossa equipe desfez a retirada da autorização";
  if (decision === "asked_again") return "Unimos dois perfis e pedimos a autorização de novo";
  if (decision === "granted")
    return byReader
      ? "Você autorizou publicar o perfil"
      : "Outra pessoa responsável autorizou publicar o perfil";
  return byReader ? "Você não autorizou a publicação" : "Outra pessoa responsável não autorizou a publicação";
}

function nameText(decision: GuardianDecision, byReader: boolean): string {
  const who = byReader ? "Você" : "Outra pessoa responsável";
  return decision === "granted"
    ? `${who} autorizou o nome em campeonatos`
    : `${who} retirou o nome dos campeonatos`;
}
