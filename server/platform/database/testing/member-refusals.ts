import { CLUB, USER, type Refusals } from "./refusals.ts";

/** The people of clubs: members, invitations, proofs and bars. */
export const MEMBER_REFUSALS: Record<string, Refusals> = {
  club_members: {
    fine: { club_id: CLUB, user_id: USER, role: "scout" },
    refused: {
      club_members_role: { role: "coach" },
      club_members_end_reason: { ended_at: "2026-01-01T00:00:00Z", end_reason: "because" },
      club_members_ended: [{ ended_at: "2026-01-01T00:00:00Z" }, { end_reason: "left" }],
      club_members_card_issued: [{ card_code: "abc" }, { card_issued_at: "2026-01-01T00:00:00Z" }],
    },
  },
  club_invitations: {
    fine: {
      club_id: CLUB,
      email: "bia@example.com",
      role: "scout",
      token_hash: "a",
      expires_at: "2026-01-08T00:00:00Z",
    },
    refused: {
      club_invitations_role: { role: "coach" },
      club_invitations_closed: { accepted_at: "2026-01-01T00:00:00Z", canceled_at: "2026-01-01T00:00:00Z" },
    },
  },
  scout_identities: {
    fine: { user_id: USER, name: "Rita", birthdate: "1990-01-01", cpf_hash: "a" },
    refused: {},
  },
  barred_people: {
    fine: { user_id: USER, mailbox_hash: "a", reason: "Cobrou de famílias." },
    refused: { barred_people_reason_length: { reason: "a".repeat(1001) } },
  },
};
