import { describe, expect, it } from 'vitest'
import { everySetting, loadConfig, runLibrariesAsInProduction, settings } from './config.ts'
import { SettingError } from './platform/settings/setting-kinds.ts'

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1234567890',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
  STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
}

/** What the runbook asks for. */
const production = {
  ...stripe,
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://example.com/',
  DATABASE_URL: 'postgres://armor@db.example/armor',
  ENCRYPTION_KEY: 'ab'.repeat(32),
  SMTP_URL: 'smtps://mail.example',
  MAIL_FROM: 'ARMOR <no-reply@armor.example>',
  SUPPORT_EMAIL: 'support@armor.example',
  POSTAL_ADDRESS: 'ARMOR, 100 Example Street, Wilmington, DE 19801',
}

describe('the settings', () => {
  it('need none to be given', () => {
    const config = loadConfig({})
    expect(config).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: null,
      stripe: null,
    })
    expect(config.dataDir).toBe(`${process.cwd()}/data`)
    expect(config.rateLimits.signIn).toEqual({ max: 30, windowSeconds: 300 })
  })

  it('ask nobody for an agreement unless states are named', () => {
    expect(loadConfig({}).agreementStates).toEqual([])
    const company = { COMPANY_NAME: 'Example LLC', POSTAL_ADDRESS: '1 Main Street, Dover, DE 19901' }
    expect(loadConfig({ ...company, AGREEMENT_STATES: 'NY, GA NY' }).agreementStates).toEqual(['NY', 'GA'])
  })

  it('count an empty text as absent, and take the blanks around a value away', () => {
    expect(loadConfig({ PORT: '  ', PUBLIC_URL: '', HOST: ' 0.0.0.0 ' })).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      host: '0.0.0.0',
    })
  })

  it.each([
    [{ PORT: '70000' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [{ PORT: '3e3' }, 'The setting PORT must be a whole number from 0 to 65535.'],
    [
      { PUBLIC_URL: 'example.com' },
      'The setting PUBLIC_URL must be an address without a path, such as https://example.com.',
    ],
    [
      { AGREEMENT_STATES: 'NY, XX' },
      'The setting AGREEMENT_STATES must be postal codes of states, separated by commas, such as GA, NY; "XX" is none.',
    ],
    [
      { AGREEMENT_STATES: 'ny' },
      'The setting AGREEMENT_STATES must be postal codes of states, separated by commas, such as GA, NY; "ny" is none.',
    ],
    [
      { AGREEMENT_STATES: ' , ' },
      'The setting AGREEMENT_STATES must be postal codes of states, separated by commas, such as GA, NY.',
    ],
    [
      { AGREEMENT_STATES: 'GA', POSTAL_ADDRESS: '1 Main Street, Dover, DE 19901' },
      'The setting AGREEMENT_STATES needs COMPANY_NAME, which the agreements name (15 U.S.C. 1679d(b)(3)).',
    ],
    [
      { AGREEMENT_STATES: 'GA', COMPANY_NAME: 'Example LLC' },
      'The setting AGREEMENT_STATES needs POSTAL_ADDRESS, which the agreements name (15 U.S.C. 1679d(b)(3)).',
    ],
    [
      { PUBLIC_URL: 'https://a.com/b' },
      'The setting PUBLIC_URL must be an address without a path, such as https://example.com.',
    ],
    [
      { DATABASE_URL: 'mysql://a/b' },
      'The setting DATABASE_URL must be an address such as postgres://user@host/armor.',
    ],
    [
      { ENCRYPTION_KEY: 'short' },
      'The setting ENCRYPTION_KEY must be 32 bytes written as 64 hexadecimal digits or as base64.',
    ],
    [
      { SUPPORT_EMAIL: 'a@b' },
      'The setting SUPPORT_EMAIL must be one email address, such as help@example.com.',
    ],
    [
      { MAIL_FROM: 'ARMOR <nobody>' },
      'The setting MAIL_FROM must be one email address, such as help@example.com.',
    ],
    [{ RATE_LIMIT_UPLOAD: '0/60' }, 'The setting RATE_LIMIT_UPLOAD must be requests/seconds, such as 20/60.'],
    [{ PREFILL_SECRET: 'short' }, 'The setting PREFILL_SECRET must have at least 16 characters.'],
    [
      { LOG_LEVEL: 'loud' },
      'The setting LOG_LEVEL must be one of trace, debug, info, warn, error, fatal, silent.',
    ],
    [
      { READER_MEMORY_MB: '1' },
      'The setting READER_MEMORY_MB must be a whole number from 128 to 8192 megabytes.',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1234567890' },
      'The setting STRIPE_SECRET_KEY must be a secret key of Stripe, which starts with sk_ or rk_.',
    ],
    [
      { STRIPE_SECRET_KEY: stripe.STRIPE_SECRET_KEY },
      'The setting STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET is missing beside the other Stripe settings.',
    ],
    [
      { ...production, STRIPE_WEBHOOK_SECRET: '' },
      'The setting STRIPE_WEBHOOK_SECRET is missing beside the other Stripe settings.',
    ],
    [
      { NODE_ENV: 'production' },
      'In production PUBLIC_URL, DATABASE_URL and ENCRYPTION_KEY must be set; the runbook says what each is for.',
    ],
    [
      { ...production, PUBLIC_URL: 'http://example.com' },
      'In production the setting PUBLIC_URL must begin with https: people type Social Security numbers there.',
    ],
  ])('refuse %j with a sentence', (env, sentence) => {
    expect(() => loadConfig(env)).toThrow(new SettingError(sentence))
  })

  it.each(['PUBLIC_URL', 'DATABASE_URL', 'ENCRYPTION_KEY'])(
    'refuse production without %s, and need it nowhere else',
    (name) => {
      const { [name]: _left, ...rest } = production as Record<string, string>
      expect(() => loadConfig(rest)).toThrow(`In production ${name} must be set`)
      expect(() => loadConfig({ ...rest, NODE_ENV: 'development' })).not.toThrow()
    },
  )

  it('start in production without what can be made in the browser, and name it as one list', () => {
    const { SMTP_URL: _smtp, POSTAL_ADDRESS: _address, ...rest } = production
    const config = loadConfig({ ...rest, MAIL_FROM: '  ' })
    expect(config.unready).toEqual(['SMTP_URL', 'MAIL_FROM', 'POSTAL_ADDRESS'])
    expect(config.stripe).not.toBeNull()
    expect(loadConfig(production).unready).toEqual([])
  })

  it('take what was made in the browser, never before the environment, and all of it or nothing', () => {
    const config = { ...loadConfig({ COMPANY_NAME: 'By the environment' }), port: 4242 }
    config.take({
      COMPANY_NAME: 'By hand',
      POSTAL_ADDRESS: '1 Elm St, Reno, NV 89501',
      PORT: '1',
      LOG_LEVEL: 'loud',
    })
    expect(config).toMatchObject({ companyName: 'By the environment', port: 4242, logLevel: 'info' })
    expect(config.operator.address).toBe('1 Elm St, Reno, NV 89501')
    expect(config.described.find(({ name }) => name === 'POSTAL_ADDRESS')?.state).toBe('kept')
    expect(config.described.find(({ name }) => name === 'COMPANY_NAME')?.state).toBe('set')
    expect([config.isFixed('COMPANY_NAME'), config.isFixed('POSTAL_ADDRESS')]).toEqual([true, false])
    expect(() => config.take({ SUPPORT_EMAIL: 'nobody' })).toThrow('The setting SUPPORT_EMAIL must be')
    expect(config.operator.address).toBe('1 Elm St, Reno, NV 89501')
    config.take({})
    expect(config.operator.address).toBeNull()
  })

  it('stay in the mode of the start, whatever the libraries are told afterwards', () => {
    const started: Record<string, string | undefined> = {}
    const config = loadConfig(started)
    runLibrariesAsInProduction(started)
    expect(() => config.take({})).not.toThrow()
  })

  it('start in production with everything that the runbook names', () => {
    const config = loadConfig(production)
    expect(config).toMatchObject({ production: true, publicUrl: 'https://example.com' })
    expect(config.stripe?.webhookSecret).toBe('whsec_1234567890')
  })

  it('take a key as hex or base64, and several for a rotation', () => {
    const hex = 'ab'.repeat(32)
    const base64 = Buffer.alloc(32, 7).toString('base64')
    expect(loadConfig({ ENCRYPTION_KEY: `${base64},${hex}` }).encryptionKeys).toEqual([
      new Uint8Array(32).fill(7),
      new Uint8Array(32).fill(0xab),
    ])
  })

  it('each have a meaning for the README and a default that they accept', () => {
    for (const { name, meaning, standard, parse } of Object.values(settings)) {
      expect(name).toMatch(/^[A-Z][A-Z0-9_]+$/)
      expect(meaning).toMatch(/\.$/)
      if (standard !== null) expect(() => parse(standard)).not.toThrow()
    }
  })

  it('show an admin the values of a closed list, every one harmless', () => {
    const shown = Object.values(settings).filter((setting) => setting.shown)
    expect(shown.map(({ name }) => name)).toEqual([
      'PORT',
      'HOST',
      'PUBLIC_URL',
      'NODE_ENV',
      'ROLE',
      'STOP_DELAY_SECONDS',
      'TRUST_PROXY',
      'DATABASE_POOL',
      'DATABASE_TIMEOUT_SECONDS',
      'BACKUP_EVERY_HOURS',
      'BACKUPS_KEPT',
      'SUPPORT_EMAIL',
      'COMPANY_NAME',
      'COMPANY_STATE',
      'BOOKING_URL',
      'MAIL_FROM',
      'POSTAL_ADDRESS',
      'BRAND_COLOR',
      'MONTHLY_TARGET',
      'PLAN_BADGE',
      'PLAN_BADGE_ES',
      'READINESS_FIGURES',
      'READINESS_FIGURES_ES',
      'AGREEMENT_STATES',
      'RATE_LIMIT_SIGN_IN',
      'RATE_LIMIT_UPLOAD',
      'RATE_LIMIT_PREFILL',
      'RATE_LIMIT_SUBSCRIPTION',
      'RATE_LIMIT_PAYMENT',
      'RATE_LIMIT_MESSAGE',
      'RATE_LIMIT_KEY',
      'RATE_LIMIT_ANY',
      'RATE_LIMIT_LIVE',
      'CONNECTIONS',
      'KEEP_ALIVE_SECONDS',
      'LIVE_CONNECTIONS',
      'READER_MEMORY_MB',
      'READER_DEADLINE_MS',
      'DOCUMENT_DEADLINE_MS',
      'S3_BUCKET',
      'S3_REGION',
      'S3_PREFIX',
      'LOG_LEVEL',
      'METRICS_PORT',
      'METRICS_HOST',
      'TRACES_PERCENT',
    ])
  })

  it('give a server half of the work only beside others, on PostgreSQL', () => {
    expect(() => loadConfig({ ROLE: 'web' })).toThrow('The setting ROLE needs DATABASE_URL')
    expect(loadConfig({ ROLE: 'worker', DATABASE_URL: 'postgres://localhost/armor' }).role).toBe('worker')
  })

  it('remember which were given, a blank one not, and of a hidden one only that', () => {
    const { described } = loadConfig({
      PORT: ' 8080 ',
      HOST: '  ',
      RATE_LIMIT_ANY: '5/60',
      PUBLIC_URL: 'https://name:word@example.com/',
      DATA_DIR: '/srv/armor',
    })
    expect(described.map(({ name }) => name)).toEqual(everySetting.map(({ name }) => name))
    const of = (name: string) => described.find((setting) => setting.name === name)
    expect(of('PORT')).toMatchObject({ state: 'set', value: '8080', standard: '3000' })
    expect(of('HOST')).toMatchObject({ state: 'default', value: 'localhost' })
    expect(of('RATE_LIMIT_ANY')).toMatchObject({ state: 'set', value: '5/60' })
    expect(of('PUBLIC_URL')).toMatchObject({ state: 'set', value: 'https://example.com' })
    expect(of('DATA_DIR')).toMatchObject({ state: 'set', value: null, standard: './data' })
    expect(of('SMTP_URL')).toMatchObject({ state: 'default', value: null, standard: null })
  })
})
