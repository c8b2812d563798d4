/** What the capabilities above events use, and no page does. */
export {
  findEvent,
  findEvents,
  lockPlaces,
  startingBetween,
  type RegistrationEvent,
} from "./registration-event.ts";
