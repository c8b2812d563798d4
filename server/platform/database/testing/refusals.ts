/** What the database refuses, table by table: a row that is fine, and for each rule what breaks it. */
export type Row = Record<string, unknown>;
export interface Refusals {
  fine: Row;
  refused: Record<string, Row | Row[]>;
}

export const USER = "00000000-0000-7000-8000-000000000001";
export const ATHLETE = "00000000-0000-7000-8000-000000000002";
export const CLUB = "00000000-0000-7000-8000-000000000003";

export const PROFILE = "00000000-0000-7000-8000-000000000009";

export const PLAN = "00000000-0000-7000-8000-000000000004";
export const CUSTOMER = "00000000-0000-7000-8000-000000000005";
export const SUBSCRIPTION = "00000000-0000-7000-8000-000000000006";

export const MEDIA = "00000000-0000-7000-8000-000000000008";

export const SPONSOR = "00000000-0000-7000-8000-000000000007";

export const A_SUBSCRIPTION = {
  customer_id: CUSTOMER,
  provider_subscription_id: "sub_2",
  plan_id: PLAN,
  cents: 2990,
  status: "active",
  started_at: "2026-01-01T00:00:00Z",
  period_ends_at: "2026-02-01T00:00:00Z",
  cancel_at_period_end: false,
};

export const SHAPES_OF_NO_CNPJ = [
  { cnpj: "11.222.333/0001-81" },
  { cnpj: "1122233300018" },
  { cnpj: "1122233300018A" },
  { cnpj: "1122233300a181" },
];

export const REFUSALS: Record<string, Refusals> = {
  athletes: {
    fine: {
      subdomain: "kaua-ribeiro",
      name: "Kauã Ribeiro",
      height_cm: 175,
      weight_kg: 64,
      shirt_number: 10,
    },
    refused: {
      athletes_subdomain_shape: [
        "",
        "-kaua",
        "kaua-",
        "Kaua",
        "kauã",
        "kaua ribeiro",
        "a.b",
        "a".repeat(64),
      ].map((subdomain) => ({ subdomain })),
      athletes_name_length: [{ name: "K" }, { name: "K".repeat(121) }],
      athletes_completeness: [{ completeness: -1 }, { completeness: 101 }],
      athletes_position: { position: "Líbero" },
      athletes_secondary_positions: { position: "Meia", secondary_positions: ["Meia"] },
      athletes_modality: { modality: "misto" },
      athletes_state: [{ state: "XX" }, { state: "sp" }],
      athletes_foot: { foot: "Esquerdo" },
      athletes_visibility: { visibility: "secret" },
      athletes_was_public: { visibility: "public", birthdate: "2010-01-01", was_public: true },
      athletes_height: [{ height_cm: 99 }, { height_cm: 231 }],
      athletes_weight: [{ weight_kg: 24 }, { weight_kg: 151 }],
      athletes_shirt_number: [{ shirt_number: 0 }, { shirt_number: 100 }],
      athletes_traits: [
        { traits: ["voar"] },
        { traits: ["velocidade", "drible", "desarme", "força", "reflexo", "liderança", "passe curto"] },
      ],
      athletes_about_length: { about: "a".repeat(4001) },
      athletes_public_needs_birthdate: [
        { visibility: "public" },
        { visibility: "public", birthdate: "2010-01-01", birthdate_estimated: true },
        { visibility: "public", birthdate: "2010-01-01", deleted_at: "2026-01-01T00:00:00Z" },
      ],
    },
  },
  athlete_changes: {
    fine: { athlete_id: ATHLETE, field: "about" },
    refused: {
      athlete_changes_field: { field: "shoe_size" },
      athlete_changes_state: { state: "lost", decided_at: "2026-01-01T00:00:00Z" },
      athlete_changes_decided: [{ state: "approved" }, { decided_at: "2026-01-01T00:00:00Z" }],
    },
  },
  athlete_seasons: {
    fine: { athlete_id: ATHLETE, games: 10 },
    refused: {
      athlete_seasons_source: { source: "rumour" },
      athlete_seasons_year: [{ year: 1989 }, { year: 2101 }],
      athlete_seasons_club_length: [{ club: "" }, { club: "a".repeat(201) }],
      athlete_seasons_confirmed: [
        { source: "club" },
        { source: "club", confirmed_by: CLUB },
        { confirmed_by: CLUB, confirmed_at: "2026-01-01T00:00:00Z" },
      ],
      athlete_seasons_from_sheets: { from_sheets: true },
      athlete_seasons_asked: [
        { source: "match_sheet", asked_club_id: CLUB },
        { refused_at: "2026-01-01T00:00:00Z" },
      ],
      athlete_seasons_refused_reason: [
        { refused_reason: "Sem registro" },
        { asked_club_id: CLUB, refused_at: "2026-01-01T00:00:00Z", refused_reason: "" },
        { asked_club_id: CLUB, refused_at: "2026-01-01T00:00:00Z", refused_reason: "R".repeat(201) },
      ],
      athlete_seasons_not_negative: ["games", "goals", "assists", "yellow_cards", "red_cards", "minutes"].map(
        (column) => ({ [column]: -1 }),
      ),
      athlete_seasons_pass_percent: [{ pass_accuracy: -1 }, { pass_accuracy: 101 }],
      athlete_seasons_dribble_percent: [{ successful_dribbles: -1 }, { successful_dribbles: 101 }],
      athlete_seasons_athlete_id_athletes_id_fk: { athlete_id: USER },
    },
  },
  municipalities: {
    fine: { code: 9999999, state: "SP", name: "Nova Cidade" },
    refused: { municipalities_state: { state: "XX" } },
  },
  category_averages: {
    fine: {
      birth_year: 2010,
      position_group: "Atacante",
      modality: "masculino",
      source: "declared",
      athletes: 10,
      games: 1,
      goals: 1,
      assists: 1,
      yellow_cards: 1,
      red_cards: 1,
      minutes: 1,
    },
    refused: { category_averages_source: { source: "rumour" } },
  },
  athlete_achievements: {
    fine: { athlete_id: ATHLETE, achievement: "Artilheiro" },
    refused: { athlete_achievements_length: [{ achievement: "" }, { achievement: "a".repeat(201) }] },
  },
  athlete_history: {
    fine: { athlete_id: ATHLETE, year: 2024, club: "Ajax" },
    refused: { athlete_history_year: [{ year: 1989 }, { year: 2101 }] },
  },
  media: {
    fine: { owner_type: "athlete", owner_id: ATHLETE, kind: "photo" },
    refused: {
      media_kind: { kind: "music" },
      media_owner_type: { owner_type: "user" },
      media_state: { state: "seen" },
      media_title_length: { title: "a".repeat(121) },
      media_colour: [{ colour: "red" }, { colour: "#FFFFFF" }],
      media_duration: [{ duration_seconds: -1 }, { duration_seconds: 36_001 }],
    },
  },
  take_downs: {
    fine: {
      media_id: MEDIA,
      reason: "É meu filho.",
      mailbox_hash: "a",
      network_hash: "b",
      minor: true,
      hid: true,
    },
    refused: {
      take_downs_outcome: { outcome: "lost" },
      take_downs_reason_length: [{ reason: "" }, { reason: "a".repeat(1001) }],
    },
  },
  media_files: {
    fine: {
      media_id: MEDIA,
      role: "picture",
      format: "webp",
      width: 320,
      height: 240,
      bytes: 1,
      key: "a.webp",
    },
    refused: { media_files_role: { role: "sound" }, media_files_format: { format: "gif" } },
  },
  media_uploads: {
    fine: { user_id: USER, owner_type: "athlete", owner_id: ATHLETE, kind: "photo", bytes: 1 },
    refused: {
      media_uploads_kind: { kind: "music" },
      media_uploads_owner_type: { owner_type: "user" },
      media_uploads_state: { state: "lost" },
      media_uploads_problem: { problem: "rain" },
    },
  },
  championships: {
    fine: { name: "Copa Serra", start_date: "2026-01-01", end_date: "2026-01-01" },
    refused: {
      championships_name_length: [{ name: "" }, { name: "C".repeat(161) }],
      championships_status: { status: "cancelled" },
      championships_period: { end_date: "2025-12-31" },
      championships_state: { state: "XX" },
      championships_one_organiser: { club_id: CLUB, organiser_profile_id: PROFILE },
    },
  },
  events: {
    fine: {
      title: "Peneira",
      type: "peneira",
      starts_at: "2026-12-01T12:00:00Z",
      location: "Estádio",
      max_participants: 40,
      reserved_for_subscribers: 40,
    },
    refused: {
      events_title_length: [{ title: "" }, { title: "P".repeat(161) }],
      events_type: { type: "festa" },
      events_approval: { approval: "maybe" },
      events_state: { state: "XX" },
      events_capacity: { max_participants: 0, reserved_for_subscribers: 0 },
      events_fee: { fee_cents: -1 },
      events_end: [{ ends_at: "2026-12-01T12:00:00Z" }, { ends_at: "2026-12-01T11:00:00Z" }],
      events_registration_end: { registration_ends_at: "2026-12-01T12:00:01Z" },
      events_modality: { modality: "misto" },
      events_feedback_days: [{ feedback_days: 0 }, { feedback_days: 31 }],
      events_reserved: [{ reserved_for_subscribers: 41 }, { reserved_for_subscribers: -1 }],
    },
  },
  inquiries: {
    fine: {
      kind: "interest",
      name: "Rita",
      email: "rita@example.com",
      details: { age: 13, guardian: true },
    },
    refused: {
      inquiries_kind: { kind: "spam" },
      inquiries_state: { state: "lost" },
      inquiries_handled: [{ state: "handled" }, { handled_at: "2026-01-01T00:00:00Z" }],
      inquiries_name_length: [{ name: "" }, { name: "a".repeat(161) }],
      inquiries_message_length: { message: "a".repeat(5001) },
      inquiries_answerable: { email: null },
      inquiries_answer_length: { answer: "a".repeat(3001) },
      inquiries_lease: { assignee_id: USER },
      inquiries_due: [{ due_on: "2026-01-16" }, { kind: "data_request" }],
      inquiries_minor_by_guardian: [{ details: { age: 17 } }, { details: {} }],
      inquiries_athlete: { athlete_id: ATHLETE },
    },
  },
  sponsor_changes: {
    fine: { sponsor_id: SPONSOR, name: "Padaria Serra", link: "https://example.com" },
    refused: {
      sponsor_changes_name_length: { name: "P" },
      sponsor_changes_link: { link: "javascript:alert(1)" },
    },
  },
  sponsors: {
    fine: {
      name: "Padaria Serra",
      link: "https://example.com",
      contract_start: "2026-01-01",
      contract_end: "2026-01-01",
    },
    refused: {
      sponsors_name_length: { name: "P" },
      sponsors_cnpj_shape: SHAPES_OF_NO_CNPJ,
      sponsors_link: [
        { link: "javascript:alert(1)" },
        { link: "example.com" },
        { link: " https://example.com" },
      ],
      sponsors_level: { level: "Diamante" },
      sponsors_status: { status: "Inativo" },
      sponsors_contract: { contract_end: "2025-12-31" },
    },
  },
  subscription_plans: {
    fine: { name: "Atleta", price_amount: 0, target_audience: "athlete" },
    refused: {
      subscription_plans_price: { price_amount: -1 },
      subscription_plans_audience: { target_audience: "everyone" },
      subscription_plans_grants: { grants: ["everything"] },
    },
  },
  checkouts: {
    fine: { provider: "embedded", plan_id: PLAN, cents: 2990, trial_days: 15 },
    refused: {
      checkouts_holder: [{ holder_type: "athlete" }, { holder_id: ATHLETE }],
      checkouts_holder_type: { holder_type: "sponsor", holder_id: ATHLETE },
      checkouts_amounts: [{ cents: -1 }, { trial_days: -1 }],
    },
  },
  subscriptions: {
    fine: A_SUBSCRIPTION,
    refused: {
      subscriptions_status: { status: "asleep" },
      subscriptions_holder: [{ holder_type: "athlete" }, { holder_id: ATHLETE }],
      subscriptions_holder_type: { holder_type: "sponsor", holder_id: ATHLETE },
    },
  },
  billing_invoices: {
    fine: {
      subscription_id: SUBSCRIPTION,
      provider_invoice_id: "in_1",
      cents: 2990,
      refunded_cents: 0,
      issued_at: "2026-01-01T00:00:00Z",
    },
    refused: { billing_invoices_amounts: [{ refunded_cents: -1 }, { refunded_cents: 2991 }] },
  },
  profiles: { fine: { id: USER }, refused: { profiles_role: { role: "root" } } },
  sessions: {
    fine: { user_id: USER, token: "t", expires_at: "2027-01-01T00:00:00Z" },
    refused: {
      sessions_assurance: { assurance: "aal9" },
      sessions_user_id_users_id_fk: { user_id: ATHLETE },
    },
  },
  user_profiles: {
    fine: { user_id: USER, profile_type: "athlete" },
    refused: { user_profiles_type: { profile_type: "root" } },
  },
  age_statements: {
    fine: {
      mailbox_hash: "h",
      source: "email",
      birth_year: 2012,
      age_group: "under_13",
      stated_on: "2026-01-01",
    },
    refused: {
      age_statements_group: { age_group: "old" },
      age_statements_source: { source: "rumour" },
    },
  },
  profile_views: {
    fine: { athlete_id: ATHLETE, club_id: CLUB, day: "2026-01-01", kinds: "{profile,video}" },
    refused: { profile_views_kinds: [{ kinds: "{glance}" }, { kinds: "{}" }] },
  },
  favourites: { fine: { club_id: CLUB, athlete_id: ATHLETE }, refused: {} },
  guardian_tries: {
    fine: { athlete_id: ATHLETE, refusal: "cpf_taken", cpf_hash: "h" },
    refused: { guardian_tries_refusal: { refusal: "because" } },
  },
  guardianships: {
    fine: {
      athlete_id: ATHLETE,
      name: "Rita",
      email: "rita@example.com",
      token_hash: "h",
      token_expires_at: "2027-01-01T00:00:00Z",
    },
    refused: {
      guardianships_confirmed: [{ confirmed_at: "2026-01-01T00:00:00Z" }, { guardian_user_id: USER }],
      guardianships_athlete: { athlete_id: USER },
      guardianships_place: [{ place: 0 }, { place: 3 }],
    },
  },
  consents: {
    fine: { athlete_id: ATHLETE, decision: "granted", text_version: "1" },
    refused: { consents_decision: { decision: "perhaps" } },
  },
  name_consents: {
    fine: { athlete_id: ATHLETE, decision: "granted", text_version: "1" },
    refused: { name_consents_decision: { decision: "lifted" } },
  },
  reports: {
    fine: { subject_type: "athlete", subject_id: ATHLETE, reason: "other" },
    refused: {
      reports_subject_type: { subject_type: "user" },
      reports_reason: { reason: "boring" },
      reports_details_length: { details: "a".repeat(2001) },
    },
  },
  data_exports: { fine: { user_id: USER }, refused: { data_exports_state: { state: "lost" } } },
  mails: {
    fine: { to: "rita@example.com", subject: "Oi", text: "Oi", html: "Oi", template: "test" },
    refused: { mails_state: { state: "lost" } },
  },
  canned_answers: {
    fine: { topic: "event", title: "Taxa", body: "Explique a taxa." },
    refused: {
      canned_answers_topic: { topic: "spam" },
      canned_answers_title_length: [{ title: "" }, { title: "a".repeat(81) }],
      canned_answers_body_length: [{ body: "" }, { body: "a".repeat(901) }],
    },
  },
  reviews: {
    fine: { kind: "test", subject_id: ATHLETE },
    refused: {
      reviews_state: { state: "lost", decided_at: "2026-01-01T00:00:00Z" },
      reviews_decided: [{ state: "approved" }, { decided_at: "2026-01-01T00:00:00Z" }],
      reviews_rejection_has_reason: [
        { state: "rejected", decided_at: "2026-01-01T00:00:00Z" },
        { state: "adjust", decided_at: "2026-01-01T00:00:00Z" },
      ],
      reviews_lease: { assignee_id: USER },
    },
  },
};
