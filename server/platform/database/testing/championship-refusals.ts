import { CLUB, USER, type Refusals } from "./refusals.ts";

export const CHAMPIONSHIP = "00000000-0000-7000-8000-0000000000c1";
export const CATEGORY = "00000000-0000-7000-8000-0000000000c2";
export const TEAM = "00000000-0000-7000-8000-0000000000c3";
export const SQUAD = "00000000-0000-7000-8000-0000000000c5";
export const MATCH = "00000000-0000-7000-8000-0000000000c4";

const AT = "2026-11-20T12:00:00Z";
const TEAM_SLOT = JSON.stringify({ from: "team", team: TEAM });
const SCORE = JSON.stringify({ homeGoals: 1, awayGoals: 0 });
const long = (length: number) => "a".repeat(length);

/** What the tables of championships refuse. */
export const CHAMPIONSHIP_REFUSALS: Record<string, Refusals> = {
  championship_categories: {
    fine: { championship_id: CHAMPIONSHIP, name: "Sub-15", format: "{}", settings: "{}", most_teams: 8 },
    refused: {
      championship_categories_name_length: [{ name: "" }, { name: long(61) }],
      championship_categories_modality: { modality: "misto" },
      championship_categories_born: [
        { born_from: 1949 },
        { born_to: 2101 },
        { born_from: 2011, born_to: 2010 },
      ],
      championship_categories_most_teams: [{ most_teams: 1 }, { most_teams: 65 }],
      championship_categories_rest_hours: [{ rest_hours: -1 }, { rest_hours: 169 }],
      championship_categories_most_in_squad: [{ most_in_squad: 4 }, { most_in_squad: 61 }],
      championship_categories_half_minutes: [{ half_minutes: 4 }, { half_minutes: 61 }],
    },
  },
  championship_rule_changes: {
    fine: { category_id: CATEGORY, before: "{}", after: "{}", reason: "Erro de digitação" },
    refused: { championship_rule_changes_reason: [{ reason: "não" }, { reason: long(501) }] },
  },
  championship_draws: {
    fine: { category_id: CATEGORY, kind: "groups", seed: "abc", input: "[]", steps: "[]" },
    refused: {
      championship_draws_kind: { kind: "raffle" },
      championship_draws_seed: [{ seed: "" }, { seed: long(101) }],
      championship_draws_witnesses: [{ witnesses: "" }, { witnesses: long(301) }],
    },
  },
  championship_teams: {
    fine: { category_id: CATEGORY, club_id: CLUB, name: "Serra", short_name: "SER", state: "accepted" },
    refused: {
      championship_teams_name_length: [{ name: "S" }, { name: long(81) }],
      championship_teams_short_name_length: [{ short_name: "S" }, { short_name: "SERRAS" }],
      championship_teams_state: { state: "lost" },
      championship_teams_pot: [{ pot: 0 }, { pot: 17 }],
      championship_teams_withdrawal_effect: { withdrawal_effect: "forget" },
      championship_teams_withdrawal_phase: { withdrawal_phase: "final" },
      championship_teams_withdrawn: [{ state: "withdrawn" }, { withdrawn_at: AT }],
    },
  },
  championship_squad: {
    fine: { team_id: TEAM, category_id: CATEGORY, name: "Ana", birthdate: "2011-02-03", number: 10 },
    refused: {
      championship_squad_role: { role: "fan" },
      championship_squad_name_length: [{ name: "" }, { name: long(121) }],
      championship_squad_number: [{ number: 0 }, { number: 1000 }],
      championship_squad_link_state: { link_state: "perhaps" },
      championship_squad_document_kind: {
        document_kind: "selfie",
        document_checked_by: "Rita",
        document_checked_at: AT,
        face_agrees: true,
      },
      championship_squad_document: [{ document_kind: "rg" }, { face_agrees: true }],
      championship_squad_athlete: [{ birthdate: null }, { number: null }],
    },
  },
  championship_fields: {
    fine: { championship_id: CHAMPIONSHIP, venue: "Centro", name: "Campo 1" },
    refused: {
      championship_fields_venue_length: [{ venue: "C" }, { venue: long(121) }],
      championship_fields_name_length: [{ name: "" }, { name: long(61) }],
      championship_fields_address_length: [{ address: "" }, { address: long(201) }],
    },
  },
  championship_matches: {
    fine: {
      category_id: CATEGORY,
      key: "1:2",
      phase: "league",
      round: 1,
      home_slot: TEAM_SLOT,
      away_slot: TEAM_SLOT,
    },
    refused: {
      championship_matches_phase: { phase: "friendly" },
      championship_matches_state: { state: "lost" },
      championship_matches_round: [{ round: 0 }, { round: 201 }],
      championship_matches_leg: [{ leg: 0 }, { leg: 3 }],
      championship_matches_tie: [{ tie: "F" }, { phase: "knockout" }],
      championship_matches_group: [{ group_name: "A" }, { phase: "group" }],
      championship_matches_sides: { home_team_id: TEAM, away_team_id: TEAM },
      championship_matches_referee_length: [{ referee: "A" }, { referee: long(121) }],
      championship_matches_closed: [
        { state: "closed" },
        { state: "closed", result: SCORE },
        { result: SCORE, closed_at: AT },
      ],
    },
  },
  championship_decisions: {
    fine: { category_id: CATEGORY, kind: "points", team_id: TEAM, points: -3, reason: "Atleta irregular" },
    refused: {
      championship_decisions_kind: { kind: "opinion", team_id: null, points: null },
      championship_decisions_walkover: { walkover: "nobody" },
      championship_decisions_points: { points: null },
      championship_decisions_team: { team_id: null },
      championship_decisions_points_range: [{ points: 0 }, { points: 100 }, { points: -100 }],
      championship_decisions_match: [{ match_id: MATCH }, { kind: "annulled", team_id: null, points: null }],
      championship_decisions_score: [
        { home_goals: 1, away_goals: 0 },
        { kind: "awarded", team_id: null, points: null, match_id: MATCH, home_goals: 3 },
      ],
      championship_decisions_goals: {
        kind: "awarded",
        team_id: null,
        points: null,
        match_id: MATCH,
        home_goals: 100,
        away_goals: 0,
      },
      championship_decisions_place: { kind: "place", points: null },
      championship_decisions_ban: [
        { kind: "ban", points: null, squad_id: SQUAD, ban_matches: 2 },
        { kind: "ban", points: null, ban_begun: "[]", ban_matches: 2 },
        { squad_id: SQUAD, ban_matches: 2, ban_begun: "[]" },
      ],
      championship_decisions_ban_matches: [0, 31].map((ban_matches) => ({
        kind: "ban",
        points: null,
        squad_id: SQUAD,
        ban_begun: "[]",
        ban_matches,
      })),
      championship_decisions_side: { kind: "place", points: null, tie: "F", side: "third" },
      championship_decisions_reason: [{ reason: "não" }, { reason: long(501) }],
      championship_decisions_document: [{ document: "a" }, { document: long(201) }],
      championship_decisions_revoked: [{ revoked_at: AT }, { revoked_reason: "engano" }],
    },
  },
  match_links: {
    fine: { match_id: MATCH, role: "referee", token_hash: "a", token_sealed: "b" },
    refused: { match_links_role: { role: "fan" } },
  },
  sheet_entries: {
    fine: { id: MATCH, match_id: MATCH, seq: 0, device: "a", entry: "{}" },
    refused: {
      sheet_entries_seq: { seq: -1 },
      sheet_entries_device: [{ device: "" }, { device: long(65) }],
    },
  },
  match_appearances: {
    fine: {
      match_id: MATCH,
      squad_id: SQUAD,
      category_id: CATEGORY,
      team_id: TEAM,
      played: true,
      minutes: 70,
      goals: 1,
      yellows: 0,
      reds: 0,
    },
    refused: { match_appearances_not_negative: [{ goals: -1 }, { minutes: -1 }] },
  },
  sheet_signatures: {
    fine: {
      match_id: MATCH,
      role: "home",
      verdict: "accepted",
      name: "Rita",
      position: "técnica",
      user_id: USER,
    },
    refused: {
      sheet_signatures_role: { role: "fan" },
      sheet_signatures_verdict: { verdict: "perhaps" },
      sheet_signatures_name_length: [{ name: "R" }, { name: long(121) }],
      sheet_signatures_position_length: [{ position: "t" }, { position: long(61) }],
      sheet_signatures_answer: [
        { answer: "Está certo", answered_at: AT },
        { verdict: "contested", reason: "Gol trocado", answer: "Está certo" },
      ],
      sheet_signatures_answer_length: {
        verdict: "contested",
        reason: "Gol trocado",
        answer: "não",
        answered_at: AT,
      },
      sheet_signatures_reason: [{ verdict: "contested" }, { verdict: "contested", reason: "não" }],
    },
  },
  sheet_corrections: {
    fine: { match_id: MATCH, before: SCORE, reason: "Gol trocado" },
    refused: { sheet_corrections_reason: [{ reason: "não" }, { reason: long(501) }] },
  },
};
