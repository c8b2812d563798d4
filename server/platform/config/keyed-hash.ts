import { createHmac } from "node:crypto";
import { authSecret } from "./secret.ts";

/**
 * A fingerprint that only this product can make: it says whether two things are the same (a CPF, a mailbox,
 * a browser) and cannot be searched for by whoever holds a copy of the database alone.
 */
export const keyedHash = (purpose: "cpf" | "device" | "mailbox" | "person", text: string): string =>
  createHmac("sha256", authSecret()).update(`${purpose}\0${text}`).digest("base64url");
