import { PRODUCT_NAME, TAGLINE } from "#domain/brand.ts";
import { qrTable } from "./qr-table.ts";

export type MailContent = {
  title: string;
  /** Plain text; everything is escaped. */
  paragraphs: readonly string[];
  /** An address of ours that a gate reads from the screen. */
  code?: MailLink;
  action?: MailLink;
  /** How to get no more of these. */
  stop?: MailLink;
};
type MailLink = { label: string; url: string };

// The tokens of the design by value: mail programs know neither style sheets nor custom properties.
const COLOUR = {
  paper: "#faf7ef",
  card: "#ffffff",
  ink: "#10201a",
  muted: "#56655e",
  line: "#e4dfd0",
  grass: "#0b6b3f",
  canary: "#ffd21f",
};
const FONT = "font-family: Figtree, 'Segoe UI', Roboto, Helvetica, Arial, sans-serif";

/** The one layout of every mail: readable as plain text, and without images or anything to load. */
export function renderMail(content: MailContent): { text: string; html: string } {
  const { title, paragraphs, code, action, stop } = content;
  for (const link of [code, action, stop])
    if (link && !/^https?:$/.test(new URL(link.url).protocol))
      throw new Error("a mail links to http or https only");
  const shown = { title: unlinked(title), paragraphs: paragraphs.map(unlinked), code, action, stop };
  return { text: toText(shown), html: toHtml(shown) };
}

/**
 * Only the button leads anywhere: mail programs make links of whatever looks like an address, also in a
 * name that a stranger chose. A joiner that nobody sees keeps them from it. Mailboxes stay as they are,
 * for whoever answers.
 */
function unlinked(text: string): string {
  return text.replaceAll(/\S+/g, (word) =>
    /^[^@/:]+@[^@/:]+$/.test(word)
      ? word
      : word.replaceAll(/(?<=[\p{L}\p{N}])\.(?=[\p{L}\p{N}])/gu, ".\u200C").replaceAll("://", ":\u200C//"),
  );
}

function toText({ title, paragraphs, code, action, stop }: MailContent): string {
  const parts = [title, ...paragraphs];
  for (const link of [code, action, stop]) if (link) parts.push(`${link.label}:\n${link.url}`);
  // "-- " begins a signature.
  parts.push(`-- \n${PRODUCT_NAME}\n${TAGLINE}`);
  return `${parts.join("\n\n")}\n`;
}

function toHtml({ title, paragraphs, code, action, stop }: MailContent): string {
  const texts = paragraphs.map(
    (text) => `<p style="margin: 0 0 16px">${escape(text).replaceAll("\n", "<br>")}</p>`,
  );
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light">
<title>${escape(title)}</title>
</head>
<body style="margin: 0; padding: 24px 12px; background: ${COLOUR.paper}; color: ${COLOUR.ink}; ${FONT}; font-size: 16px; line-height: 1.5">
<div role="article" lang="pt-BR" style="max-width: 560px; margin: 0 auto">
<p style="margin: 0 0 16px; color: ${COLOUR.grass}; font-size: 20px; font-weight: 700">${PRODUCT_NAME}</p>
<div style="padding: 24px; background: ${COLOUR.card}; border: 1px solid ${COLOUR.line}; border-radius: 12px">
<h1 style="margin: 0 0 16px; font-size: 24px; line-height: 1.2">${escape(title)}</h1>
${[...texts, ...(code ? [toCode(code)] : []), ...(action ? [toButton(action)] : [])].join("\n")}
</div>
${stop ? toStop(stop) : ""}<p style="margin: 16px 0 0; color: ${COLOUR.muted}; font-size: 14px">${PRODUCT_NAME} · ${TAGLINE}</p>
</div>
</body>
</html>
`;
}

function toButton({ label, url }: MailLink): string {
  const button = `display: inline-block; padding: 12px 20px; background: ${COLOUR.canary}; color: ${COLOUR.ink}; border-radius: 8px; font-weight: 700; text-decoration: none`;
  return `<p style="margin: 24px 0 16px"><a href="${escape(url)}" style="${button}">${escape(label)}</a></p>
<p style="margin: 0; color: ${COLOUR.muted}; font-size: 14px; word-break: break-all">Se o botão não funcionar, copie este endereço: ${escape(url)}</p>`;
}

/** Drawn by cells: nothing is loaded and nothing attached, so that it shows wherever HTML does. */
const toCode = ({ label, url }: MailLink): string =>
  `<div role="img" aria-label="${escape(label)}" style="margin: 24px 0 16px">${qrTable(url)}</div>`;

const toStop = ({ label, url }: MailLink): string =>
  `<p style="margin: 16px 0 0; font-size: 14px"><a href="${escape(url)}" style="color: ${COLOUR.grass}">${escape(label)}</a></p>\n`;

const ENTITIES: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
const escape = (text: string) => text.replaceAll(/[&<>"']/g, (character) => ENTITIES[character]!);
