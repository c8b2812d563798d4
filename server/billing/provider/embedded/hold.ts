import { client } from "#server/platform/database/database.ts";
import { find, type Entry } from "./ledger.ts";
import { settle } from "./settle.ts";

/** A customer brought up to their present, alone until the transaction ends: time and people do not act at once. */
export async function holdCustomer(customerId: string): Promise<Entry<"customer">> {
  await client().query("select from embedded_payments where id = $1 for update", [customerId]);
  const customer = await find("customer", customerId);
  if (!customer) throw new Error("no such customer");
  await settle(customer);
  return customer;
}
