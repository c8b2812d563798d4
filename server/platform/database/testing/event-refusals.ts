import { ATHLETE, type Refusals } from "./refusals.ts";

export const EVENT = "00000000-0000-7000-8000-0000000000e1";
export const REGISTRATION = "00000000-0000-7000-8000-0000000000e2";

const AT = "2026-11-20T12:00:00Z";

/** What the tables of places and of those who take them refuse. */
export const EVENT_REFUSALS: Record<string, Refusals> = {
  event_limits: {
    fine: { event_id: EVENT, kind: "category", name: "Sub-15", born_from: 2011, size: 10 },
    refused: {
      event_limits_kind: { kind: "colour" },
      event_limits_size: [{ size: 0 }, { size: -1 }],
      event_limits_position: { kind: "position", name: "Técnico" },
      event_limits_category: { kind: "position", name: "Goleiro", size: null },
    },
  },
  registrations: {
    fine: {
      event_id: EVENT,
      athlete_id: ATHLETE,
      state: "waiting",
      position_group: "Goleiro",
      birth_year: 2011,
      subscriber: false,
      minor: true,
    },
    refused: {
      registrations_state: { state: "perhaps" },
      registrations_position: { position_group: "Técnico" },
      registrations_end_reason: { state: "cancelled", end_reason: "because" },
      registrations_ended: [{ state: "cancelled" }, { end_reason: "left" }],
      registrations_held: [{ state: "offered" }, { held_until: AT }],
      registrations_guardian: { state: "confirmed", number: 1, ticket_hash: "a" },
      registrations_ticketed: [
        { state: "confirmed", approved_at: AT, number: 1 },
        { state: "confirmed", minor: false, ticket_hash: "a" },
      ],
    },
  },
  check_ins: {
    fine: { id: EVENT, registration_id: REGISTRATION, way: "qr", gate: "1", read_at: AT },
    refused: {
      check_ins_way: { way: "window" },
      check_ins_gate: [{ gate: "" }, { gate: "a".repeat(41) }],
    },
  },
  rubrics: {
    fine: { event_id: EVENT, criteria: ["Técnica"], remarks: [] },
    refused: {
      rubrics_criteria: [{ criteria: [] }, { criteria: Array.from({ length: 7 }, String) }],
      rubrics_remarks: { remarks: Array.from({ length: 13 }, String) },
    },
  },
  evaluations: {
    fine: { registration_id: REGISTRATION, scores: {}, remarks: [] },
    refused: {
      evaluations_outcome: { outcome: "maybe" },
      evaluations_note: [{ note: "" }, { note: "a".repeat(1001) }],
      evaluations_sent: { sent_at: AT },
    },
  },
};
