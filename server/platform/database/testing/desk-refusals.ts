import { ATHLETE, USER, type Refusals } from "./refusals.ts";

export const DESK_REFUSALS: Record<string, Refusals> = {
  staff_notes: {
    fine: { subject_type: "athlete", subject_id: ATHLETE, text: "Falamos com a mãe por telefone." },
    refused: {
      staff_notes_subject_type: { subject_type: "session" },
      staff_notes_length: [{ text: "" }, { text: "a".repeat(2001) }],
    },
  },
  saved_views: {
    fine: { user_id: USER, list: "/admin/atletas", name: "Goleiros", query: "posicao=goleiro" },
    refused: {
      saved_views_list: [{ list: "/conta" }, { list: "/admin/Atletas" }],
      saved_views_name_length: [{ name: "" }, { name: "a".repeat(41) }],
      saved_views_query_length: [{ query: "" }, { query: "a".repeat(501) }],
    },
  },
  daily_figures: {
    fine: { day: "2026-11-19", figure: "sign_ups", value: 3 },
    refused: { daily_figures_figure: { figure: "mood" } },
  },
};
