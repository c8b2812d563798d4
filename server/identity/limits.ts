import type { Limit } from "#server/platform/limits/limits.ts";

const MINUTE = 60;

/** Wrong passwords for one account, wherever they come from. */
export const LOGIN_PER_ACCOUNT: Limit = { name: "login-account", points: 10, seconds: 15 * MINUTE };
export const LOGIN_PER_ADDRESS: Limit = { name: "login-address", points: 60, seconds: 15 * MINUTE };
export const CODE_PER_ACCOUNT: Limit = { name: "code-account", points: 8, seconds: 15 * MINUTE };
export const RESET_PER_ACCOUNT: Limit = { name: "reset-account", points: 3, seconds: 60 * MINUTE };
export const RESET_PER_ADDRESS: Limit = { name: "reset-address", points: 20, seconds: 60 * MINUTE };
export const SIGN_UP_PER_ADDRESS: Limit = { name: "sign-up-address", points: 20, seconds: 60 * MINUTE };
export const SIGN_UP_PER_ACCOUNT: Limit = { name: "sign-up-account", points: 5, seconds: 60 * MINUTE };
