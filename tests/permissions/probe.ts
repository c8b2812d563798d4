import { Agent, request } from "node:http";
import { text } from "node:stream/consumers";
import { TRY_AGAIN } from "#app/forms/attempt.ts";
import { MADE_FOR } from "#domain/draft-fields.ts";
import { FORM_KEY, PAGE_LOAD } from "#domain/form-key.ts";
import { BOT_FIELDS } from "#domain/moderation/bot-check.ts";
import { formsIn } from "../helpers/page-forms.ts";

const agent = new Agent({ keepAlive: true });
/** What of a form is of the one who opened it. */
const OWN_TO_THE_READER = [FORM_KEY, MADE_FOR, PAGE_LOAD];

export interface Heard {
  status: number;
  location: string;
  /** The message for the next page, if there is one. */
  flash: { kind: string; title: string; body?: string } | null;
  html: string;
}

/** One request of somebody whose cookies stay as they are, whatever is answered. */
export async function hear(
  url: string,
  { method = "GET", cookie = "", fields }: { method?: string; cookie?: string; fields?: Fields } = {},
): Promise<Heard> {
  const body = fields && new URLSearchParams(fields).toString();
  return new Promise((resolve, reject) => {
    const asking = request(
      url,
      {
        method,
        agent,
        headers: {
          ...(cookie && { cookie }),
          ...(method !== "GET" && { origin: new URL(url).origin }),
          ...(body !== undefined && {
            "content-type": "application/x-www-form-urlencoded",
            "content-length": Buffer.byteLength(body),
          }),
        },
      },
      (response) => {
        const { statusCode = 0, headers } = response;
        text(response).then(
          (html) =>
            resolve({
              status: statusCode,
              location: headers.location ?? "",
              flash: flashIn(headers["set-cookie"] ?? []),
              html,
            }),
          reject,
        );
      },
    );
    asking.on("error", reject);
    asking.end(body);
  });
}

type Fields = Record<string, string>;

function flashIn(cookies: readonly string[]): Heard["flash"] {
  const value = cookies.map((cookie) => /^joia\.flash=([\w-]+)/.exec(cookie)?.[1]).find(Boolean);
  return value ? JSON.parse(Buffer.from(value, "base64url").toString()) : null;
}

/** What an answer means to whoever asked; see table.ts. */
export function classOf({ status, location, flash, html }: Heard, method: string): string {
  if (status >= 300 && status < 400) return whereTo(new URL(location, "http://x").pathname, flash);
  if (status === 200 || status === 206) return "ok";
  if (method === "GET") return String(status);
  // The trigger stood in the way of the writing, here or at the payment provider.
  if (status === 500 || status === 502 || html.includes("Ocorreu um erro inesperado")) return "do";
  return status === 400 || status === 409 || status === 422 ? "ask" : String(status);
}

const GUARDS: Record<string, string> = {
  "/login": "L",
  "/admin/login": "A",
  "/admin/unauthorized": "U",
  "/profile-selection": "S",
};
/** What is said where the writing failed, here or at the payment provider, and the page stays. */
const FAILED = [
  "O serviço de pagamento não respondeu",
  "Erro ao abrir portal do cliente",
  "Erro ao sair da conta.",
  TRY_AGAIN,
];

function whereTo(path: string, flash: Heard["flash"]): string {
  if (!flash) return GUARDS[path] ?? "~";
  const said = `${flash.title} ${flash.body ?? ""}`;
  return flash.kind === "success" || FAILED.some((words) => said.includes(words)) ? "do" : "no";
}

/**
 * What the form of this act would send from a page: hidden fields, choices, and what is filled in. Of forms without an
 * intent it is the one that has most of the fields which the act itself names.
 */
export function fieldsOfForm(
  html: string,
  intent: string,
  named: readonly string[] = [],
): Fields | undefined {
  const forms = formsIn(html).filter(
    ({ method, action }) => method === "post" && !action.startsWith("/sair"),
  );
  const has = ({ fields }: { fields: Fields }) => named.filter((name) => name in fields).length;
  const [found] = forms
    .filter(({ fields, buttons }) =>
      intent
        ? fields["intent"] === intent ||
          buttons.some(({ name, value }) => name === "intent" && value === intent)
        : fields["intent"] === undefined,
    )
    .toSorted((a, b) => has(b) - has(a));
  if (!found) return undefined;
  const fields = { ...found.fields };
  for (const name of OWN_TO_THE_READER) delete fields[name];
  if (BOT_FIELDS.openedAt in fields) fields[BOT_FIELDS.openedAt] = String(Date.now() - 60_000);
  return fields;
}

/** Route and intent of every form of a page, to notice acts that no row knows. */
export function actsIn(html: string): { action: string; intent: string }[] {
  return formsIn(html)
    .filter(({ method }) => method === "post")
    .flatMap(({ action, fields, buttons }) => {
      const pressed = buttons.filter(({ name }) => name === "intent").map(({ value }) => value);
      const intents = fields["intent"] ? [fields["intent"]] : pressed.length > 0 ? pressed : [""];
      return intents.map((intent) => ({ action: action.split(/[?#]/, 1)[0]!, intent }));
    });
}
