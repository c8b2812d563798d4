import { CATEGORY_FIELDS, POSITION_FIELDS } from "#domain/events/event-fields.ts";

/** What each field of an event's form is called where its value is told outside of it. */
export const FIELD_LABELS: readonly { name: string; label: string }[] = [
  { name: "type", label: "Tipo" },
  { name: "title", label: "Nome" },
  { name: "modality", label: "Quem participa" },
  { name: "description", label: "Descrição" },
  { name: "bring", label: "O que levar" },
  { name: "startDate", label: "Dia do começo" },
  { name: "startTime", label: "Hora do começo" },
  { name: "endDate", label: "Dia do fim" },
  { name: "endTime", label: "Hora do fim" },
  { name: "location", label: "Local" },
  { name: "city", label: "Cidade" },
  { name: "mapUrl", label: "Mapa" },
  { name: "fee", label: "Taxa" },
  { name: "capacity", label: "Vagas" },
  ...CATEGORY_FIELDS.flatMap(({ name, box, places }) => [
    { name: box, label: name },
    { name: places, label: `Vagas ${name}` },
  ]),
  ...POSITION_FIELDS.map(({ name, places }) => ({ name: places, label: `Vagas ${name}` })),
  { name: "reserved", label: "Vagas reservadas" },
  { name: "reservedUntil", label: "Reservadas até" },
  { name: "openDate", label: "Abre para todos, dia" },
  { name: "openTime", label: "Abre para todos, hora" },
  { name: "deadlineDate", label: "Prazo, dia" },
  { name: "deadlineTime", label: "Prazo, hora" },
  { name: "feedbackDays", label: "Dias para responder" },
  { name: "scene", label: "Imagem" },
];
