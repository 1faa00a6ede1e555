import { homedir } from 'node:os'
import * as path from 'node:path'
import type { Operator } from '../shared/operator-marks.ts'
import { driveFolder, driveSettings } from './platform/drive/drive-settings.ts'
import { bucketPlace, bucketSettings } from './platform/files/bucket-settings.ts'
import type { KeptLogo } from './platform/http/kept-logo.ts'
import type { Claims } from './platform/http/word-claims.ts'
import { paymentLinkSettings, readPaymentLinks } from './platform/payments/payment-link-settings.ts'
import { stripeKeys, stripeSettings } from './platform/payments/stripe-settings.ts'
import { postalKeys, postalSettings } from './platform/postal/postal-settings.ts'
import { scanSettings } from './platform/scan/scan-settings.ts'
import { agreementSettings, requireForAgreements } from './platform/settings/agreement-settings.ts'
import { claimSettings } from './platform/settings/claim-settings.ts'
import { contactSettings } from './platform/settings/contact-settings.ts'
import { describeSettings } from './platform/settings/describe-settings.ts'
import { keepable } from './platform/settings/kept-settings.ts'
import { limitSettings } from './platform/settings/limit-settings.ts'
import { logSettings } from './platform/settings/log-settings.ts'
import { metricsSettings, requireForMetrics } from './platform/settings/metrics-settings.ts'
import { missingForClients, requireForProduction } from './platform/settings/production-settings.ts'
import { type Environment, givenText, readSettings } from './platform/settings/read-settings.ts'
import { serverSettings } from './platform/settings/server-settings.ts'
import type { Setting } from './platform/settings/setting.ts'
import { type RateLimit, SettingError } from './platform/settings/setting-kinds.ts'
import { tracesSettings } from './platform/settings/traces-settings.ts'
import { workerSettings } from './platform/settings/worker-settings.ts'

/**
 * Every setting of the product, in the order in which the README prints them. An admin may read the values of those
 * that say so, `defineShown`; of all others only whether they were given.
 */
export const settings = {
  ...serverSettings,
  ...stripeSettings,
  ...postalSettings,
  ...contactSettings,
  ...claimSettings,
  ...agreementSettings,
  ...limitSettings,
  ...workerSettings,
  ...driveSettings,
  ...bucketSettings,
  ...scanSettings,
  ...logSettings,
  ...metricsSettings,
  ...tracesSettings,
}

/** The whole list: those above, and a payment link for each product that has one. */
export const everySetting: readonly Setting<unknown, string | null>[] = [
  ...Object.values(settings),
  ...paymentLinkSettings.map(({ setting }) => setting),
]

/** Everything that the product is told from outside. */
export interface Config extends ReturnType<typeof readConfig> {
  /**
   * Takes settings that were made in the browser, by their names in the environment, which comes before. Whoever reads one
   * of `changeable` from here has the new value at once. Throws SettingError, having changed nothing.
   */
  take(kept: Environment): void
  /** The operator’s, uploaded in the browser alone; null: the product’s own mark. */
  logo: KeptLogo | null
  /** The company's name where that logo is shown. */
  readonly brand: string | null
  /** Whether the environment says a setting: nothing made in the browser counts then. */
  isFixed(name: string): boolean
}

/** What may change while the product runs. */
const changeable = [
  'companyName',
  'companyState',
  'postalAddress',
  'supportEmail',
  'mailFrom',
  'smtpUrl',
  'bookingUrl',
  'accent',
  'monthlyTarget',
  'operator',
  'claims',
  'stripe',
  'lob',
  'postgrid',
  'drive',
  'described',
  'unready',
] as const satisfies readonly (keyof ReturnType<typeof readConfig>)[]

/**
 * Reads the environment, the only place that does. An empty text counts as absent.
 * Throws SettingError with one sentence that names the bad setting.
 */
export function loadConfig(given: Environment = process.env): Config {
  // As it was at the start: the product's own mode is not what the libraries are told afterwards.
  const env = { ...given }
  return {
    ...readConfig(env, {}),
    logo: null,
    get brand() {
      return this.logo && this.operator.company
    },
    isFixed: (name) => givenText(env, name) !== null,
    take(kept) {
      const read = readConfig(env, kept)
      Object.assign(this, Object.fromEntries(changeable.map((name) => [name, read[name]])))
    },
  }
}

function readConfig(given: Environment, kept: Environment) {
  const isKept = (name: string) => givenText(given, name) === null && name in keepable
  const keptTexts = Object.entries(kept).filter(([name]) => isKept(name))
  const env: Environment = { ...given, ...Object.fromEntries(keptTexts) }
  const {
    limitSignIn,
    limitUpload,
    limitPrefill,
    limitSubscription,
    limitPayment,
    limitMessage,
    limitKey,
    limitAny,
    limitLive,
    ...read
  } = readSettings(settings, env)
  const paymentLinks = readPaymentLinks(env)
  const production = read.nodeEnv === 'production'
  if (production) requireForProduction(read.publicUrl, (name) => givenText(env, name) !== null)
  if (read.role !== 'both' && read.databaseUrl === null)
    throw new SettingError(
      'The setting ROLE needs DATABASE_URL: one server alone holds the embedded database.',
    )
  requireForMetrics(read.metricsPort, read.metricsHost, read.metricsToken)
  requireForAgreements(read.agreementStates, (name) => givenText(env, name) !== null)
  const configHome = read.configHome ?? path.join(env.HOME ?? homedir(), '.config')
  return {
    ...read,
    production,
    /** States in which an agreement is signed before anything is charged; none: the pack is off. */
    agreementStates: read.agreementStates ?? [],
    described: describeSettings(everySetting, (name) => givenText(env, name), isKept),
    /** What clients would miss, or read as a sample. */
    unready: missingForClients((name) => givenText(env, name) !== null),
    paymentLinks,
    operator: {
      company: read.companyName,
      state: read.companyState,
      // What stands for an absent address is for trying the product out: no page says that somebody is there.
      address: givenText(env, settings.postalAddress.name),
      email: givenText(env, settings.supportEmail.name),
    } satisfies Operator,
    claims: {
      en: { 'plan-badge': read.planBadge, 'readiness-figures': read.readinessFigures },
      es: { 'plan-badge': read.planBadgeSpanish, 'readiness-figures': read.readinessFiguresSpanish },
    } satisfies Claims,
    publicUrl: read.publicUrl ?? `http://localhost:${read.port}`,
    dataDir: path.resolve(read.dataDir),
    configDir: path.join(path.resolve(configHome), 'armor'),
    bucket: bucketPlace(read),
    drive: driveFolder(read.googleServiceAccount, read.googleDriveFolder),
    stripe: stripeKeys(read.stripeSecretKey, read.stripePublishableKey, read.stripeWebhookSecret),
    lob: postalKeys('LOB', { apiKey: read.lobApiKey, webhookSecret: read.lobWebhookSecret }, production),
    postgrid: postalKeys(
      'POSTGRID',
      { apiKey: read.postgridApiKey, webhookSecret: read.postgridWebhookSecret },
      production,
    ),
    rateLimits: {
      signIn: limitSignIn,
      upload: limitUpload,
      prefill: limitPrefill,
      subscription: limitSubscription,
      payment: limitPayment,
      message: limitMessage,
      key: limitKey,
      any: limitAny,
      live: limitLive,
    } satisfies Record<string, RateLimit>,
  }
}

/**
 * Libraries that are loaded from now on run as in production, whatever the product's own mode: React would otherwise write mails with its
 * development build. Ours was read by then.
 */
export function runLibrariesAsInProduction(env: NodeJS.ProcessEnv = process.env): void {
  env.NODE_ENV = 'production'
}
