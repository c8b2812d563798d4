import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import Provider from "oidc-provider";

export interface Person {
  sub: string;
  email: string;
  email_verified: boolean;
  name: string;
}

export interface OpenIdProvider {
  issuer: string;
  /** Out of order until told otherwise. */
  down(isDown: boolean): void;
  /** Who is at the other site's keyboard: says yes to everything it asks. */
  signInAs(person: Person): void;
  close(): Promise<void>;
}

export const CLIENT = { id: "joia", secret: "a-secret-between-two-sites" };

/** A certified OpenID provider on this machine, which insists on PKCE. */
export async function startOpenIdProvider(redirectUri: string): Promise<OpenIdProvider> {
  const people = new Map<string, Person>();
  let present: Person | undefined;
  let isDown = false;
  const server = createServer((request, response) => void answer(request, response));
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: CLIENT.id,
        client_secret: CLIENT.secret,
        redirect_uris: [redirectUri],
        token_endpoint_auth_method: "client_secret_post",
      },
    ],
    pkce: { required: () => true },
    claims: { openid: ["sub"], email: ["email", "email_verified"], profile: ["name"] },
    conformIdTokenClaims: false,
    cookies: { keys: ["only-for-tests"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_context, interaction) => `/interaction/${interaction.uid}` },
    findAccount: (_context, sub) => {
      const person = people.get(sub);
      return person && { accountId: sub, claims: () => ({ ...person }) };
    },
  });
  const callback = provider.callback();

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (isDown) return void response.writeHead(503).end();
    if (!request.url?.startsWith("/interaction/")) return callback(request, response);
    const { prompt, params, session } = await provider.interactionDetails(request, response);
    const result =
      prompt.name === "login"
        ? { login: { accountId: present!.sub } }
        : { consent: { grantId: await grant(params, session?.accountId) } };
    await provider.interactionFinished(request, response, result, { mergeWithLastSubmission: true });
  }

  function grant(params: Record<string, unknown>, accountId: string | undefined): Promise<string> {
    const given = new provider.Grant({ accountId, clientId: String(params["client_id"]) });
    given.addOIDCScope(String(params["scope"]));
    return given.save();
  }

  return {
    issuer,
    down: (now) => void (isDown = now),
    signInAs(person) {
      people.set(person.sub, person);
      present = person;
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}
