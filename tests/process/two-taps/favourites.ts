import type { PageForm } from "../../helpers/page-forms.ts";
import { count, type World } from "./world.ts";

/** The star of the search and of the favourites changes the list once. */
export async function markFavourites({ taps, member, one }: World): Promise<void> {
  const by = await member("clube@demo.example");
  const id = await one("select id from athletes where subdomain = 'adriel-nunes'");
  const effect = count(`favourites where athlete_id = '${id}'`);
  for (const on of ["/club/buscar", "/club/favoritos"]) {
    const star = { by, on, form: ({ action }: PageForm) => action.split("?", 1)[0] === on, effect };
    await taps.twice({ ...star, fill: { favoritar: id }, becomes: "1" });
    await taps.twice({ ...star, fill: { desfavoritar: id }, becomes: "0" });
  }
}
