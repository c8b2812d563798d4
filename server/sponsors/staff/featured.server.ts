import type { Actor } from "#domain/identity/actor.ts";
import { can } from "#domain/sponsors/policy.ts";
import { changeRow } from "#server/platform/change/change-row.ts";
import { sponsors } from "../tables.ts";

/** Among the featured ones on the page of sponsors, or no longer. True: something changed. */
export async function setFeatured(actor: Actor, id: string, featured: boolean): Promise<boolean> {
  const changed = await changeRow(sponsors, id, {
    who: actor,
    action: featured ? "sponsor.featured" : "sponsor.unfeatured",
    allowed: () => can(actor, "file"),
    set: { featured },
  });
  return changed.ok && changed.value.fields.length > 0;
}
