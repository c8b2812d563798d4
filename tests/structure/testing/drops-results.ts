import { err, ignore, ok, type Result } from "#domain/result.ts";

const publish = async (id: string): Promise<Result<null, "not_found">> => (id ? ok(null) : err("not_found"));

/** What the check of dropped results finds, and what it leaves alone. Nobody calls this. */
export async function example(ready: boolean): Promise<boolean> {
  await publish("dropped");
  void publish("dropped");
  if (ready) await publish("dropped");
  void (ready ? await publish("dropped") : null);
  await Promise.all(["dropped"].map(publish));

  ignore(await publish("fine"), "nobody waits for it");
  const kept = await publish("fine");
  let later: Result<null, "not_found">;
  later = await publish("fine");
  await fetch("data:,fine");
  ["fine"].push("fine");
  return kept.ok && later.ok && (await publish("fine")).ok;
}
