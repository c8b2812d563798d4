import bodyFont from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { hash } from "node:crypto";
import { renderToStaticMarkup } from "react-dom/server";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { PROBLEM_DETAILS } from "#domain/api/problem-details.ts";
import { problemOf, type ProblemCode } from "#domain/api/problem.ts";
import { scorers } from "#server/championships/people/scorers.server.ts";
import { ASK_EACH_TIME, tagOf } from "#server/platform/http/copies.server.ts";
import type { DataAnswer, DataRoute } from "#server/platform/http/data-routes.server.ts";
import { framedHeaders } from "#server/platform/http/security-headers.server.ts";
import { toRounds } from "./championship-view.ts";
import { EMBED_PARTS, tabPath, type EmbedPart } from "./components/championship/tabs.ts";
import paperStyle from "./components/paper/paper.css?raw";
import { PaperRounds, PaperScorers, PaperTables } from "./components/paper/paper-parts.tsx";
import { stopWord } from "./event-standing.ts";
import { toScorerView } from "./people-view.ts";
import { readCup } from "#app/read-cup.ts";

const FRAME_STYLE = `
@font-face{font-family:Figtree;font-weight:300 900;font-display:swap;src:url("${bodyFont}") format("woff2")}
*{box-sizing:border-box}
body{margin:0;padding:12px 14px;background:#fff;color:#10201a;font-family:Figtree,system-ui,sans-serif}
h1{margin:0 0 10px;font-size:1.125rem;line-height:1.25;overflow-wrap:anywhere}
h1 small{display:block;color:#56655e;font-size:.875rem;font-weight:500}
a{color:#0b6b3f}
abbr{text-decoration:none}
footer{margin-top:8px;font-size:.8125rem}
footer a{display:inline-block;padding:12px 0;font-weight:600}
`;
const STYLE = `${FRAME_STYLE}${paperStyle}`;
const STYLE_SOURCE = `'sha256-${hash("sha256", STYLE, "base64")}'`;

/**
 * A competition for the pages of other sites. Answered outside of the router, so that no session is read and no cookie
 * is set; no script, no form. Minors are never named here, whatever was agreed for our own pages.
 */
export const embeddedCup: DataRoute = {
  pattern: "/campeonatos/:id/incorporar",
  readsOf(query) {
    const search = new URLSearchParams(query);
    const [category, part] = [search.get("categoria"), search.get("parte")];
    return new URLSearchParams([
      ...(category ? [["categoria", category]] : []),
      ...(isPart(part) ? [["parte", part]] : []),
    ]).toString();
  },
  async read({ params, query }) {
    const search = new URLSearchParams(query);
    const cup = await readCup(params["id"]!, search);
    if (!cup) return page(404, <Missing text="Campeonato não encontrado" />);
    const { event, competition, championship, categoryInAddress } = cup;
    const part = partIn(search, competition.view.tables.length > 0);
    const rounds = toRounds(competition, championship.timeZone);
    const tab = competition.hidden ? "rodadas" : part;
    const body = (
      <main className="paper">
        <h1>
          {event.title}
          <small>{[competition.name, stopWord(event)?.toLowerCase()].filter(Boolean).join(" · ")}</small>
        </h1>
        {tab === "tabela" && <PaperTables {...competition.view} />}
        {tab === "rodadas" && <PaperRounds rounds={rounds} />}
        {tab === "artilharia" && (
          <PaperScorers scorers={(await scorers(competition, "elsewhere")).map(toScorerView)} linked />
        )}
        <footer>
          <a href={tabPath(event.id, tab, categoryInAddress)} target="_blank" rel="noopener">
            Ver tudo em {PRODUCT_NAME}
          </a>
        </footer>
      </main>
    );
    return { ...page(200, body, event.title), sources: cup.sources };
  },
  preflight: () => ({ status: 204, headers: { allow: READS }, body: "" }),
  refuse,
};

const READS = "GET, HEAD, OPTIONS";

/** A knockout has no table: its rounds are shown instead. */
function partIn(search: URLSearchParams, hasTable: boolean): EmbedPart {
  const named = search.get("parte");
  const asked = isPart(named) ? named : "tabela";
  return asked === "tabela" && !hasTable ? "rodadas" : asked;
}

const isPart = (text: string | null): text is EmbedPart => EMBED_PARTS.some((part) => part === text);

function refuse(code: ProblemCode, retryAfterSeconds?: number): DataAnswer {
  const { status, detail } = problemOf(code, PROBLEM_DETAILS[code]);
  const answer = page(status, <Missing text={detail} />);
  return {
    ...answer,
    headers: {
      ...answer.headers,
      ...(code === "method" && { allow: READS }),
      ...(retryAfterSeconds && { "retry-after": String(retryAfterSeconds) }),
    },
  };
}

const Missing = ({ text }: { text: string }) => (
  <main className="paper">
    <h1>{text}</h1>
    <footer>
      <a href="/campeonatos" target="_blank" rel="noopener">
        Campeonatos em {PRODUCT_NAME}
      </a>
    </footer>
  </main>
);

function page(status: number, body: React.ReactNode, title: string = PRODUCT_NAME): DataAnswer {
  const html = `<!DOCTYPE html>${renderToStaticMarkup(
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        {/* oxlint-disable-next-line react/no-danger -- our own style sheet, named by its hash in the policy. */}
        <style dangerouslySetInnerHTML={{ __html: STYLE }} />
      </head>
      <body>{body}</body>
    </html>,
  )}`;
  return {
    status,
    framed: true,
    headers: {
      ...framedHeaders(STYLE_SOURCE),
      "content-type": "text/html; charset=utf-8",
      ...(status === 200
        ? { "cache-control": ASK_EACH_TIME, etag: tagOf(html) }
        : { "cache-control": "no-store" }),
    },
    body: html,
  };
}
