/** A form as it stands in a page. */
export interface PageForm {
  method: string;
  /** Where it posts to; empty for the page itself. */
  action: string;
  multipart: boolean;
  /** Hidden fields, chosen options, ticked boxes and what is filled in. */
  fields: Record<string, string>;
  /** What its buttons say about themselves, and radios that choose between intents. */
  buttons: { name: string; value: string }[];
}

const FORM = /<form\b([^>]*)>([\s\S]*?)<\/form>/g;
const ENTITIES: Record<string, string> = {
  "&amp;": "&",
  "&lt;": "<",
  "&gt;": ">",
  "&quot;": '"',
  "&#x27;": "'",
};

/** The forms of a page of ours, which React wrote: attributes are quoted, text is escaped. */
export function formsIn(html: string): PageForm[] {
  return [...html.matchAll(FORM)].map(([, tag = "", inside = ""]) => ({
    method: attribute(tag, "method") ?? "get",
    action: attribute(tag, "action") ?? "",
    multipart: attribute(tag, "encType") === "multipart/form-data",
    fields: { ...inputsIn(inside), ...textsIn(inside), ...choicesIn(inside) },
    buttons: [...tags(inside, "button"), ...tags(inside, "input").filter(isIntent)].flatMap((button) => {
      const name = attribute(button, "name");
      return name ? [{ name, value: attribute(button, "value") ?? "" }] : [];
    }),
  }));
}

const isIntent = (input: string): boolean =>
  attribute(input, "type") === "radio" && attribute(input, "name") === "intent";

function inputsIn(html: string): Record<string, string> {
  const fields: Record<string, string> = {};
  for (const input of tags(html, "input")) {
    const [name, type] = [attribute(input, "name"), attribute(input, "type") ?? "text"];
    if (!name || type === "file" || type === "submit") continue;
    if ((type === "checkbox" || type === "radio") && !/\schecked\b/.test(input)) continue;
    fields[name] = attribute(input, "value") ?? (type === "checkbox" ? "on" : "");
  }
  return fields;
}

function textsIn(html: string): Record<string, string> {
  const found = [...html.matchAll(/<textarea\b([^>]*)>([\s\S]*?)<\/textarea>/g)];
  return Object.fromEntries(
    found.map(([, tag = "", text = ""]) => [
      attribute(tag, "name") ?? "",
      unescaped(text.replace(/^\n/, "")),
    ]),
  );
}

function choicesIn(html: string): Record<string, string> {
  const found = [...html.matchAll(/<select\b([^>]*)>([\s\S]*?)<\/select>/g)];
  return Object.fromEntries(
    found.map(([, tag = "", options = ""]) => {
      const all = tags(options, "option");
      const chosen = all.find((option) => /\sselected\b/.test(option)) ?? all[0] ?? "";
      return [attribute(tag, "name") ?? "", attribute(chosen, "value") ?? ""];
    }),
  );
}

const tags = (html: string, name: string): string[] => html.match(new RegExp(`<${name}\\b[^>]*>`, "g")) ?? [];

function attribute(tag: string, name: string): string | undefined {
  const value = new RegExp(`\\s${name}="([^"]*)"`, "i").exec(tag)?.[1];
  return value === undefined ? undefined : unescaped(value);
}

const unescaped = (text: string): string =>
  text.replaceAll(/&(?:amp|lt|gt|quot|#x27);/g, (code) => ENTITIES[code] ?? code);
