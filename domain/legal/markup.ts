/** A piece of running text. The team's e-mail stands as `{email}`, because it is configured. */
export type Inline =
  | { kind: "text" | "strong"; text: string }
  | { kind: "link"; text: string; to: string }
  | { kind: "email" };
export type LegalBlock = { kind: "paragraph"; content: Inline[] } | { kind: "list"; items: Inline[][] };
export interface LegalPart {
  id: string;
  title: string;
  blocks: LegalBlock[];
}

const HEADING = /^##\s+(.+?)(?:\s*\{#([a-z0-9-]+)\})?\s*$/;
const ITEM = /^-\s+/;
const INLINE = /\*\*(.+?)\*\*|\[([^\]]+)\]\(([^()\s]+)\)|\{email\}/g;

/**
 * The simple writing of terms and policy: `## Título` begins a part, an empty line ends a paragraph, `- ` begins an
 * item, `**forte**`, `[texto](/caminho)`. Whatever else stands there is text: nothing in it becomes a tag.
 */
export function parseLegal(text: string): LegalPart[] {
  const parts: LegalPart[] = [];
  for (const chunk of chunksOf(text)) {
    const [first = "", ...rest] = chunk;
    const heading = HEADING.exec(first);
    if (heading) {
      parts.push({ id: heading[2] ?? slugOf(heading[1]!), title: heading[1]!, blocks: [] });
      if (rest.length > 0) parts.at(-1)!.blocks.push(blockOf(rest));
    } else parts.at(-1)?.blocks.push(blockOf(chunk));
  }
  return parts;
}

/** Why this text cannot be published, in words; null when it can. */
export function legalProblem(text: string): string | null {
  const [first] = chunksOf(text);
  if (!first || !HEADING.test(first[0]!)) return "Comece por um título: uma linha como “## Quem pode usar”.";
  const parts = parseLegal(text);
  const empty = parts.find(({ blocks }) => blocks.length === 0);
  if (empty) return `A parte “${empty.title}” está vazia.`;
  const ids = parts.map(({ id }) => id);
  const twice = parts.find(({ id }, at) => id === "" || ids.indexOf(id) !== at);
  if (twice) return `Há dois títulos iguais: “${twice.title}”.`;
  const wrong = [...text.matchAll(INLINE)].find(([, , label, to]) => label && !isSafe(to!));
  return wrong ? `O link “${wrong[2]!}” leva a um endereço que não serve: use /caminho ou https://.` : null;
}

/** Lines that stand together; a heading stands alone. */
function chunksOf(text: string): string[][] {
  const chunks: string[][] = [];
  let open: string[] = [];
  for (const line of [...text.replaceAll("\r\n", "\n").split("\n"), ""]) {
    const ends = line.trim() === "" || HEADING.test(line);
    if (ends && open.length > 0) chunks.push(open);
    if (ends) open = [];
    if (HEADING.test(line)) chunks.push([line]);
    else if (!ends) open.push(line);
  }
  return chunks;
}

function blockOf(lines: readonly string[]): LegalBlock {
  if (!ITEM.test(lines[0]!)) return { kind: "paragraph", content: inlineOf(lines.join(" ")) };
  const items: string[] = [];
  for (const line of lines) {
    if (ITEM.test(line)) items.push(line.replace(ITEM, ""));
    else items.push(`${items.pop() ?? ""} ${line.trim()}`);
  }
  return { kind: "list", items: items.map(inlineOf) };
}

function inlineOf(text: string): Inline[] {
  const found: Inline[] = [];
  let from = 0;
  for (const match of text.matchAll(INLINE)) {
    if (match.index > from) found.push({ kind: "text", text: text.slice(from, match.index) });
    const [whole, strong, label, to] = match;
    if (strong !== undefined) found.push({ kind: "strong", text: strong });
    else if (label === undefined) found.push({ kind: "email" });
    else if (isSafe(to!)) found.push({ kind: "link", text: label, to: to! });
    else found.push({ kind: "text", text: whole });
    from = match.index + whole.length;
  }
  if (from < text.length) found.push({ kind: "text", text: text.slice(from) });
  return found;
}

/** A page of ours or another site by https. "//host" would be another site that looks like ours. */
const isSafe = (to: string): boolean =>
  /^\/(?![/\\])[^\\]*$/.test(to) || (to.startsWith("https://") && URL.canParse(to));

const slugOf = (title: string): string =>
  title
    .normalize("NFD")
    .replaceAll(/\p{M}/gu, "")
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, "-")
    .replaceAll(/^-|-$/g, "");
