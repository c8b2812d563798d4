import type { Modality } from "#domain/athletes/attributes.ts";
import { POSITION_GROUPS, type PositionGroup } from "#domain/athletes/positions.ts";
import type { State } from "#domain/places.ts";
import { EVENT_CATEGORIES, type EventCategory, type EventType, type LimitKind } from "./vocabulary.ts";

export const TITLE_MAX = 160;
export const LOCATION_MAX = 200;
export const DESCRIPTION_MAX = 2000;
export const BRING_MAX = 600;
export const MAP_MAX = 500;

export const MOST_PLACES = 5000;
/** No honest trial or cup for children costs more; beyond it somebody forgot the comma. */
export const MOST_FEE_CENTS = 100_000;
export const FEEDBACK_DAYS = { least: 1, most: 30, usual: 7 } as const;
/** The longest championship, and how far ahead people plan. */
export const LONGEST_DAYS = 120;
export const FARTHEST_YEARS = 2;

/** What the person who sent the form wants. An approved event is always sent: there is no draft of it. */
export const EVENT_INTENTS = ["rascunho", "enviar"] as const;
export type EventIntent = (typeof EVENT_INTENTS)[number];

/** The pictures that we draw for an event. */
export const EVENT_SCENES = ["treino", "jogo", "estadio", "trofeu"] as const;
export type EventScene = (typeof EVENT_SCENES)[number];

/** The names of the boxes and numbers of each category and position group. */
const categoryField = (category: EventCategory): string => `category-${slug(category)}`;
export const placesField = (name: EventCategory | PositionGroup): string => `places-${slug(name)}`;
const slug = (name: string): string => name.toLowerCase();

export const CATEGORY_FIELDS = EVENT_CATEGORIES.map((name) => ({
  name,
  box: categoryField(name),
  places: placesField(name),
}));
export const POSITION_FIELDS = POSITION_GROUPS.map((name) => ({ name, places: placesField(name) }));

/** One limit of an event, as it is stored. */
export interface EventLimit {
  kind: LimitKind;
  name: string;
  bornFrom: number | null;
  size: number | null;
}

/** What the form says, each field read by itself. Dates and times have no zone yet: the place gives it. */
export interface EventForm {
  intent: EventIntent;
  type: EventType;
  title: string;
  modality: Modality | null;
  startDate: string;
  startTime: string;
  endDate: string;
  endTime: string;
  location: string;
  /** As typed: the municipality is looked up. */
  city: string;
  mapUrl: string | null;
  description: string | null;
  bring: string | null;
  feeCents: number;
  capacity: number | null;
  categories: { name: EventCategory; size: number | null }[];
  positions: { name: PositionGroup; size: number }[];
  reservedForSubscribers: number;
  reservedUntil: string;
  openDate: string;
  openTime: string;
  deadlineDate: string;
  deadlineTime: string;
  feedbackDays: number;
  scene: EventScene;
}

export interface Venue {
  city: string | null;
  state: State | null;
}

/** An event as it is stored: instants in the venue's zone, and its limits. */
export interface EventValues extends Venue {
  type: EventType;
  title: string;
  modality: Modality | null;
  startsAt: Temporal.Instant;
  endsAt: Temporal.Instant | null;
  timeZone: string;
  location: string;
  mapUrl: string | null;
  description: string | null;
  bring: string | null;
  feeCents: number;
  maxParticipants: number | null;
  reservedForSubscribers: number;
  reservedUntil: Temporal.Instant | null;
  openToAllAt: Temporal.Instant | null;
  registrationEndsAt: Temporal.Instant | null;
  feedbackDays: number;
  limits: EventLimit[];
  scene: EventScene;
}
