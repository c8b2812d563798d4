import { createHash } from "node:crypto";
import type { IncomingMessage, ServerResponse } from "node:http";
import { PROBLEM_TYPE, problemOf, type Problem, type ProblemCode } from "#domain/api/problem.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import { isForPrograms } from "./route-words.server.ts";

interface Refusal {
  status: number;
  title: string;
  text: string;
  retryAfterSeconds?: number;
  /** The methods that would be taken. */
  allow?: string;
  /** How the documentation of the API calls it. */
  problem?: ProblemCode;
}

const REFUSALS = {
  bad_address: {
    status: 400,
    title: "Endereço inválido",
    text: "Endereço inválido. Confira o link e tente de novo.",
    problem: "invalid",
  },
  cross_origin: {
    status: 403,
    title: "Envio recusado",
    text: "Este envio veio de outro site e não foi aceito. Abra a página por aqui e envie de novo.",
  },
  method: {
    status: 405,
    title: "Envio recusado",
    text: "Este endereço não aceita este tipo de envio.",
    problem: "method",
    allow: "GET, HEAD, POST",
  },
  too_slow: {
    status: 408,
    title: "Envio interrompido",
    text: "O envio demorou demais para chegar. Confira sua conexão e tente de novo.",
  },
  too_large: {
    status: 413,
    title: "Envio grande demais",
    text: "O envio é grande demais. Reduza o conteúdo e tente novamente.",
  },
  too_long: {
    status: 414,
    title: "Endereço longo demais",
    text: "Este endereço é longo demais. Confira o link e tente de novo.",
    problem: "too_long",
  },
  too_many: {
    status: 429,
    title: "Muitos pedidos ao mesmo tempo",
    text: "Recebemos muitos pedidos da sua rede ao mesmo tempo. Espere alguns segundos e tente de novo.",
    retryAfterSeconds: 5,
    problem: "too_many",
  },
  failed: {
    status: 500,
    title: "Erro inesperado",
    text: "Ocorreu um erro inesperado. Tente novamente em instantes.",
    problem: "internal",
  },
  overloaded: {
    status: 503,
    title: "Muita gente por aqui agora",
    text: "Não conseguimos atender agora. Espere alguns segundos e tente de novo.",
    retryAfterSeconds: 10,
    problem: "unavailable",
  },
} as const satisfies Record<string, Refusal>;

type RefusalCode = keyof typeof REFUSALS;

/**
 * An answer that the router has no part in: short, and readable for whoever asked. The connection stays: closed
 * while the visitor still sends, it would take the answer along.
 */
export function refuse(request: IncomingMessage, response: ServerResponse, code: RefusalCode): void {
  if (response.headersSent) return void response.destroy();
  const refusal: Refusal = REFUSALS[code];
  const { type, body, policy } = formOf(request, refusal);
  if (policy) response.setHeader("content-security-policy", policy);
  if (refusal.retryAfterSeconds) response.setHeader("retry-after", refusal.retryAfterSeconds);
  if (refusal.allow) response.setHeader("allow", refusal.allow);
  response.writeHead(refusal.status, {
    "content-type": type,
    "content-length": Buffer.byteLength(body),
    "cache-control": "no-store",
  });
  response.end(request.method === "HEAD" ? undefined : body);
}

/** Programs get the error in the form that they read, people get a page. */
function formOf({ url = "", headers }: IncomingMessage, refusal: Refusal) {
  if (isForPrograms(url)) return { type: PROBLEM_TYPE, body: JSON.stringify(toProblem(refusal)) };
  if (headers.accept?.includes("text/html"))
    return { type: "text/html; charset=utf-8", body: toPage(refusal), policy: PAGE_POLICY };
  return { type: "text/plain; charset=utf-8", body: refusal.text };
}

const toProblem = ({ problem, status, title, text }: Refusal): Problem =>
  problem ? problemOf(problem, text) : { type: "about:blank", title, status, detail: text };

// In one piece: under load nothing else should have to be fetched to read two sentences.
const STYLE =
  "body{margin:0;display:grid;min-height:100vh;place-items:center;background:#f6f4ec;color:#10291d;" +
  "font:1.125rem/1.5 system-ui,sans-serif}main{max-width:32rem;padding:1.5rem}" +
  "h1{margin:0;font-size:2rem;line-height:1.15}a{color:#07512f;font-weight:600}";
const STYLE_HASH = createHash("sha256").update(STYLE).digest("base64");
const PAGE_POLICY = `default-src 'none'; style-src 'sha256-${STYLE_HASH}'; frame-ancestors 'none'`;

const toPage = ({ title, text }: Refusal): string =>
  `<!DOCTYPE html><html lang="pt-BR"><head><meta charset="utf-8">` +
  `<meta name="viewport" content="width=device-width, initial-scale=1">` +
  `<title>${title} · ${PRODUCT_NAME}</title><style>${STYLE}</style></head>` +
  `<body><main><h1>${title}</h1><p>${text}</p><p><a href="/">Voltar para o início</a></p></main></body></html>`;
