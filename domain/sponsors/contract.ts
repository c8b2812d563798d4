/** The highest level first. */
export const SPONSOR_LEVELS = ["Premium", "Ouro", "Prata", "Bronze"] as const;
export type SponsorLevel = (typeof SPONSOR_LEVELS)[number];

export const SPONSOR_STATUSES = ["Ativo", "Expirado", "Pendente"] as const;
export type SponsorStatus = (typeof SPONSOR_STATUSES)[number];

export interface Contract {
  /** As staff decided it: approved, not yet, or ended by hand. */
  status: SponsorStatus;
  contractStart: Temporal.PlainDate | null;
  contractEnd: Temporal.PlainDate | null;
}

/** What a sponsor is today: a contract begins and expires by itself, on its dates. `statusSql` says the same to PostgreSQL. */
export function statusOn(
  today: Temporal.PlainDate,
  { status, contractStart, contractEnd }: Contract,
): SponsorStatus {
  if (status !== "Ativo") return status;
  if (contractEnd && Temporal.PlainDate.compare(contractEnd, today) < 0) return "Expirado";
  return contractStart && Temporal.PlainDate.compare(contractStart, today) > 0 ? "Pendente" : "Ativo";
}
