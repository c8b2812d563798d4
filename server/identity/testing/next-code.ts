import type { TOTP } from "otpauth";

/**
 * A code after the one that was just used, which works only once. The server takes codes of the step before
 * and after its own: one of the next step stays good when the clock moves on, one of the last would not.
 */
export const nextCode = (totp: TOTP) => totp.generate({ timestamp: Date.now() + 30_000 });
