/**
 * Whether two addresses very likely end in one mailbox: capitals and "+anything" never make another one,
 * and Gmail ignores dots. Refusing a rare stranger is better than a child who answers for themselves.
 */
export const sameMailbox = (one: string, other: string): boolean => mailboxOf(one) === mailboxOf(other);

function mailboxOf(email: string): string {
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
