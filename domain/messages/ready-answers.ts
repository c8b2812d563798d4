/** Sentences for a guardian who has no time or no words; each fits one decision. */
export const READY_ANSWERS = {
  accepted: {
    noite: "Podem me ligar, prefiro à noite.",
    mensagem: "Prefiro conversar primeiro por mensagem, aqui pela plataforma.",
    visita: "Queremos conhecer o clube antes. Quando podemos fazer uma visita?",
  },
  declined: {
    agora_nao: "Obrigado pelo interesse, mas agora não.",
    escola: "Neste ano a prioridade é a escola. Boa sorte na temporada!",
    clube: "Já estamos felizes no clube atual. Obrigado!",
  },
} as const;

type Decision = keyof typeof READY_ANSWERS;
const keysOf = <Answers extends object>(answers: Answers) =>
  Object.keys(answers) as [keyof Answers & string, ...(keyof Answers & string)[]];

export const READY_TO_ACCEPT = keysOf(READY_ANSWERS.accepted);
export const READY_TO_DECLINE = keysOf(READY_ANSWERS.declined);

interface Answered {
  decision: Decision;
  reply?: string;
  readyAccepted?: (typeof READY_TO_ACCEPT)[number] | "";
  readyDeclined?: (typeof READY_TO_DECLINE)[number] | "";
}

/** What goes to the club: own words first, else the sentence that was chosen for this decision. */
export function replyOf({ decision, reply, readyAccepted, readyDeclined }: Answered): string | null {
  // The script fills the text from the list; a sentence that says yes does not go out with a no.
  if (reply && !isReady(OTHER[decision], reply)) return reply;
  if (decision === "accepted") return readyAccepted ? READY_ANSWERS.accepted[readyAccepted] : null;
  return readyDeclined ? READY_ANSWERS.declined[readyDeclined] : null;
}

export const isReady = (decision: Decision, text: string): boolean =>
  Object.values<string>(READY_ANSWERS[decision]).includes(text.trim());

const OTHER = { accepted: "declined", declined: "accepted" } as const;
