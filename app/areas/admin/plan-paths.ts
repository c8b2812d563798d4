export const PLANS = "/admin/planos";
