import { APIError } from "better-auth/api";
import { betterAuth } from "better-auth/minimal";
import { drizzleAdapter } from "better-auth/adapters/drizzle";
import { genericOAuth } from "better-auth/plugins/generic-oauth";
import { jwt } from "better-auth/plugins/jwt";
import { twoFactor } from "better-auth/plugins/two-factor";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/identity/password-length.ts";
import { PRODUCT_NAME } from "#domain/brand.ts";
import type { SignInProvider } from "#server/platform/config/config.ts";
import { config } from "#server/platform/config/current.ts";
import { authSecret } from "#server/platform/config/secret.ts";
import { db } from "#server/platform/database/database.ts";
import {
  ACCOUNT_LOCKED,
  CLIENT_ADDRESS_HEADER,
  COOKIE_PREFIX,
  emailConfirmed,
  PROLONGED_AFTER_SECONDS,
  SESSION_SECONDS,
} from "./auth-settings.ts";
import { isLocked } from "./locks.ts";
import * as mails from "./mails.ts";
import { accounts, jwks, sessions, twoFactors, users, verifications } from "./tables.ts";

const HOUR = 3600;
const DAY = 24 * HOUR;

/** The library with our settings, on our tables, and with the sites that people may come from. */
export function createAuth(signInProviders: readonly SignInProvider[]) {
  const { appUrl } = config();
  return betterAuth({
    appName: PRODUCT_NAME,
    baseURL: appUrl.origin,
    basePath: "/api/auth",
    secret: authSecret(),
    database: drizzleAdapter(currentDatabase(), {
      provider: "pg",
      // We open transactions ourselves; a second begin on the same connection would end ours.
      transaction: false,
      schema: {
        user: users,
        session: sessions,
        account: accounts,
        verification: verifications,
        twoFactor: twoFactors,
        jwks,
      },
    }),
    telemetry: { enabled: false },
    logger: { disabled: true },
    // Our own limits count in the database, for every door and not only these (server/platform/limits).
    rateLimit: { enabled: false },
    trustedOrigins: [appUrl.origin],
    advanced: {
      cookiePrefix: COOKIE_PREFIX,
      useSecureCookies: appUrl.protocol === "https:",
      database: { generateId: false },
      ipAddress: { ipAddressHeaders: [CLIENT_ADDRESS_HEADER] },
    },
    session: {
      expiresIn: SESSION_SECONDS,
      updateAge: PROLONGED_AFTER_SECONDS,
      // Read from the database at each request, so that a revoked session is dead at the next one.
      cookieCache: { enabled: false },
      additionalFields: {
        assurance: { type: "string", input: false, required: false, defaultValue: "aal1" },
        chosenProfileId: { type: "string", input: false, required: false },
      },
    },
    emailAndPassword: {
      enabled: true,
      minPasswordLength: PASSWORD_MIN,
      maxPasswordLength: PASSWORD_MAX,
      // Without it, signing up and logging in would tell a stranger whether an address was free.
      requireEmailVerification: true,
      autoSignIn: false,
      revokeSessionsOnPasswordReset: true,
      resetPasswordTokenExpiresIn: HOUR,
      sendResetPassword: async ({ user, token }) => void (await mails.passwordReset(user, token)),
      onExistingUserSignUp: async ({ user }) => void (await mails.addressInUse(user)),
    },
    emailVerification: {
      sendOnSignUp: true,
      expiresIn: DAY,
      // Whether the browser keeps that session is decided in email-confirmation.server.ts.
      autoSignInAfterVerification: true,
      afterEmailVerification: ({ id }) => emailConfirmed.tell(id),
      sendVerificationEmail: async ({ user, token }) => void (await mails.confirmAddress(user, token)),
    },
    user: {
      changeEmail: {
        enabled: true,
        sendChangeEmailConfirmation: async ({ user, newEmail, token }) =>
          void (await mails.confirmChange(user, newEmail, token)),
      },
    },
    account: {
      // We trust another site about an address only if it has verified it, and never to enter an existing account by itself.
      accountLinking: { enabled: true, trustedProviders: [], allowDifferentEmails: false },
    },
    databaseHooks: {
      session: {
        create: {
          before: async (session, context) => {
            // Password, another site, a mailed link, a second factor: every way in ends here.
            if (await isLocked(session.userId)) throw new APIError("FORBIDDEN", { code: ACCOUNT_LOCKED });
            const assurance = SECOND_FACTOR_PATHS.has(context?.path ?? "") ? "aal2" : "aal1";
            return { data: { ...session, assurance } };
          },
        },
      },
    },
    plugins: [
      twoFactor({ issuer: PRODUCT_NAME }),
      jwt({
        disableSettingJwtHeader: true,
        jwt: {
          issuer: appUrl.origin,
          audience: appUrl.origin,
          expirationTime: "15m",
          definePayload: ({ session }) => ({ sid: session.id, aal: session["assurance"] as string }),
        },
      }),
      genericOAuth({
        config: signInProviders.map(({ id, issuer, clientId, clientSecret, name }) => ({
          providerId: id,
          name,
          discoveryUrl: `${issuer.replace(/\/$/, "")}/.well-known/openid-configuration`,
          clientId,
          clientSecret,
          scopes: ["openid", "email", "profile"],
          pkce: true,
          requireIdTokenVerification: true,
          // Whoever typed somebody else's address at the other site must not get an account under it here.
          requireEmailVerification: true,
        })),
      }),
    ],
  });
}

const SECOND_FACTOR_PATHS = new Set(["/two-factor/verify-totp", "/two-factor/verify-backup-code"]);

/** Whatever is current when a query runs, so that the library joins the transaction under way. */
function currentDatabase(): object {
  return new Proxy({}, { get: (_target, key) => Reflect.get(db(), key) as unknown });
}
