import { homedir } from 'node:os'
import * as path from 'node:path'
import { parseKeys } from './platform/crypto/key-text.ts'
import { paymentLinkSettings } from './platform/payments/payment-link-settings.ts'
import { describeSettings } from './platform/settings/describe-settings.ts'
import { define, defineShown, type Setting } from './platform/settings/setting.ts'
import {
  addressWith,
  atLeast,
  emailAddress,
  mailbox,
  oneOf,
  plainText,
  type RateLimit,
  rateLimit,
  SettingError,
  secureAddress,
  startsWith,
  webOrigin,
  wholeNumber,
} from './platform/settings/setting-kinds.ts'

/**
 * Every setting of the product, in the order in which the README prints them. An admin may read the values of those
 * that say so, `defineShown`; of all others only whether they were given.
 */
export const settings = {
  port: defineShown('PORT', '3000', wholeNumber(0, 65_535), 'Port to listen on; 0 takes any free one.'),
  host: defineShown(
    'HOST',
    'localhost',
    plainText,
    'Address to listen on; 0.0.0.0 to be reached from other machines.',
  ),
  publicUrl: defineShown(
    'PUBLIC_URL',
    null,
    webOrigin,
    'The address people type. Default: http://localhost:PORT. With https, cookies are Secure and HSTS is sent.',
  ),
  nodeEnv: defineShown(
    'NODE_ENV',
    'development',
    oneOf('development', 'production', 'test'),
    'production refuses to start without Stripe keys and a webhook secret.',
  ),
  trustProxy: defineShown(
    'TRUST_PROXY',
    '0',
    wholeNumber(0, 10),
    'How many proxies stand in front and may name the caller in X-Forwarded-For.',
  ),
  dataDir: define(
    'DATA_DIR',
    './data',
    plainText,
    'Folder of the embedded database and of the encrypted files; made with mode 0700.',
  ),
  databaseUrl: define(
    'DATABASE_URL',
    null,
    addressWith(['postgres:', 'postgresql:'], 'postgres://user@host/armor'),
    'PostgreSQL 15 or newer. Default: the embedded database in DATA_DIR.',
  ),
  databasePool: defineShown(
    'DATABASE_POOL',
    '10',
    wholeNumber(2, 200, 'connections'),
    'Most connections to PostgreSQL at once.',
  ),
  encryptionKeys: define(
    'ENCRYPTION_KEY',
    null,
    parseKeys,
    '32 bytes as hex or base64; several, separated by commas, to rotate: the first one seals. Default: a key file in your configuration folder.',
  ),
  configHome: define(
    'XDG_CONFIG_HOME',
    null,
    plainText,
    'Where the key files are kept, in the folder armor. Default: ~/.config.',
  ),
  backupEveryHours: defineShown(
    'BACKUP_EVERY_HOURS',
    '6',
    wholeNumber(0, 720, 'hours'),
    'How often the embedded database is backed up into DATA_DIR/backups; 0 for never.',
  ),
  backupsKept: defineShown('BACKUPS_KEPT', '8', wholeNumber(1, 1000), 'How many of those backups are kept.'),
  stripeSecretKey: define(
    'STRIPE_SECRET_KEY',
    null,
    startsWith(['sk_', 'rk_'], 'a secret key of Stripe'),
    'Secret key of Stripe. All three Stripe settings or none: without them the payment sandbox runs.',
  ),
  stripePublishableKey: define(
    'STRIPE_PUBLISHABLE_KEY',
    null,
    startsWith(['pk_'], 'a publishable key of Stripe'),
    'Publishable key of Stripe.',
  ),
  stripeWebhookSecret: define(
    'STRIPE_WEBHOOK_SECRET',
    null,
    startsWith(['whsec_'], 'a webhook signing secret of Stripe'),
    'Signing secret of the webhook endpoint PUBLIC_URL/api/webhooks/stripe.',
  ),
  supportEmail: defineShown(
    'SUPPORT_EMAIL',
    'support@armor.example',
    emailAddress,
    'Where messages from Contact support go.',
  ),
  bookingUrl: defineShown(
    'BOOKING_URL',
    null,
    secureAddress('https://booking.example/armor'),
    'Where buyers of a session choose a time. Default: a form asks for times, and staff answer by mail.',
  ),
  smtpUrl: define(
    'SMTP_URL',
    null,
    addressWith(['smtp:', 'smtps:'], 'smtp://user:password@host:587'),
    'Mail server. Default: mails stay in the outbox, which npm run outbox prints.',
  ),
  mailFrom: defineShown('MAIL_FROM', 'ARMOR <no-reply@armor.example>', mailbox, 'Sender of every mail.'),
  postalAddress: defineShown(
    'POSTAL_ADDRESS',
    'ARMOR, 100 Example Street, Suite 1, Wilmington, DE 19801',
    plainText,
    'Postal address printed in mails (15 U.S.C. 7704).',
  ),
  prefillSecret: define(
    'PREFILL_SECRET',
    null,
    atLeast(16),
    'Shared secret of the form service that asks for prefill tokens. Default: no tokens are issued.',
  ),
  partnerCode: define('PARTNER_CODE', '', plainText, 'Partner code that the funding form sends along.'),
  limitSignIn: defineShown(
    'RATE_LIMIT_SIGN_IN',
    '30/300',
    rateLimit,
    'Sign-in attempts and link requests, requests/seconds for each caller.',
  ),
  limitUpload: defineShown('RATE_LIMIT_UPLOAD', '120/60', rateLimit, 'Uploads and intakes.'),
  limitPrefill: defineShown(
    'RATE_LIMIT_PREFILL',
    '120/60',
    rateLimit,
    'Prefill by token, and tokens issued.',
  ),
  limitSubscription: defineShown('RATE_LIMIT_SUBSCRIPTION', '60/60', rateLimit, 'Subscription checks.'),
  limitPayment: defineShown('RATE_LIMIT_PAYMENT', '60/60', rateLimit, 'Payments created.'),
  limitMessage: defineShown(
    'RATE_LIMIT_MESSAGE',
    '30/300',
    rateLimit,
    'Tester applications and messages to support.',
  ),
  limitAny: defineShown('RATE_LIMIT_ANY', '1200/60', rateLimit, 'All calls together.'),
  readerMemoryMb: defineShown(
    'READER_MEMORY_MB',
    '500',
    wholeNumber(128, 8192, 'megabytes'),
    'Memory at which a report reader is stopped.',
  ),
  readerDeadlineMs: defineShown(
    'READER_DEADLINE_MS',
    '30000',
    wholeNumber(1000, 600_000, 'milliseconds'),
    'Time after which a report reader is stopped.',
  ),
  documentDeadlineMs: defineShown(
    'DOCUMENT_DEADLINE_MS',
    '60000',
    wholeNumber(1000, 600_000, 'milliseconds'),
    'Time after which the writing of the documents is stopped.',
  ),
  googleServiceAccount: define(
    'GOOGLE_SERVICE_ACCOUNT',
    null,
    plainText,
    'Key file of a Google service account, as JSON or as the path of the file. With GOOGLE_DRIVE_FOLDER each client’s files are copied to Google Drive; default: the folder is a page of the product.',
  ),
  googleDriveFolder: define(
    'GOOGLE_DRIVE_FOLDER',
    null,
    plainText,
    'Id of the Google Drive folder, shared with the service account as an editor, in which clients’ folders are made.',
  ),
  logLevel: defineShown(
    'LOG_LEVEL',
    'info',
    oneOf('trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'),
    'Least level that is logged.',
  ),
}

/** The whole list: those above, and a payment link for each product that has one. */
export const everySetting: readonly Setting<unknown, string | null>[] = [
  ...Object.values(settings),
  ...paymentLinkSettings.map(({ setting }) => setting),
]

type Settings = typeof settings
/** What each setting parses to; those without a default may be null. */
type Values = {
  [K in keyof Settings]: Settings[K] extends Setting<infer T, infer D>
    ? D extends string
      ? T
      : T | null
    : never
}

export type Config = ReturnType<typeof loadConfig>

/**
 * Reads the environment, the only place that does. An empty text counts as absent.
 * Throws SettingError with one sentence that names the bad setting.
 */
export function loadConfig(env: Record<string, string | undefined> = process.env) {
  const read = readSettings(env)
  const paymentLinks = readPaymentLinks(env)
  const { stripeSecretKey, stripePublishableKey, stripeWebhookSecret, nodeEnv } = read
  const {
    limitSignIn,
    limitUpload,
    limitPrefill,
    limitSubscription,
    limitPayment,
    limitMessage,
    limitAny,
    ...rest
  } = read
  const production = nodeEnv === 'production'
  const configHome = read.configHome ?? path.join(env.HOME ?? homedir(), '.config')
  return {
    ...rest,
    production,
    described: describeSettings(everySetting, (name) => givenText(env, name)),
    paymentLinks,
    publicUrl: read.publicUrl ?? `http://localhost:${read.port}`,
    dataDir: path.resolve(read.dataDir),
    configDir: path.join(path.resolve(configHome), 'armor'),
    drive: driveSettings(read.googleServiceAccount, read.googleDriveFolder),
    stripe: stripeSettings(stripeSecretKey, stripePublishableKey, stripeWebhookSecret, production),
    rateLimits: {
      signIn: limitSignIn,
      upload: limitUpload,
      prefill: limitPrefill,
      subscription: limitSubscription,
      payment: limitPayment,
      message: limitMessage,
      any: limitAny,
    } satisfies Record<string, RateLimit>,
  }
}

function readSettings(env: Record<string, string | undefined>): Values {
  const values = Object.entries(settings).map(([key, setting]) => {
    const text = givenText(env, setting.name) ?? setting.standard
    return [key, text === null ? null : parseSetting(setting, text)] as const
  })
  // Object.entries forgets which key has which type; the table itself is what `Values` is derived from.
  return Object.fromEntries(values) as Values
}

/** Addresses of the payment links that were given, by the key of the product. */
function readPaymentLinks(env: Record<string, string | undefined>): Readonly<Record<string, string>> {
  const links: Record<string, string> = {}
  for (const { key, setting } of paymentLinkSettings) {
    const text = givenText(env, setting.name)
    if (text !== null) links[key] = parseSetting(setting, text) as string
  }
  return links
}

/** Null for an absent one, and for a blank text. */
function givenText(env: Record<string, string | undefined>, name: string): string | null {
  return env[name]?.trim() || null
}

function parseSetting(setting: Setting<unknown, string | null>, text: string): unknown {
  try {
    return setting.parse(text)
  } catch (error) {
    if (!(error instanceof SettingError)) throw error
    throw new SettingError(`The setting ${setting.name} ${error.message}.`)
  }
}

function driveSettings(serviceAccount: string | null, folder: string | null) {
  if (serviceAccount !== null && folder !== null) return { serviceAccount, folder }
  const missing = serviceAccount === null ? 'GOOGLE_SERVICE_ACCOUNT' : 'GOOGLE_DRIVE_FOLDER'
  if (serviceAccount === null && folder === null) return null
  throw new SettingError(`The setting ${missing} is missing beside the other one of Google Drive.`)
}

function stripeSettings(
  secretKey: string | null,
  publishableKey: string | null,
  webhookSecret: string | null,
  production: boolean,
) {
  const missing = [
    secretKey === null ? 'STRIPE_SECRET_KEY' : '',
    publishableKey === null ? 'STRIPE_PUBLISHABLE_KEY' : '',
    webhookSecret === null ? 'STRIPE_WEBHOOK_SECRET' : '',
  ].filter((name) => name !== '')
  if (secretKey !== null && publishableKey !== null && webhookSecret !== null) {
    return { secretKey, publishableKey, webhookSecret }
  }
  if (missing.length < 3)
    throw new SettingError(
      `The setting ${missing.join(' and ')} is missing beside the other Stripe settings.`,
    )
  if (production) {
    throw new SettingError(
      'In production the payment sandbox is not allowed: set STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
    )
  }
  return null
}
