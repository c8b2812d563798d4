import { emailField } from "#domain/identity/credentials.ts";
import { err, ok, type Result } from "#domain/result.ts";

interface TypedCard {
  email: string;
  card: string;
}

type Fields = Record<string, string>;

/** Looks right as a card's form would; which numbers pay is the provider's to say. */
export function readCard(form: FormData, today: Temporal.PlainDate): Result<{ card: string }, Fields> {
  const fields: Fields = {};
  const card = textIn(form, "cartao");
  if (card.replaceAll(/\D/g, "").length < 13) fields["cartao"] = "Informe o número do cartão.";
  if (!isValidUntil(textIn(form, "validade"), today))
    fields["validade"] = "Use mês e ano no futuro, como 12/30.";
  if (!/^\d{3,4}$/.test(textIn(form, "cvc").trim())) fields["cvc"] = "Informe os 3 números do verso.";
  return Object.keys(fields).length > 0 ? err(fields) : ok({ card });
}

/** The same with the address; one that the provider knows is not asked for. */
export function readPayment(
  form: FormData,
  knownEmail: string | null,
  today: Temporal.PlainDate,
): Result<TypedCard, Fields> {
  const card = readCard(form, today);
  const email = emailField.safeParse(knownEmail ?? textIn(form, "email"));
  if (card.ok && email.success) return ok({ card: card.value.card, email: email.data });
  return err({
    ...(email.success ? {} : { email: email.error.issues[0]!.message }),
    ...(card.ok ? {} : card.error),
  });
}

export function textIn(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === "string" ? value.slice(0, 300) : "";
}

function isValidUntil(typed: string, today: Temporal.PlainDate): boolean {
  const [, month, year] = /^\s*(\d{1,2})\s*\/\s*(?:20)?(\d{2})\s*$/.exec(typed) ?? [];
  if (!month || !year || Number(month) < 1 || Number(month) > 12) return false;
  const until = Temporal.PlainYearMonth.from({ year: 2000 + Number(year), month: Number(month) });
  return Temporal.PlainYearMonth.compare(until, today.toPlainYearMonth()) >= 0;
}
