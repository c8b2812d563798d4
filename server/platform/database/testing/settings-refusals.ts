import { ATHLETE, type Refusals } from "./refusals.ts";

const A_BANNER = {
  text: "Manutenção no domingo.",
  tone: "info",
  audience: "everyone",
  shown_from: "2026-11-19",
};
const A_VERSION = { version: "2030-1", changes: "Mais clara.", terms: "Termos", policy: "Política" };

/** What the tables of settings refuse. */
export const SETTINGS_REFUSALS: Record<string, Refusals> = {
  faq_questions: {
    fine: { question: "Como me cadastro?", answer: "Pela página de cadastro.", position: 99 },
    refused: {
      faq_questions_question_length: [{ question: "Oi?" }, { question: "a".repeat(161) }],
      faq_questions_answer_length: [{ answer: "Não." }, { answer: "a".repeat(1501) }],
    },
  },
  site_banners: {
    fine: A_BANNER,
    refused: {
      site_banners_tone: { tone: "loud" },
      site_banners_audience: { audience: "nobody" },
      site_banners_text_length: [{ text: "Oi" }, { text: "a".repeat(241) }],
      site_banners_period: { shown_until: "2026-11-19" },
      site_banners_link: [{ link: "/planos" }, { link_label: "Ver planos" }],
    },
  },
  featured_weeks: {
    fine: { athlete_id: ATHLETE, from_day: "2026-11-16", until_day: "2026-11-22" },
    refused: { featured_weeks_period: { until_day: "2026-11-15" } },
  },
  terms_versions: {
    fine: A_VERSION,
    refused: {
      terms_versions_published: [{ published_at: "2026-11-19" }, { in_force_from: "2026-11-19" }],
    },
  },
};
