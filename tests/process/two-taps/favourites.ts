import { count, type World } from "./world.ts";

/** The star of the search and of the favourites changes the list once. */
export async function markFavourites({ taps, member, one }: World): Promise<void> {
  const by = await member("clube@demo.example");
  const id = await one("select id from athletes where subdomain = 'adriel-nunes'");
  const effect = count(`favourites where athlete_id = '${id}'`);
  for (const on of ["/club/buscar", "/club/favoritos"]) {
    await taps.twice({ by, on, fill: { favoritar: id }, effect, becomes: "1" });
    await taps.twice({ by, on, fill: { desfavoritar: id }, effect, becomes: "0" });
  }
}
