import { appDomain, publicUrl } from "#server/platform/config/site.server.ts";
import { isMainHost } from "../sitemaps.ts";
import type { Route } from "./+types/robots.ts";

// What belongs to a person, or is made for programs. Profiles that search engines may not show are not
// here: they must be read to say so themselves, and this file would list their names.
const PRIVATE = [
  "/admin",
  "/conta$",
  "/conta/",
  "/athlete/",
  "/club/",
  "/convite-clube/",
  "/championship/",
  "/responsavel",
  "/inscricoes",
  "/entrada-no-dia/",
  "/patrocinador$",
  "/profile-selection",
  "/sessao",
  "/sair",
  "/login/",
  "/recuperar-senha",
  "/redefinir-senha",
  "/confirmar-email",
  "/denunciar",
  "/signup-after-payment",
  "/pagamento-de-teste/",
  "/dev/",
  "/api/auth/",
  "/api/v1/",
  "/*.data$",
];

export function loader({ url }: Route.LoaderArgs) {
  return new Response(textFor(url), {
    headers: { "content-type": "text/plain; charset=utf-8", "cache-control": "public, max-age=3600" },
  });
}

function textFor(url: URL): string {
  if (isMainHost(url)) {
    const refused = PRIVATE.map((path) => `Disallow: ${path}`);
    return ["User-agent: *", ...refused, "", `Sitemap: ${publicUrl("/sitemap.xml")}`, ""].join("\n");
  }
  // Athletes' own hosts say page by page what may be shown; search engines are kept off any other host.
  const ours = url.hostname.endsWith(`.${appDomain()}`);
  return `User-agent: *\nDisallow:${ours ? "" : " /"}\n`;
}
