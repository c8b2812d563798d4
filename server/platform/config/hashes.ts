import { createHash, createHmac } from "node:crypto";
import { authSecret } from "./secret.ts";

/**
 * A fingerprint that only this product can make: it says whether two things are the same (a CPF, a mailbox,
 * a browser) and cannot be searched for by whoever holds a copy of the database alone.
 */
export const keyedHash = (
  purpose: "address" | "cpf" | "device" | "mailbox" | "network" | "person" | "review" | "walk_in",
  text: string,
): string => createHmac("sha256", authSecret()).update(`${purpose}\0${text}`).digest("base64url");

/**
 * What is stored of a random token, which only its link or cookie holds: a copy of the database opens nothing.
 * The token is too long to be guessed, so that a fast hash is enough.
 */
export const tokenHash = (token: string): string => createHash("sha256").update(token).digest("hex");
