import {
  createContext,
  type ActionFunction,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import { log } from "#server/platform/log.server.ts";
import { describe, isRedirect, isRefusal, pack, repeat, unpack, type ActionAnswer } from "./action-answer.ts";
import { actOf, begin, finish, release, type Act } from "./acts.ts";

/** Until then a lost answer can be asked for again by sending the same form again. */
const ANSWER_SECONDS = 600;
/** Many visitors may have the same rendering: the same form from them is one act only if it comes at once. */
const SHARED_SECONDS = 15;
/** Whoever was refused may have corrected the form meanwhile. */
const REFUSAL_SECONDS = 10;

interface PostedForm {
  /** Who posts: what is the same for all taps of one person, and for nobody else. */
  who: string;
  /** Path and query. */
  where: string;
  form: FormData;
  /** Whether the form's key may have been shown to others too. */
  shared: boolean;
}

/** What the action is to do with its form. */
type Turn = { answered: ActionAnswer } | { first: (answer: ActionAnswer) => void };

const turnContext = createContext<Turn | null>(null);

/**
 * Two posts of one form are one act. `next` goes on with the request: the first one's action runs, the
 * others' answers what the first one's did. A redirect needs no page, so that who was signed out by the
 * first tap is not sent to the login page by the second. "unknown" when the first has not answered in time.
 */
export async function asOneAct(
  { who, where, form, shared }: PostedForm,
  context: Readonly<RouterContextProvider>,
  next: () => Promise<Response>,
): Promise<Response | "unknown"> {
  const act = await actOf([who, where], form);
  const begun = await begin(act);
  if (begun.state === "unknown") return "unknown";
  if (begun.state === "answered") {
    const { answer, cookies } = unpack(begun.answer);
    if (isRedirect(answer)) return withCookies(repeat({ ...answer, thrown: false }) as Response, cookies);
    context.set(turnContext, { answered: answer });
    return withCookies(await next(), cookies);
  }
  let answer: ActionAnswer | undefined;
  let cookies: string[] = [];
  context.set(turnContext, { first: (given) => (answer = given) });
  try {
    const response = await next();
    cookies = response.headers.getSetCookie();
    return response;
  } finally {
    // The effect is there by now: a lost answer must not turn it into a failure.
    await keep(act, answer, cookies, shared).catch((error: unknown) =>
      log.warn({ err: error }, "the answer of a form could not be kept"),
    );
  }
}

async function keep(act: Act, answer: ActionAnswer | undefined, cookies: string[], shared: boolean) {
  if (!answer) return release(act);
  const lasts = shared ? SHARED_SECONDS : ANSWER_SECONDS;
  await finish(act, pack({ answer, cookies }), isRefusal(answer) ? REFUSAL_SECONDS : lasts);
}

/** Cookies are set around the action too: whichever answer the browser keeps, it has all of them. */
function withCookies(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers);
  headers.delete("set-cookie");
  for (const cookie of new Set([...cookies, ...response.headers.getSetCookie()]))
    headers.append("set-cookie", cookie);
  return new Response(response.body, { status: response.status, headers });
}

/** The same build, whose actions take part in `asOneAct`. */
export function withOneAct(build: ServerBuild): ServerBuild {
  const routes = Object.entries(build.routes).map(([id, route]) => {
    const action = route?.module.action;
    return [id, action ? { ...route, module: { ...route.module, action: inTurn(action) } } : route];
  });
  return { ...build, routes: Object.fromEntries(routes) as ServerBuild["routes"] };
}

const inTurn =
  (action: ActionFunction): ActionFunction =>
  async (args) => {
    const turn = args.context.get(turnContext);
    if (!turn) return action(args);
    if ("answered" in turn) return repeat(turn.answered);
    try {
      const answer = await action(args);
      turn.first(await describe(answer, false));
      return answer;
    } catch (error) {
      turn.first(await describe(error, true));
      throw error;
    }
  };
