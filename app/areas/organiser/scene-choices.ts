import { EVENT_SCENES, type EventScene } from "#domain/events/event-fields.ts";
import { sceneAddress } from "#server/events/own-events.server.ts";
import type { SceneChoice } from "./components/form/scene-field.tsx";

const LABELS: Record<EventScene, string> = {
  treino: "Treino",
  jogo: "Jogo",
  estadio: "Estádio",
  trofeu: "Troféu",
};

/** The drawings to choose from; of a stored event, as they would be for it. */
export const sceneChoices = (imageUrl: string | null): SceneChoice[] =>
  EVENT_SCENES.map((value) => ({ value, label: LABELS[value], url: sceneAddress(value, imageUrl) }));
