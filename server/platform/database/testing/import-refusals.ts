import { ATHLETE, type Refusals } from "./refusals.ts";

export const IMPORT = "00000000-0000-7000-8000-0000000000d1";

/** What the tables of imports refuse. */
export const IMPORT_REFUSALS: Record<string, Refusals> = {
  imports: {
    fine: { kind: "athletes", file_name: "lista.csv" },
    refused: {
      imports_kind: { kind: "sponsors" },
      imports_state: { state: "lost" },
      imports_encoding: { encoding: "latin1" },
      imports_file_name_length: [{ file_name: "" }, { file_name: "a".repeat(201) }],
      imports_counts: [{ rows: -1 }, { done_rows: -1 }],
    },
  },
  import_problems: {
    fine: { import_id: IMPORT, position: 0, reason: "Falta o nome." },
    refused: { import_problems_reason_length: [{ reason: "" }, { reason: "a".repeat(501) }] },
  },
  named_guardians: {
    fine: { athlete_id: ATHLETE, name: "Maria", email: "maria@example.com" },
    refused: { named_guardians_name_length: [{ name: "M" }, { name: "M".repeat(121) }] },
  },
};
