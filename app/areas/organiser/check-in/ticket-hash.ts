/** SHA-256 in hex: the list holds hashes, so that a lost phone gives away no ticket. */
export async function ticketHash(token: string): Promise<string> {
  const digest = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(token));
  return Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, "0")).join("");
}
