import type { StatementSource } from "#domain/athletes/age-statements.ts";
import type { RoutineKind } from "#domain/athletes/minor-texts.ts";
import type { Signal } from "#domain/athletes/signals.ts";
import type { TitleSignal } from "#domain/media/title-signals.ts";
import type { SignalsView } from "./review-view.ts";

/** One line for the person who decides: a few words, and below them what exactly was noticed. */
interface SignalLine {
  warns: boolean;
  title: string;
  detail: string;
  /** It is about the profile's own text, which stands beside it or has to be opened. */
  ofProfile?: true;
}

/** Warnings first, strongest first; then what was looked for and is as it should be. */
export const signalLines = ({ warnings, title, words, cleared }: SignalsView): SignalLine[] => [
  ...warnings.map((signal) => warning(signal)),
  ...title.map((signal) => ({ warns: true, ...TITLES[signal] })),
  ...words.map((signal) => ({ warns: true, ...WORDS[signal] })),
  ...cleared.map((signal) => ({ warns: false, ...calm(signal) })),
];

function warning(signal: Signal): SignalLine {
  const { title, ...words } = noticed(signal);
  return { warns: true, title: signal.guardian ? `${signal.guardian}: ${title}` : title, ...words };
}

type Words = Omit<SignalLine, "warns">;

function noticed(signal: Signal): Words {
  switch (signal.code) {
    case "younger_before": {
      const { source, birthYear, ageGroup } = signal;
      const age = ageGroup === "under_13" ? "com menos de 13 anos, recusada" : "de menor de idade";
      return {
        title: "Tentou outra data antes",
        detail: `${SOURCES[source]}, antes foi informada uma data de nascimento ${age} (ano ${birthYear}).`,
      };
    }
    case "too_old_for_category":
      return {
        title: "Idade não combina com a categoria",
        detail: `O histórico diz ${signal.category} em ${signal.year}, mas pela data de nascimento a idade já passava da categoria.`,
      };
    case "cpf_refused":
      return {
        title: "CPF já visto",
        detail: `Neste convite, ${times(signal.times)} foi usado um CPF que é de outra conta de responsável.`,
      };
    case "minor_date_refused":
      return {
        title: "Responsável disse ser menor",
        detail: `Neste convite, ${times(signal.times)} quem respondeu informou ter menos de 18 anos.`,
      };
    case "cpf_tried_elsewhere":
      return {
        title: "CPF usado em outro convite",
        detail: "O CPF do responsável já foi usado no convite de outro atleta, por outra conta.",
      };
    case "same_device":
      return {
        title: "Mesmo navegador",
        detail: "O responsável confirmou no mesmo navegador em que o atleta se cadastrou.",
      };
    case "similar_mailbox":
      return {
        title: "E-mails parecidos",
        detail: "O e-mail do responsável é muito parecido com o do atleta.",
      };
    case "same_network":
      return {
        title: "Mesma rede",
        detail: "O responsável e o atleta usaram a mesma rede (comum em família).",
      };
    case "account_minutes_apart":
      return {
        title: "Contas criadas juntas",
        detail:
          signal.minutes === 0
            ? "As contas do responsável e do atleta foram criadas no mesmo minuto."
            : `As contas do responsável e do atleta foram criadas com ${signal.minutes} min de diferença.`,
      };
    case "small_age_gap":
      return {
        title: "Pouca diferença de idade",
        detail:
          signal.years < 0
            ? "Pela data informada, o responsável é mais novo que o atleta."
            : `Pela data informada, o responsável é só ${signal.years} anos mais velho que o atleta.`,
      };
    case "routine_data":
      return {
        title: "Dado de rotina no texto",
        detail: `Um texto do perfil parece dizer ${signal.kinds.map((kind) => ROUTINE[kind]).join(", ")}.`,
        ofProfile: true,
      };
    case "contact_data":
      return {
        title: "Telefone, e-mail ou link no texto",
        detail: "Um texto do perfil parece ter um contato direto.",
        ofProfile: true,
      };
  }
}

const TITLES: Record<TitleSignal, Words> = {
  file_name: {
    title: "Título com cara de nome de arquivo",
    detail: "Nomes de arquivo às vezes dizem nome, lugar ou data.",
  },
  contact: {
    title: "Contato no título",
    detail: "Parece ter telefone, e-mail, link ou nome de rede social.",
  },
  school: { title: "Escola no título", detail: "Parece dizer a escola." },
  address: { title: "Endereço no título", detail: "Parece dizer um endereço." },
  timetable: { title: "Horário no título", detail: "Parece dizer dia e hora de treino ou jogo." },
};

const WORDS: Record<SignalsView["words"][number], Words> = {
  contact: {
    title: "Contato na mensagem",
    detail: "O que foi escrito parece ter telefone, e-mail, link ou nome de rede social.",
  },
  school: { title: "Escola na mensagem", detail: "Parece dizer onde o atleta estuda." },
  address: { title: "Endereço na mensagem", detail: "Parece dizer um endereço." },
  timetable: {
    title: "Horário na mensagem",
    detail: "Parece dizer dia e hora em que alguém está em um lugar.",
  },
};

function calm(signal: SignalsView["cleared"][number]): Words {
  switch (signal.code) {
    case "one_date":
      return { title: "Uma só data de nascimento", detail: "Combina com o que foi informado antes." };
    case "guardian_unique":
      return { title: "Responsável único", detail: "CPF válido, só neste vínculo." };
    case "club_confirmed":
      return { title: "Clube verificado confirmou", detail: `${signal.club}, ${signal.at}.` };
    case "words_clean":
      return { title: "Mensagem sem contato nem dado de rotina", detail: "" };
    case "texts_clean":
      return { title: "Sem telefone, e-mail ou link", detail: "Texto e nomes de arquivo." };
  }
}

const ROUTINE: Record<RoutineKind, string> = {
  school: "onde o atleta estuda",
  address: "onde mora",
  timetable: "em que dias ou horários está em um lugar",
};

const SOURCES: Record<StatementSource, string> = {
  email: "Com o mesmo e-mail",
  browser: "No mesmo navegador",
  profile: "No próprio perfil",
};

const times = (count: number): string => (count === 1 ? "uma vez" : `${count} vezes`);
