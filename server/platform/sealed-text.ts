import { authSecret } from "./config/secret.ts";

// Loaded when something is sealed or opened: most requests do neither.
const library = () => import("better-auth/crypto");

/** Text that only this product can read again, for what must not lie open in the database. */
export async function seal(data: string): Promise<string> {
  const { symmetricEncrypt } = await library();
  return symmetricEncrypt({ key: authSecret(), data });
}

export async function unseal(sealed: string): Promise<string> {
  const { symmetricDecrypt } = await library();
  return symmetricDecrypt({ key: authSecret(), data: sealed });
}

/** Null where the secret has changed since: what was sealed then can be made anew, and must not stop a page. */
export async function unsealIfPossible(sealed: string): Promise<string | null> {
  try {
    return await unseal(sealed);
  } catch {
    return null;
  }
}
