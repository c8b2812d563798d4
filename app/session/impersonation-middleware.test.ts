import { expect, test } from "vitest";
import { ROUTE_PATTERNS } from "../../tests/helpers/route-patterns.ts";
import { closedBy } from "./impersonation-middleware.ts";

/** What pages are made of: data, pictures, and addresses that only take a post. None of them answers a file. */
const PARTS = new Set([
  "/admin/visoes",
  "/campeonatos/:id/:tab/fragmento",
  "/campeonatos/:id/jogos/:matchId/fragmento",
  "/sumula/:token/lances",
  "/sumula/:token/app.webmanifest",
  "/championship/:id/partidas/:matchId/sumula/lances",
  "/organizar/entrada/:id/leituras",
  "/admin/revisoes/:id/vez",
  "/admin/mensagens/:id/vez",
  "/cidades",
  "/clubes/nomes",
  "/ver-como/encerrar",
  "/sessao",
  "/api/check-subscription",
  "/api/create-checkout",
  "/api/customer-portal",
  "/api/webhooks/stripe",
  "/campeonatos/:id/tabela.jpg",
  "/campeonatos/:id/jogos/:matchId/resultado.jpg",
  "/campeonatos/:id/evento.jpg",
  "/a/:subdomain/figurinha.jpg",
  "/a/:subdomain/stories.jpg",
  "/a/:subdomain/qr.svg",
  "/peneira-segura/:code/qr.svg",
  "/olheiro/:code/cartao.jpg",
  "/compartilhar.jpg",
  "/arquivos/*",
  "/desenhos/:kind/:seed",
]);

/** Modules of pages end in .tsx. The API is not asked through the router and knows no session. */
const WITHOUT_PAGE = ROUTE_PATTERNS.filter(
  ({ file }) => file.endsWith(".ts") && file !== "data-routes.ts",
).map(({ pattern }) => pattern);

test("a route without a page is closed in somebody's place, or known to answer no file", () => {
  expect(WITHOUT_PAGE.filter((route) => !closedBy(route) && !PARTS.has(route))).toEqual([]);
  expect([...PARTS].filter((route) => closedBy(route) || !WITHOUT_PAGE.includes(route))).toEqual([]);
});

test("pages stay open, apart from conversations", () => {
  const pages = ROUTE_PATTERNS.filter(({ file }) => file.endsWith(".tsx")).map(({ pattern }) => pattern);
  const closed = pages.filter((route) => closedBy(route));
  expect(closed.filter((route) => !/^\/contatos(?:\/|$)/.test(route))).toEqual([]);
});
