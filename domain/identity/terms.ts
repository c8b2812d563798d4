/** The version of the terms and the policy that a sign-up accepts; it is recorded with the time. */
export const TERMS_VERSION = "2026-11";
