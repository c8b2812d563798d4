import { z } from "zod";

const flag = z.enum(["true", "false", "1", "0"]).transform((value) => value === "true" || value === "1");
const blank = (value: unknown) => (value === "" ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());
const port = z.coerce.number().int().min(0).max(65_535);
const url = z.url({ protocol: /^https?$/, error: "must be an http or https address" });

/** Every variable the product reads. README lists them; a test keeps the two together. */
export const environmentSchema = z.object({
  PORT: z.preprocess(blank, port.default(3000)),
  HOST: optional(z.string()),
  NODE_ENV: optional(z.enum(["development", "test", "production"])),
  DATA_DIR: z.preprocess(blank, z.string().default(".data")),
  DATABASE_URL: optional(z.url({ protocol: /^postgres(ql)?$/, error: "must start with postgres://" })),
  DATABASE_POOL: z.preprocess(blank, z.coerce.number().int().min(2).max(500).default(10)),
  APP_URL: optional(url),
  APP_DOMAIN: optional(z.hostname("must be a host name such as joiadabase.com.br")),
  DEMO: optional(flag),
  TRUST_PROXY: z.preprocess(blank, flag.default(false)),
  LOG_LEVEL: z.preprocess(blank, z.enum(["debug", "info", "warn", "error", "silent"]).default("info")),
  API_REQUESTS_PER_MINUTE: z.preprocess(blank, z.coerce.number().int().min(1).default(300)),
  METRICS_TOKEN: optional(z.string().min(16, "must have at least 16 characters")),
  AUTH_SECRET: optional(z.string().min(32, "must have at least 32 characters")),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  OIDC_ISSUER: optional(url),
  OIDC_CLIENT_ID: optional(z.string()),
  OIDC_CLIENT_SECRET: optional(z.string()),
  OIDC_NAME: optional(z.string()),
  SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: "must start with smtp:// or smtps://" })),
  MAIL_FROM: optional(z.string()),
  STRIPE_SECRET_KEY: optional(z.string().regex(/^[sr]k_/, "must start with sk_ or rk_")),
  STRIPE_WEBHOOK_SECRET: optional(z.string().startsWith("whsec_", "must start with whsec_")),
  STRIPE_API_URL: z.preprocess(blank, url.default("https://api.stripe.com")),
  S3_ENDPOINT: optional(url),
  S3_REGION: optional(z.string()),
  S3_BUCKET: optional(z.string()),
  S3_ACCESS_KEY_ID: optional(z.string()),
  S3_SECRET_ACCESS_KEY: optional(z.string()),
  CONTACT_EMAIL: z.preprocess(blank, z.email().default("contato@joiadabase.com.br")),
  CONTACT_PHONE: optional(z.string()),
  CONTACT_WHATSAPP: optional(z.string().regex(/^\d{10,15}$/, "must be digits with country code")),
  SOCIAL_INSTAGRAM: optional(url),
  SOCIAL_YOUTUBE: optional(url),
  SOCIAL_TIKTOK: optional(url),
});

export type Environment = z.output<typeof environmentSchema>;
