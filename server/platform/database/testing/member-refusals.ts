import { CLUB, USER, type Refusals } from "./refusals.ts";

/** People of clubs (members, invitations, proofs and bars), and of the administration. */
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
  account_locks: {
    fine: { user_id: USER, reason: "Conta tomada" },
    refused: { account_locks_reason: [{ reason: "" }, { reason: "a".repeat(501) }] },
  },
  email_changes: {
    fine: {
      user_id: USER,
      new_email: "nova@example.com",
      token_hash: "a",
      reason: "Perdeu o endereço",
      expires_at: "2026-01-08T00:00:00Z",
    },
    refused: { email_changes_reason: [{ reason: "" }, { reason: "a".repeat(501) }] },
  },
  impersonations: {
    fine: { person_id: USER, reason: "Pediu ajuda", ends_at: "2026-01-08T00:00:00Z" },
    refused: { impersonations_reason: [{ reason: "" }, { reason: "a".repeat(301) }] },
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
