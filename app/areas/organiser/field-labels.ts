import { CATEGORY_FIELDS, POSITION_FIELDS } from "#domain/events/event-fields.ts";

/** What each field of an event's form is called outside of it, in the order of the form. */
export const FIELD_LABELS: readonly { name: string; label: string }[] = [
  { name: "type", label: "Tipo" },
  { name: "title", label: "Nome do evento" },
  { name: "modality", label: "Quem participa" },
  { name: "description", label: "Descrição" },
  { name: "bring", label: "O que levar" },
  { name: "startDate", label: "Dia" },
  { name: "startTime", label: "Começa às" },
  { name: "endTime", label: "Termina às" },
  { name: "endDate", label: "Dia do fim" },
  { name: "location", label: "Local" },
  { name: "city", label: "Cidade" },
  { name: "mapUrl", label: "Link do mapa" },
  { name: "capacity", label: "Vagas, no total" },
  { name: "fee", label: "Taxa, em reais" },
  ...CATEGORY_FIELDS.flatMap(({ name, box, places }) => [
    { name: box, label: name },
    { name: places, label: `Vagas ${name}` },
  ]),
  ...POSITION_FIELDS.map(({ name, places }) => ({ name: places, label: `Vagas ${name}` })),
  { name: "deadlineDate", label: "Prazo, dia" },
  { name: "deadlineTime", label: "Prazo, hora" },
  { name: "reserved", label: "Vagas reservadas" },
  { name: "reservedUntil", label: "Reservadas até" },
  { name: "openDate", label: "Abre para todos, dia" },
  { name: "openTime", label: "Abre para todos, hora" },
  { name: "feedbackDays", label: "Dias para responder a todos" },
  { name: "scene", label: "Imagem" },
];
