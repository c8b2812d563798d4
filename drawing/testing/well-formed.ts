const TOKEN = /<(\/?)([a-zA-Z]+)((?:\s+[a-zA-Z0-9:-]+="[^"<]*")*)\s*(\/?)>|([^<]+)/gy;
const ENTITIES = /&(?:amp|lt|gt|quot|#39);/g;

/** What is wrong with this XML, or null. Knows the part of XML that drawings use, and refuses all else. */
export function xmlFault(xml: string): string | null {
  const open: string[] = [];
  let end = 0;
  for (const [token, closes, name, attributes = "", empty, text = ""] of xml.matchAll(TOKEN)) {
    end += token.length;
    if (`${attributes}${text}`.replaceAll(ENTITIES, "").includes("&")) return `bare ampersand in ${token}`;
    if (/NaN|undefined|Infinity|null/.test(attributes)) return `no value in ${token}`;
    const names = Array.from(attributes.matchAll(/([a-zA-Z0-9:-]+)=/g), (match) => match[1]);
    if (new Set(names).size < names.length) return `an attribute twice in ${token}`;
    if (closes && open.pop() !== name) return `${token} closes something else`;
    if (name && !closes && !empty) open.push(name);
    if (text && open.at(-1) !== "text") return `text outside <text>: ${text}`;
  }
  if (end < xml.length) return `cannot read ${xml.slice(end, end + 40)}`;
  return open.length > 0 ? `${open.join(", ")} left open` : null;
}

/** Ids that a drawing defines, and those it refers to. */
export const idsOf = (svg: string) => ({
  defined: Array.from(svg.matchAll(/ id="([^"]*)"/g), (match) => match[1]),
  used: Array.from(svg.matchAll(/url\(#([^)]*)\)/g), (match) => match[1]),
});
