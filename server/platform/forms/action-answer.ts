import { deserialize, serialize } from "node:v8";
import { data } from "react-router";

/** What an action answered, in a shape that can be kept. */
export type ActionAnswer = { thrown: boolean } & (
  | { kind: "response"; status: number; headers: [string, string][]; body: Buffer | null }
  | { kind: "data"; status: number; headers: [string, string][]; value: unknown }
  | { kind: "bug" }
);

/** With the cookies of the whole response. */
interface KeptAnswer {
  answer: ActionAnswer;
  cookies: string[];
}

interface DataWithInit {
  type: "DataWithResponseInit";
  data: unknown;
  init: ResponseInit | null;
}

export async function describe(answer: unknown, thrown: boolean): Promise<ActionAnswer> {
  if (answer instanceof Response) {
    const body = answer.body ? Buffer.from(await answer.clone().arrayBuffer()) : null;
    return { kind: "response", thrown, status: answer.status, headers: [...answer.headers], body };
  }
  if (isDataWithInit(answer)) {
    const { status = 200, headers } = answer.init ?? {};
    return { kind: "data", thrown, status, headers: [...new Headers(headers)], value: answer.data };
  }
  if (thrown) return { kind: "bug", thrown };
  return { kind: "data", thrown, status: 200, headers: [], value: answer };
}

/** Answers as the action did; throws what it threw. */
export function repeat(answer: ActionAnswer): unknown {
  const again = toAnswer(answer);
  if (answer.thrown) throw again;
  return again;
}

function toAnswer(answer: ActionAnswer) {
  switch (answer.kind) {
    case "response":
      return new Response(answer.body && new Uint8Array(answer.body), {
        status: answer.status,
        headers: answer.headers,
      });
    case "data":
      return data(answer.value, { status: answer.status, headers: answer.headers });
    case "bug":
      return new Error("the same form failed when it was posted first");
  }
}

export const isRedirect = (answer: ActionAnswer): boolean =>
  answer.kind === "response" && answer.status >= 300 && answer.status < 400;

/** Whether the act was refused: nothing came of it, so it may be tried again soon. */
export const isRefusal = (answer: ActionAnswer): boolean => answer.kind === "bug" || answer.status >= 400;

// As the router's own encoding, this keeps dates, maps and what is undefined; JSON would not.
export const pack = (kept: KeptAnswer): Buffer => serialize(kept);
export const unpack = (bytes: Buffer): KeptAnswer => deserialize(bytes) as KeptAnswer;

const isDataWithInit = (answer: unknown): answer is DataWithInit =>
  typeof answer === "object" && answer !== null && "type" in answer && answer.type === "DataWithResponseInit";
