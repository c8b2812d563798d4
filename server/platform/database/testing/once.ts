import { OPPONENT } from "./club-refusals.ts";
import { USER, type Row } from "./refusals.ts";

/** What may be there once only, with the columns that are the same. */
export const ONCE: Record<string, { table: string; same: Row; differing?: Row }> = {
  athletes_subdomain: { table: "athletes", same: {} },
  athlete_history_once: { table: "athlete_history", same: {} },
  athlete_seasons_once: { table: "athlete_seasons", same: {} },
  category_averages_once: { table: "category_averages", same: {} },
  clubs_cnpj: { table: "clubs", same: {} },
  club_testimonials_token: { table: "club_testimonials", same: { token_hash: "a" } },
  club_members_once: { table: "club_members", same: {} },
  club_members_card: {
    table: "club_members",
    same: {
      card_code: "abc",
      card_issued_at: "2026-01-01T00:00:00Z",
      ended_at: "2026-01-01T00:00:00Z",
      end_reason: "left",
    },
  },
  club_invitations_token: { table: "club_invitations", same: { canceled_at: "2026-01-01T00:00:00Z" } },
  club_invitations_one_open: { table: "club_invitations", same: {}, differing: { token_hash: "b" } },
  sponsors_cnpj: { table: "sponsors", same: { cnpj: "11222333000181" } },
  subscription_plans_provider_price: { table: "subscription_plans", same: { price_stripe_id: "price_1" } },
  checkouts_session: { table: "checkouts", same: { provider_session_id: "cs_1" } },
  subscriptions_provider: { table: "subscriptions", same: {} },
  billing_invoices_provider: { table: "billing_invoices", same: {} },
  club_matches_once: { table: "club_matches", same: { opponent_id: OPPONENT, opponent_name: null } },
  club_matches_sheet_once: {
    table: "club_matches",
    same: { source: "match_sheet", state: "confirmed", source_ref: "match:1" },
  },
  profile_views_once: { table: "profile_views", same: { user_id: USER } },
  shortlist_entries_once: { table: "shortlist_entries", same: {} },
  saved_searches_stop_token: { table: "saved_searches", same: {} },
  saved_search_matches_once: { table: "saved_search_matches", same: {} },
  favourites_once: { table: "favourites", same: {} },
  contact_requests_one_waiting: { table: "contact_requests", same: {} },
  contact_blocks_once: { table: "contact_blocks", same: {} },
  contact_writers_once: { table: "contact_writers", same: {} },
  sessions_token_unique: { table: "sessions", same: {} },
  user_profiles_once: { table: "user_profiles", same: {} },
  mails_once: { table: "mails", same: { dedupe_key: "welcome" } },
  reviews_one_open: { table: "reviews", same: {} },
  guardianships_token: { table: "guardianships", same: { ended_at: "2026-01-01T00:00:00Z" } },
  guardianships_one_a_place: { table: "guardianships", same: {}, differing: { token_hash: "another" } },
  guardianships_one_invited: {
    table: "guardianships",
    same: {},
    differing: { token_hash: "another", place: 2 },
  },
  guardianships_once_a_person: {
    table: "guardianships",
    same: { guardian_user_id: USER, confirmed_at: "2026-01-01T00:00:00Z" },
    differing: { token_hash: "another", place: 2 },
  },
};
