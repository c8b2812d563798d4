import type { StatementSource } from "#domain/athletes/age-statements.ts";
import type { RoutineKind } from "#domain/athletes/minor-texts.ts";
import type { Signal } from "#domain/athletes/signals.ts";

/** What was noticed, for the person who decides. */
export const signalText = (signal: Signal): string =>
  signal.guardian ? `${signal.guardian}: ${noticed(signal)}` : noticed(signal);

function noticed(signal: Signal): string {
  switch (signal.code) {
    case "younger_before": {
      const { source, birthYear, ageGroup } = signal;
      const age = ageGroup === "under_13" ? "com menos de 13 anos, recusada" : "de menor de idade";
      return `${SOURCES[source]}, antes foi informada uma data de nascimento ${age} (ano ${birthYear}).`;
    }
    case "too_old_for_category":
      return `O histórico diz ${signal.category} em ${signal.year}, mas pela data de nascimento a idade já passava da categoria.`;
    case "cpf_refused":
      return `Neste convite, ${times(signal.times)} foi usado um CPF que é de outra conta de responsável.`;
    case "minor_date_refused":
      return `Neste convite, ${times(signal.times)} quem respondeu informou ter menos de 18 anos.`;
    case "cpf_tried_elsewhere":
      return "O CPF do responsável já foi usado no convite de outro atleta, por outra conta.";
    case "same_device":
      return "O responsável confirmou no mesmo navegador em que o atleta se cadastrou.";
    case "similar_mailbox":
      return "O e-mail do responsável é muito parecido com o do atleta.";
    case "same_network":
      return "O responsável e o atleta usaram a mesma rede (comum em família).";
    case "account_minutes_apart":
      return signal.minutes === 0
        ? "As contas do responsável e do atleta foram criadas no mesmo minuto."
        : `As contas do responsável e do atleta foram criadas com ${signal.minutes} min de diferença.`;
    case "small_age_gap":
      return signal.years < 0
        ? "Pela data informada, o responsável é mais novo que o atleta."
        : `Pela data informada, o responsável é só ${signal.years} anos mais velho que o atleta.`;
    case "routine_data":
      return `Um texto do perfil parece dizer ${signal.kinds.map((kind) => ROUTINE[kind]).join(", ")}. Leia antes de decidir.`;
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
