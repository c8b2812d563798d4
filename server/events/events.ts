/** What the capabilities above events use, and no page does. */
export {
  findEvent,
  findEvents,
  lockPlaces,
  startingBetween,
  type RegistrationEvent,
} from "./registration-event.ts";
export { changesOf, lastChangeId, type EventChange } from "./event-changes.ts";
export { endOfEvent } from "./event-sql.ts";
export {
  eventCancelled,
  eventChanged,
  eventHeld,
  eventReleased,
  limitsChanged,
  seatsTaken,
} from "./signals.ts";
export { checkCodeOf, finishedTrials, trialsEndedBetween } from "./finished-trials.ts";
