import { ATHLETE, CLUB, USER, type Refusals } from "./refusals.ts";

export const SHORTLIST = "00000000-0000-7000-8000-000000000009";
export const SHORTLIST_ENTRY = "00000000-0000-7000-8000-00000000000a";
export const SAVED_SEARCH = "00000000-0000-7000-8000-00000000000b";

/** The tables of a club's lists and notes. */
export const SCOUTING_REFUSALS: Record<string, Refusals> = {
  shortlists: {
    fine: { club_id: CLUB, name: "Ponta-esquerda para 2027" },
    refused: {
      shortlists_name_length: [{ name: "" }, { name: "a".repeat(81) }],
      shortlists_positions: { positions: ["Líbero"] },
      shortlists_foot: { foot: "Esquerdo" },
      shortlists_birth_years: [{ born_from: 1899 }, { born_to: 2101 }, { born_from: 2011, born_to: 2009 }],
    },
  },
  shortlist_entries: {
    fine: { shortlist_id: SHORTLIST, athlete_id: ATHLETE, rank: 0 },
    refused: { shortlist_entries_stage: { stage: "lost" } },
  },
  shortlist_entry_changes: {
    fine: { entry_id: SHORTLIST_ENTRY, what: "stage", stage: "approved" },
    refused: {
      shortlist_entry_changes_what: { what: "lost" },
      shortlist_entry_changes_stage: { stage: "lost" },
      shortlist_entry_changes_value: [
        { what: "moved" },
        { what: "moved", stage: null },
        { stage: null },
        { place: 3 },
      ],
    },
  },
  scout_notes: {
    fine: { club_id: CLUB, athlete_id: ATHLETE, author_id: USER, private: true, text: "Bom primeiro toque" },
    refused: {
      scout_notes_text_length: [{ text: "" }, { text: "a".repeat(2001) }],
      scout_notes_tags: { tags: ["a", "b", "c", "d", "e", "f", "g"] },
      scout_notes_match_length: [{ match: "" }, { match: "a".repeat(121) }],
      scout_notes_minute: [{ minute: -1 }, { minute: 151 }],
      scout_notes_private_author: { author_id: null },
    },
  },
  saved_searches: {
    fine: { club_id: CLUB, name: "Pontas de 2010", query: "{}", stop_token: "t" },
    refused: { saved_searches_name_length: [{ name: "" }, { name: "a".repeat(81) }] },
  },
  saved_search_matches: {
    fine: { search_id: SAVED_SEARCH, athlete_id: ATHLETE, published: true },
    refused: {},
  },
};
