import { ATHLETE, CLUB, MEDIA, SHAPES_OF_NO_CNPJ, type Refusals } from "./refusals.ts";

/** An item of which a club said who appears on it. */
/** Another club than `CLUB`. */
export const OPPONENT = "00000000-0000-7000-8000-000000000109";
export const CLUB_MEDIA = "00000000-0000-7000-8000-000000000108";

/** A club, what it says of itself, and its athletes. */
export const CLUB_REFUSALS: Record<string, Refusals> = {
  club_matches: {
    fine: {
      club_id: CLUB,
      opponent_name: "Ajax",
      goals_for: 3,
      goals_against: 1,
      match_date: "2026-01-01",
    },
    refused: {
      club_matches_goals: [{ goals_for: -1 }, { goals_against: 100 }],
      club_matches_contested_goals: [{ contested_for: -1 }, { contested_against: 100 }],
      club_matches_category: [{ category: 6 }, { category: 24 }],
      club_matches_source: { source: "rumour", state: "confirmed" },
      club_matches_state: { state: "lost" },
      club_matches_confirmed: [{ state: "confirmed" }, { source: "staff" }],
      club_matches_contested: { state: "contested", contested_for: 1 },
      club_matches_opponent: [
        { opponent_name: null },
        { opponent_id: CLUB },
        { opponent_id: CLUB, opponent_name: null },
      ],
      club_matches_opponent_length: [{ opponent_name: "" }, { opponent_name: "A".repeat(121) }],
      club_matches_evidence_length: [{ evidence: "" }, { evidence: "E".repeat(501) }],
      club_matches_sheet: [{ source_ref: "match:1" }, { source: "match_sheet", state: "confirmed" }],
    },
  },
  club_point_adjustments: {
    fine: { club_id: CLUB, season: 2026, points: -3, reason: "Atleta sem inscrição" },
    refused: {
      club_point_adjustments_season: [{ season: 1999 }, { season: 2101 }],
      club_point_adjustments_points: [{ points: 0 }, { points: 61 }, { points: -61 }],
      club_point_adjustments_reason: [{ reason: "Oi" }, { reason: "R".repeat(201) }],
    },
  },
  clubs: {
    fine: { name: "Esporte Clube Serra", cnpj: "12ABC34501DE35" },
    refused: {
      clubs_name_length: [{ name: "E" }, { name: "E".repeat(121) }],
      clubs_wanted_name_length: [{ wanted_name: "E" }, { wanted_name: "E".repeat(121) }],
      clubs_cnpj_shape: SHAPES_OF_NO_CNPJ,
      clubs_state: { state: "XX" },
      clubs_foundation_year: [{ foundation_year: 1849 }, { foundation_year: 2101 }],
      clubs_position: { position: 0 },
      clubs_category: { category: "Seleção" },
      clubs_partnership: { partnership: "Total" },
    },
  },
  home_testimonials: {
    fine: { message: "Encontramos três reforços.", name: "Rita", role: "Coordenadora" },
    refused: { home_testimonials_source: [{ message: null }] },
  },
  club_testimonials: {
    fine: { club_id: CLUB, name: "Rita", type: "parent", message: "Ótimo" },
    refused: {
      club_testimonials_type: { type: "coach" },
      club_testimonials_state: { state: "read" },
      club_testimonials_name_length: [{ name: "R" }, { name: "R".repeat(121) }],
      club_testimonials_message_length: [{ message: "" }, { message: "a".repeat(1001) }],
    },
  },
  club_athletes: {
    fine: { club_id: CLUB, athlete_id: ATHLETE },
    refused: { club_athletes_asked_by: { asked_by: "staff" } },
  },
  club_link_refusals: {
    fine: { club_id: CLUB, athlete_id: ATHLETE, refused_by: "club" },
    refused: { club_link_refusals_refused_by: { refused_by: "staff" } },
  },
  club_media: {
    fine: { media_id: MEDIA, club_id: CLUB, minors: "none" },
    refused: { club_media_minors: { minors: "some" } },
  },
  club_media_athletes: {
    fine: { media_id: CLUB_MEDIA, athlete_id: ATHLETE, decision: "waiting" },
    refused: { club_media_athletes_decision: { decision: "maybe" } },
  },
};
