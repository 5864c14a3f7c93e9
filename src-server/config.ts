import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { objectsAt } from '#server/platform/files/objects-at.ts';

const flag = (byDefault: boolean) =>
  z
    .enum(['on', 'off'])
    .default(byDefault ? 'on' : 'off')
    .transform((value) => value === 'on');
const optional = z.string().trim().min(1).optional();
/** PEM text, its line ends also as `\\n`, as one line of a file of settings. */
const pem = z.optional(z.string().transform((text) => text.replaceAll('\\n', '\n')));
const url = z.url({ protocol: /^https?$/ });

/** How many proxies stand in front, or the networks that they are in; the client's address is never read from the left. */
const trustedProxies = z
  .string()
  .default('off')
  .transform((text, { addIssue }) => {
    if (text === 'off') return false;
    if (/^[1-9]$/.test(text)) return (_address: string, hop: number) => hop < Number(text);
    const networks = text.split(',').map((part) => part.trim());
    if (networks.every(isNetwork)) return networks;
    addIssue('say off, the number of proxies in front (1 to 9), or their networks, such as 10.0.0.0/8, fd00::/8');
    return z.NEVER;
  });

function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const maxPrefix = isIP(address) === 4 ? 32 : 128;
  return (
    isIP(address) !== 0 &&
    more === undefined &&
    (bits === undefined || (/^\d+$/.test(bits) && Number(bits) <= maxPrefix))
  );
}

/** Addresses with a space or comma between, without a query or fragment, which would not be compared. */
const addresses = z
  .string()
  .default('')
  .transform((text, { addIssue }) => {
    const parts = text.split(/[\s,]+/).filter((part) => part !== '');
    const wrong = parts.find((part) => !url.safeParse(part).success || /[?#@]/.test(part));
    if (wrong === undefined) return parts.map((part) => new URL(part));
    addIssue(`${wrong} is no address such as https://shop.example/account, without ? and #`);
    return z.NEVER;
  });

/** A bucket of an S3-compatible store; what was typed is never shown, for it holds a secret. */
const objectStore = z
  .string()
  .transform((text, { addIssue }) => {
    const found = objectsAt(text);
    if (found !== null) return found;
    addIssue(
      'should be such as s3://KEY:SECRET@objects.example:9000/bucket?region=eu-west-1 (tls=off for plain HTTP), with / and + of key and secret as %2F and %2B',
    );
    return z.NEVER;
  })
  .optional();

/** ISO 4217 codes with a space or comma between. */
const currencies = z
  .string()
  .default('')
  .transform((text, { addIssue }) => {
    const codes = text.split(/[\s,]+/).filter((code) => code !== '');
    const wrong = codes.find((code) => !/^[A-Z]{3}$/.test(code));
    if (wrong === undefined) return codes;
    addIssue(`${wrong} is no currency such as CAD`);
    return z.NEVER;
  });

const schema = z.object({
  NODE_ENV: z.enum(['development', 'test', 'production']).default('development'),
  PORT: z.coerce.number().int().min(0).max(65_535).default(3000),
  HOST: z.string().optional(),
  SITE_NAME: z.string().trim().min(1).max(40).default('Cloakroom'),
  SITE_URL: url.optional(),
  RESET_ADDRESSES: addresses,
  APP_SECRET: z.string().min(32).optional(),
  CUSTODY_KEY: z.string().min(32).optional(),
  DATA_DIR: z.string().default('.data'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
  DATABASE_POOL: z.coerce.number().int().min(2).max(200).default(12),
  DATABASE_PREPARED: flag(true),
  DEMO_DATA: flag(true),
  DATABASE_EMBEDDED: z.enum(['production']).optional(),
  FILES_URL: objectStore,
  TRUST_PROXY: trustedProxies,
  DRAIN_SECONDS: z.coerce.number().min(0).max(300).optional(),
  REVIEW_NEW_LOCATIONS: flag(false),
  BOOKING_DATA_MONTHS: z.coerce
    .number()
    .int()
    .max(600)
    .refine((months) => months === 0 || months >= 12, 'should be 0 (never) or at least 12')
    .default(36),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info'),
  CLOAKROOM_URL: z.url().optional(),
  CLOAKROOM_TOKEN: z.string().startsWith('svc_').optional(),
  METRICS_TOKEN: z.string().min(16).optional(),
  METRICS_PORT: z.coerce.number().int().min(1).max(65_535).optional(),
  RATE_LIMITS: flag(true),
  PRIVATE_TARGETS: z.enum(['on', 'off']).optional(),
  PAYMENTS: z.enum(['stripe', 'sandbox']).optional(),
  SANDBOX_SETTLEMENT: z.enum(['at-once', 'as-stripe']).default('at-once'),
  PLATFORM_COUNTRY: z
    .string()
    .regex(/^[A-Z]{2}$/, 'should be a country such as CA')
    .optional(),
  SETTLEMENT_CURRENCIES: currencies,
  STRIPE_SECRET_KEY: optional,
  STRIPE_PUBLISHABLE_KEY: optional,
  STRIPE_WEBHOOK_SECRET: optional,
  STRIPE_API_URL: url.default('https://api.stripe.com'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional(),
  MAIL_FROM: z.string().default('Cloakroom <tickets@cloakroom.example>'),
  SUPPORT_EMAIL: z.email().default('support@cloakroom.example'),
  SECURITY_CONTACT: z.union([z.email(), z.url({ protocol: /^https$/ })]).optional(),
  SUPPORT_PHONE: z.string().default('+1 416 555 0100'),
  SUPPORT_HOURS: z
    .string()
    .regex(/^\d\d:\d\d-\d\d:\d\d [\w+-]+(\/[\w+-]+)*$/, 'should be such as 08:00-20:00 America/Toronto')
    .default('08:00-20:00 America/Toronto'),
  BLOG_URL: url.default('https://blog.cloakroom.example/'),
  GOOGLE_CLIENT_ID: optional,
  GOOGLE_CLIENT_SECRET: optional,
  GOOGLE_ISSUER: url.default('https://accounts.google.com'),
  GOOGLE_MAPS_KEY: optional,
  GOOGLE_PLACES_KEY: optional,
  GOOGLE_PLACES_URL: url.default('https://places.googleapis.com/v1'),
  GOOGLE_ROUTES_KEY: optional,
  GOOGLE_ROUTES_URL: url.default('https://routes.googleapis.com'),
  /** Its name and password are a secret: never shown, nor logged. */
  SMS_URL: url.optional(),
  TRANSLATION_URL: url.optional(),
  TRANSLATION_KEY: optional,
  GUESTY_URL: url.default('https://open-api.guesty.com'),
  MAP_STYLE_URL: url.optional(),
  MAP_TILES_URL: z.string().default('https://tile.openstreetmap.org/{z}/{x}/{y}.png'),
  GEOIP_DATABASE: optional,
  CHAT_WIDGET_URL: url.optional(),
  ANALYTICS_URL: url.optional(),
  /** Where browsers send what a page's policy refused; nowhere without it. */
  CSP_REPORT_URL: url.optional(),
  APPLE_WALLET_PASS_TYPE: optional,
  APPLE_WALLET_TEAM: optional,
  APPLE_WALLET_CERTIFICATE: pem,
  APPLE_WALLET_KEY: pem,
  APPLE_WALLET_KEY_PASSPHRASE: optional,
  APPLE_WALLET_WWDR: pem,
  GOOGLE_WALLET_ISSUER: optional,
  GOOGLE_WALLET_ACCOUNT: optional,
  GOOGLE_WALLET_KEY: pem,
});

/** What the passes of one wallet need, all of it. */
const walletSettings = [
  ['APPLE_WALLET_PASS_TYPE', 'APPLE_WALLET_TEAM', 'APPLE_WALLET_CERTIFICATE', 'APPLE_WALLET_KEY', 'APPLE_WALLET_WWDR'],
  ['GOOGLE_WALLET_ISSUER', 'GOOGLE_WALLET_ACCOUNT', 'GOOGLE_WALLET_KEY'],
] as const;

/** The names of all settings; `.env.example` documents each. */
export const settingNames = Object.keys(schema.shape);

export type Config = Readonly<ReturnType<typeof readConfig>>;

/** A setting that is wrong or missing; the message names it and says what it should be. */
export class ConfigError extends Error {}

/**
 * Reads every setting of the process. The only reader of `process.env`.
 * @throws ConfigError with one sentence per wrong setting.
 */
export function readConfig(env: NodeJS.ProcessEnv = process.env) {
  const given = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value.trim() !== ''),
  );
  const parsed = schema.safeParse(given);
  if (!parsed.success) {
    const sentences = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}.`);
    throw new ConfigError(`These settings are wrong (see .env.example).\n  ${sentences.join('\n  ')}`);
  }
  const values = parsed.data;
  const production = values.NODE_ENV === 'production';
  if (production && values.APP_SECRET === undefined) {
    throw new ConfigError('APP_SECRET is missing: production needs a random text of at least 32 characters.');
  }
  if (production && values.SITE_URL === undefined) {
    throw new ConfigError(
      'SITE_URL is missing: production needs the public address, such as https://cloakroom.example.',
    );
  }
  if (production && values.DATABASE_URL === undefined && values.DATABASE_EMBEDDED === undefined) {
    throw new ConfigError(
      'DATABASE_URL is missing: production uses the embedded database, which is for trying out, only when DATABASE_EMBEDDED=production says so.',
    );
  }
  const payments = values.PAYMENTS ?? (values.STRIPE_SECRET_KEY === undefined ? 'sandbox' : 'stripe');
  if (payments === 'stripe') {
    for (const name of ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const) {
      if (values[name] === undefined) throw new ConfigError(`${name} is missing: card payments by Stripe need it.`);
    }
  }
  if (production && payments === 'sandbox' && values.PAYMENTS !== 'sandbox') {
    throw new ConfigError(
      'STRIPE_SECRET_KEY is missing: production takes no payments in the sandbox unless PAYMENTS=sandbox says so.',
    );
  }
  if ((values.GOOGLE_CLIENT_ID === undefined) !== (values.GOOGLE_CLIENT_SECRET === undefined)) {
    throw new ConfigError('GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET belong together: set both or none.');
  }
  for (const names of walletSettings) {
    const set = names.filter((name) => values[name] !== undefined);
    if (set.length > 0 && set.length < names.length)
      throw new ConfigError(`${names.join(', ')} belong together: set all or none.`);
  }
  const dataDir = resolve(values.DATA_DIR);
  const appSecret = values.APP_SECRET ?? keptSecret(dataDir);
  return {
    ...values,
    production,
    // Outside production it is no one's business but this machine's.
    host: values.HOST ?? (production ? '0.0.0.0' : '127.0.0.1'),
    drainMs: (values.DRAIN_SECONDS ?? (production ? 8 : 0)) * 1000,
    /** After how many months a stay that ended loses its traveller's name; 0 for never. */
    bookingDataMonths: values.BOOKING_DATA_MONTHS,
    // Feeds and listeners of partners stand in the public internet; on a developer's machine they stand on it.
    allowsPrivateTargets: (values.PRIVATE_TARGETS ?? (production ? 'off' : 'on')) === 'on',
    payments,
    dataDir,
    appSecret,
    custodyKey: values.CUSTODY_KEY ?? appSecret,
    siteUrl: (values.SITE_URL ?? `http://localhost:${values.PORT}`).replace(/\/$/, ''),
  };
}

/** Outside production a random secret is made once and kept, so that sessions survive a restart. */
function keptSecret(dataDir: string): string {
  const path = join(dataDir, 'secret');
  if (existsSync(path)) return readFileSync(path, 'utf8').trim();
  mkdirSync(dataDir, { recursive: true });
  const secret = randomBytes(32).toString('base64url');
  writeFileSync(path, `${secret}\n`, { mode: 0o600 });
  return secret;
}
