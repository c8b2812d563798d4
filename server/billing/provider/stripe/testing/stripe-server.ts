import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import Stripe from "stripe";
import type { StripeSettings } from "#server/platform/config/config.ts";
import { answer } from "./api.ts";
import { emptyBooks, type Books } from "./books.ts";
import { readForm } from "./form.ts";
import { createMemory } from "./idempotency.ts";
import { peopleOf } from "./people.ts";
import { Refusal } from "./refusal.ts";
import { moveTime } from "./time.ts";

const SECRET_KEY = "sk_test_of_the_local_server";
const WEBHOOK_SECRET = "whsec_of_the_local_server";

export interface StripeServer extends AsyncDisposable {
  settings: StripeSettings;
  books: Books;
  /** What people do in Stripe's pages. */
  people: ReturnType<typeof peopleOf>;
  /** Every request that came, for tests that look at them. */
  requests: readonly { method: string; path: string; idempotencyKey: string | undefined }[];
  moveTime(days: number): void;
  /** While it is down, every request is answered with 503. */
  down: boolean;
  /** An event as it goes over the wire, signed. */
  signed(event: Stripe.Event): { body: string; signature: string };
  /** Posts an event to somebody's address: the answer's status. */
  deliver(event: Stripe.Event, address: string): Promise<number>;
}

/** A server on this machine that speaks Stripe's protocol, as far as the product uses it. */
export async function startStripe(): Promise<StripeServer> {
  const books = emptyBooks(Math.floor(Date.now() / 1000));
  const requests: { method: string; path: string; idempotencyKey: string | undefined }[] = [];
  const remember = createMemory();
  const state = { down: false };

  async function handle(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { method = "GET", headers } = request;
    const { pathname: path, search } = new URL(request.url ?? "/", books.url);
    const idempotencyKey = headers["idempotency-key"] as string | undefined;
    requests.push({ method, path, idempotencyKey });
    const body = await text(request);
    try {
      if (state.down) throw new Refusal(503, "Come back later.", undefined, "api_error");
      checkKey(headers.authorization);
      const form = method === "POST" ? body : search.slice(1);
      const make = () => answer(books, method, path, readForm(form));
      const key = method === "POST" ? idempotencyKey : undefined;
      send(
        response,
        200,
        remember(key, `${path} ${form}`, () => JSON.stringify(make())),
      );
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      send(response, error.status, JSON.stringify(error.body()));
    }
  }

  const server = createServer((request, response) => {
    handle(request, response).catch((error: unknown) => response.destroy(error as Error));
  });
  await once(server.listen(0, "127.0.0.1"), "listening");
  books.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const signed = (event: Stripe.Event) => {
    const payload = JSON.stringify(event);
    const signature = Stripe.webhooks.generateTestHeaderString({ payload, secret: WEBHOOK_SECRET });
    return { body: payload, signature };
  };
  return {
    settings: { secretKey: SECRET_KEY, webhookSecret: WEBHOOK_SECRET, apiUrl: books.url },
    books,
    people: peopleOf(books),
    requests,
    moveTime: (days) => moveTime(books, days),
    get down() {
      return state.down;
    },
    set down(down) {
      state.down = down;
    },
    signed,
    async deliver(event, address) {
      const { body, signature } = signed(event);
      const headers = { "content-type": "application/json", "stripe-signature": signature };
      return (await fetch(address, { method: "POST", body, headers })).status;
    },
    async [Symbol.asyncDispose]() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function checkKey(authorization: string | undefined): void {
  if (authorization !== `Bearer ${SECRET_KEY}`)
    throw new Refusal(401, "Invalid API Key provided.", undefined, "invalid_request_error");
}

function send(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": "req_local" }).end(body);
}
