/** Whether one person may well own both addresses: the letters before the @ are the same, without digits and dots. */
export function similarMailboxes(one: string, other: string): boolean {
  const [letters, others] = [lettersOf(one), lettersOf(other)];
  const [shorter, longer] = letters.length < others.length ? [letters, others] : [others, letters];
  return shorter.length >= SHORTEST_TELLING && longer.includes(shorter);
}

/** Shorter ones ("ana", "joao") are found in many addresses. */
const SHORTEST_TELLING = 5;

const lettersOf = (email: string): string =>
  mailboxOf(email)
    .split("@", 1)[0]!
    .normalize("NFD")
    .replaceAll(/[^a-z]/g, "");

/**
 * Whether two addresses very likely end in one mailbox: capitals and "+anything" never make another one,
 * and Gmail ignores dots. Refusing a rare stranger is better than a child who answers for themselves.
 */
export const sameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

export function mailboxOf(email: string): string {
  const [local = "", domain = ""] = email
    .normalize("NFKC")
    .trim()
    .toLowerCase()
    .split(/@(?=[^@]*$)/);
  const name = local.split("+", 1)[0]!;
  return /^(gmail|googlemail)\.com$/.test(domain)
    ? `${name.replaceAll(".", "")}@gmail.com`
    : `${name}@${domain}`;
}

/** "ma•••@gmail.com": enough for someone who knows the address to recognise it. */
export function maskEmail(email: string): string {
  const [local = "", domain = ""] = email.split(/@(?=[^@]*$)/);
  return `${local.slice(0, Math.min(2, local.length - 1))}•••@${domain}`;
}
