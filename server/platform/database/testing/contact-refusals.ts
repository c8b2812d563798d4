import { ATHLETE, CLUB, USER, type Refusals } from "./refusals.ts";

export const CONTACT = "00000000-0000-7000-8000-000000000009";

/** What the tables of contacts refuse. */
export const CONTACT_REFUSALS: Record<string, Refusals> = {
  contact_requests: {
    fine: { athlete_id: ATHLETE, club_id: CLUB, purpose: "trial", message: "Queremos conversar." },
    refused: {
      contact_requests_state: { state: "lost", answered_at: "2026-01-01T00:00:00Z" },
      contact_requests_purpose: { purpose: "selfie" },
      contact_requests_child: { child_writes: true },
      contact_requests_message_length: [{ message: "" }, { message: "a".repeat(2001) }],
      contact_requests_reply_length: { reply: "a".repeat(2001) },
      contact_requests_answered: [{ state: "accepted" }, { answered_at: "2026-01-01T00:00:00Z" }],
      contact_requests_end_reason: {
        state: "withdrawn",
        ended_at: "2026-01-01T00:00:00Z",
        end_reason: "because",
      },
      contact_requests_ended: [
        { ended_at: "2026-01-01T00:00:00Z", end_reason: "club_hidden" },
        { state: "withdrawn" },
        { state: "withdrawn", ended_at: "2026-01-01T00:00:00Z" },
      ],
    },
  },
  contact_messages: {
    fine: { contact_id: CONTACT, side: "club", text: "Oi" },
    refused: {
      contact_messages_side: { side: "agent" },
      contact_messages_length: [{ text: "" }, { text: "a".repeat(2001) }],
    },
  },
  contact_blocks: { fine: { athlete_id: ATHLETE, club_id: CLUB, blocked_by: USER }, refused: {} },
  contact_writers: {
    fine: { athlete_id: ATHLETE, club_id: CLUB, user_id: USER, contact_id: CONTACT, club_verified: true },
    refused: {},
  },
};
