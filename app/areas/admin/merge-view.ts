import { formatHeight, formatWeight } from "#domain/athletes/measures.ts";
import { MERGE_UNIT_NAMES, type MergeUnit } from "#domain/athletes/merge.ts";
import { ageOn, formatDate } from "#domain/dates.ts";
import { formatNumber } from "#domain/number-text.ts";
import type { previewMerge } from "#server/administration/merge-athletes.server.ts";
import type { MergeObstacle } from "#server/administration/merge-athletes.server.ts";

type Preview = NonNullable<Awaited<ReturnType<typeof previewMerge>>>;
type Side = Preview["kept"];

const UNIT_TEXT: Record<MergeUnit, string> = {
  name: "Nome",
  nickname: "Apelido",
  birth: "Nascimento",
  modality: "Modalidade",
  position: "Posição",
  shirtNumber: "Camisa",
  club: "Clube",
  place: "Cidade",
  height: "Altura",
  weight: "Peso",
  foot: "Pé",
  traits: "Caracte\u00ADrísticas",
  about: "Sobre",
  photo: "Foto da figurinha",
  hero: "Foto de destaque",
};

export const OBSTACLE_TEXT: Record<MergeObstacle, string> = {
  too_many_guardians:
    "Juntos, os dois perfis teriam mais de dois responsáveis. Encerre antes a função de quem não responde pelo atleta.",
  both_subscribed:
    "Os dois perfis têm assinatura ativa. Quem paga precisa encerrar uma delas antes, para que o dinheiro volte.",
  same_event:
    "Os dois perfis estão inscritos no mesmo evento. Peça à família ou à organização que cancele uma das inscrições.",
  same_category:
    "Os dois perfis estão em elencos da mesma categoria de um campeonato. A organização precisa dizer qual deles vale.",
};

/** A unit as the page compares it. `choice`: somebody has to say which of the two is right. */
export const toUnits = ({ kept, gone, differing }: Preview, today: Temporal.PlainDate) =>
  MERGE_UNIT_NAMES.flatMap((unit) => {
    let [ofKept, ofGone] = [unitText(kept, unit, today), unitText(gone, unit, today)];
    // Two days of one year: only the day tells them apart.
    if (
      unit === "birth" &&
      differing.includes(unit) &&
      kept.fields.birthdate?.year === gone.fields.birthdate?.year
    )
      [ofKept, ofGone] = [dayText(kept), dayText(gone)];
    if (!ofKept && !ofGone) return [];
    return [
      {
        unit,
        label: UNIT_TEXT[unit],
        kept: ofKept,
        gone: ofGone,
        choice: differing.includes(unit),
      },
    ];
  });

function unitText({ fields }: Side, unit: MergeUnit, today: Temporal.PlainDate): string {
  switch (unit) {
    case "birth":
      return birthText(fields, today);
    case "position":
      return [fields.position, ...fields.secondaryPositions].filter(Boolean).join(", ");
    case "place":
      return [fields.city, fields.state].filter(Boolean).join(", ");
    case "height":
      return fields.heightCm ? formatHeight(fields.heightCm) : "";
    case "weight":
      return fields.weightKg ? formatWeight(fields.weightKg) : "";
    case "traits":
      return fields.traits.join(", ");
    case "photo":
      return fields.photoId ? "tem foto" : "";
    case "hero":
      return fields.heroId ? "tem foto" : "";
    case "shirtNumber":
      return fields.shirtNumber === null ? "" : String(fields.shirtNumber);
    default:
      return fields[unit] ?? "";
  }
}

/** Year and age are what rules ask for. */
function birthText({ birthdate, birthdateEstimated }: Side["fields"], today: Temporal.PlainDate): string {
  if (!birthdate) return "";
  return `${birthdate.year}, ${ageOn(birthdate, today)} anos${birthdateEstimated ? " (estimado)" : ""}`;
}

const dayText = ({ fields: { birthdate } }: Side): string => (birthdate ? formatDate(birthdate) : "");

const MOVES: Record<string, [one: string, many: string]> = {
  media: ["foto ou vídeo", "fotos e vídeos"],
  seasons: ["temporada", "temporadas"],
  achievements: ["conquista", "conquistas"],
  history: ["passagem por clube", "passagens por clubes"],
  guardianships: ["vínculo de responsável", "vínculos de responsáveis"],
  links: ["vínculo com clube", "vínculos com clubes"],
  testimonials: ["depoimento", "depoimentos"],
  depicted: ["foto de clube em que aparece", "fotos de clubes em que aparece"],
  squads: ["elenco de campeonato", "elencos de campeonatos"],
  registrations: ["inscrição em evento", "inscrições em eventos"],
  contacts: ["pedido de contato", "pedidos de contato"],
  blocks: ["clube bloqueado", "clubes bloqueados"],
  lists: ["lista de clube", "listas de clubes"],
  notes: ["nota de clube", "notas de clubes"],
  favourites: ["favorito", "favoritos"],
  views: ["visualização", "visualizações"],
  subscriptions: ["assinatura", "assinaturas"],
  inquiries: ["mensagem", "mensagens"],
  reports: ["denúncia", "denúncias"],
  staffNotes: ["nota da equipe", "notas da equipe"],
  addresses: ["endereço anterior", "endereços anteriores"],
};

export const toMoves = (moves: Preview["moves"]): string[] =>
  Object.entries(MOVES).flatMap(([what, [one, many]]) => {
    const count = moves[what] ?? 0;
    return count > 0 ? [`${formatNumber(count)} ${count === 1 ? one : many}`] : [];
  });
