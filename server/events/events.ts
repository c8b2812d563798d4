/** What the capabilities above events use, and no page does. */
export { findEvent, findEvents, lockPlaces, type RegistrationEvent } from "./registration-event.ts";
export { checkCodeOf, finishedTrials, trialsEndedBetween } from "./finished-trials.ts";
