import path from "node:path";
import { err, ok, type Result } from "#domain/result.ts";
import { environmentSchema, type Environment } from "./environment.ts";

export type Config = Readonly<ReturnType<typeof toConfig>>;

/** Reads the environment once; every problem is listed, not only the first. */
export function readConfig(env: Record<string, string | undefined>): Result<Config, string[]> {
  const parsed = environmentSchema.safeParse(env);
  if (!parsed.success) {
    return err(parsed.error.issues.map((issue) => `${issue.path.join(".")}: ${issue.message}`));
  }
  const config = toConfig(parsed.data);
  const problems = missingOutsideDemo(parsed.data, config.demo);
  return problems.length > 0 ? err(problems) : ok(config);
}

/** `localhost` is either of them, depending on the browser. */
const THIS_MACHINE = ["127.0.0.1", "::1"];
const EVERYWHERE = ["::"];

function toConfig(env: Environment) {
  const appUrl = new URL(env.APP_URL ?? `http://localhost:${env.PORT}`);
  const demo = env.DEMO ?? (!env.DATABASE_URL && isLocal(appUrl.hostname));
  return {
    port: env.PORT,
    // The demo's passwords are public: nobody else on the network should find it by chance.
    hosts: env.HOST ? [env.HOST] : demo ? THIS_MACHINE : EVERYWHERE,
    development: env.NODE_ENV === "development",
    dataDir: path.resolve(env.DATA_DIR),
    databaseUrl: env.DATABASE_URL,
    databasePool: env.DATABASE_POOL,
    appUrl,
    appDomain: env.APP_DOMAIN ?? appUrl.hostname,
    demo,
    trustProxy: env.TRUST_PROXY,
    logLevel: env.LOG_LEVEL,
    apiRequestsPerMinute: env.API_REQUESTS_PER_MINUTE,
    metricsToken: env.METRICS_TOKEN,
    authSecret: env.AUTH_SECRET,
    signInProviders: toSignInProviders(env),
    mail: { smtpUrl: env.SMTP_URL, from: env.MAIL_FROM ?? `Joia da Base <${env.CONTACT_EMAIL}>` },
    stripe: toStripe(env),
    s3: toBucket(env),
    contact: { email: env.CONTACT_EMAIL, phone: env.CONTACT_PHONE, whatsapp: env.CONTACT_WHATSAPP },
    social: { instagram: env.SOCIAL_INSTAGRAM, youtube: env.SOCIAL_YOUTUBE, tiktok: env.SOCIAL_TIKTOK },
  };
}

/** Other sites whose word we take for who somebody is, by OpenID Connect. */
export interface SignInProvider {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

function toSignInProviders(env: Environment): SignInProvider[] {
  const found: SignInProvider[] = [];
  if (env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET) {
    const issuer = "https://accounts.google.com";
    found.push({
      id: "google",
      name: "Google",
      issuer,
      clientId: env.GOOGLE_CLIENT_ID,
      clientSecret: env.GOOGLE_CLIENT_SECRET,
    });
  }
  if (env.OIDC_ISSUER && env.OIDC_CLIENT_ID && env.OIDC_CLIENT_SECRET) {
    const name = env.OIDC_NAME ?? new URL(env.OIDC_ISSUER).hostname;
    found.push({
      id: "oidc",
      name,
      issuer: env.OIDC_ISSUER,
      clientId: env.OIDC_CLIENT_ID,
      clientSecret: env.OIDC_CLIENT_SECRET,
    });
  }
  return found;
}

/** Variables that make sense only together. */
const GROUPS = [
  ["S3_ENDPOINT", "S3_REGION", "S3_BUCKET", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"],
  ["GOOGLE_CLIENT_ID", "GOOGLE_CLIENT_SECRET"],
  ["OIDC_ISSUER", "OIDC_CLIENT_ID", "OIDC_CLIENT_SECRET"],
  ["STRIPE_SECRET_KEY", "STRIPE_WEBHOOK_SECRET"],
] as const satisfies (keyof Environment)[][];

export interface StripeSettings {
  secretKey: string;
  webhookSecret: string;
  apiUrl: string;
}

function toStripe(env: Environment): StripeSettings | undefined {
  const { STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET, STRIPE_API_URL } = env;
  if (!STRIPE_SECRET_KEY || !STRIPE_WEBHOOK_SECRET) return undefined;
  return { secretKey: STRIPE_SECRET_KEY, webhookSecret: STRIPE_WEBHOOK_SECRET, apiUrl: STRIPE_API_URL };
}

function toBucket(env: Environment) {
  const { S3_ENDPOINT, S3_REGION, S3_BUCKET, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  if (!S3_ENDPOINT || !S3_REGION || !S3_BUCKET || !S3_ACCESS_KEY_ID || !S3_SECRET_ACCESS_KEY)
    return undefined;
  return {
    endpoint: S3_ENDPOINT,
    region: S3_REGION,
    bucket: S3_BUCKET,
    accessKeyId: S3_ACCESS_KEY_ID,
    secretAccessKey: S3_SECRET_ACCESS_KEY,
  };
}

function missingOutsideDemo(env: Environment, demo: boolean): string[] {
  const problems: string[] = [];
  for (const group of GROUPS) {
    const given = group.filter((name) => env[name]);
    const absent = group.filter((name) => !env[name]);
    if (given.length > 0 && absent.length > 0)
      problems.push(`${absent.join(", ")}: missing while ${given.join(", ")} is set`);
  }
  if (!demo && !env.APP_URL) problems.push("APP_URL: required outside demo mode");
  if (!demo && !env.AUTH_SECRET) problems.push("AUTH_SECRET: required outside demo mode");
  if (!demo && !env.SMTP_URL)
    problems.push("SMTP_URL: required outside demo mode (set DEMO=true to try the product)");
  // Without it nothing would be charged and every plan would be free.
  if (!demo && !env.STRIPE_SECRET_KEY && !env.STRIPE_WEBHOOK_SECRET)
    problems.push("STRIPE_SECRET_KEY, STRIPE_WEBHOOK_SECRET: required outside demo mode");
  return problems;
}

const isLocal = (hostname: string) =>
  hostname === "localhost" || hostname === "127.0.0.1" || hostname === "[::1]";
