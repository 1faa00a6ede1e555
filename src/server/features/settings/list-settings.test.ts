import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { DescribedSetting } from '../../../shared/api/settings.ts'
import { everySetting, settings } from '../../config.ts'
import type { Drive } from '../../platform/drive/drive.ts'
import { createOwnPageDrive } from '../../platform/drive/own-page-drive.ts'
import { createSmtpSender } from '../../platform/mail/smtp-sender.ts'
import { auditEntries } from '../audit-log/audit-log.tables.ts'

/** Every setting whose value is not shown, each with a text that is nowhere else; `find` is what may never be answered. */
const hidden: Record<string, { text: string; find: string }> = {
  DATABASE_URL: { text: 'postgres://owner:marker-one@db.example/armor', find: 'marker-one' },
  ENCRYPTION_KEY: { text: 'c0ffee5e'.repeat(8), find: 'c0ffee5e' },
  XDG_CONFIG_HOME: { text: '/marker-two/config', find: 'marker-two' },
  STRIPE_SECRET_KEY: { text: 'sk_test_marker_three', find: 'marker_three' },
  STRIPE_PUBLISHABLE_KEY: { text: 'pk_test_marker_four', find: 'marker_four' },
  STRIPE_WEBHOOK_SECRET: { text: 'whsec_marker_five', find: 'marker_five' },
  SMTP_URL: { text: 'smtp://name:marker-six@mail.example:587', find: 'marker-six' },
  PREFILL_SECRET: { text: 'marker-seven-marker', find: 'marker-seven' },
  PARTNER_CODE: { text: 'marker-eight', find: 'marker-eight' },
  GOOGLE_SERVICE_ACCOUNT: { text: '{"private_key":"marker-nine"}', find: 'marker-nine' },
  GOOGLE_DRIVE_FOLDER: { text: 'marker-ten', find: 'marker-ten' },
  METRICS_TOKEN: { text: 'marker-fifteen-marker-fifteen-marker', find: 'marker-fifteen' },
  TRACES_URL: { text: 'http://marker-nineteen.example/v1/traces', find: 'marker-nineteen' },
  TRACES_TOKEN: { text: 'marker-twenty-marker', find: 'marker-twenty' },
  S3_ENDPOINT: { text: 'https://marker-sixteen.example', find: 'marker-sixteen' },
  S3_ACCESS_KEY_ID: { text: 'MARKERSEVENTEEN', find: 'MARKERSEVENTEEN' },
  S3_SECRET_ACCESS_KEY: { text: 'marker-eighteen-marker', find: 'marker-eighteen' },
  CLAMD_URL: { text: 'tcp://marker-twenty-one.example:3310', find: 'marker-twenty-one' },
  LOB_API_KEY: { text: 'test_marker_eleven', find: 'marker_eleven' },
  LOB_WEBHOOK_SECRET: { text: 'marker-twelve-marker', find: 'marker-twelve' },
  POSTGRID_API_KEY: { text: 'test_marker_thirteen', find: 'marker_thirteen' },
  POSTGRID_WEBHOOK_SECRET: { text: 'marker-fourteen-marker', find: 'marker-fourteen' },
}
const given = Object.fromEntries(Object.entries(hidden).map(([name, { text }]) => [name, text]))

const open = (caller: Caller) => caller.inject({ method: 'GET', url: '/api/staff/settings' })

describe('the settings, when every secret is set', () => {
  let test: TestApp
  let admin: Caller
  beforeAll(async () => {
    test = await makeApp({
      working: false,
      settings: { ...given, S3_BUCKET: 'files', MAIL_FROM: 'Desk <desk@armor.example>' },
    })
    admin = await test.asStaff('admin')
  })
  afterAll(() => test.close())

  it('are all in the list of this test, but for those that are shown and the folder of the test', () => {
    const unshown = everySetting.filter((setting) => !setting.shown)
    expect(Object.keys(hidden).toSorted()).toEqual(
      unshown
        .map(({ name }) => name)
        .filter((name) => name !== 'DATA_DIR')
        .toSorted(),
    )
  })

  it('are answered in their order, with none of the secrets anywhere in the reply', async () => {
    const reply = await open(admin)
    expect(reply.statusCode).toBe(200)
    const listed: DescribedSetting[] = reply.json().settings
    expect(listed.map(({ name }) => name)).toEqual(everySetting.map(({ name }) => name))
    const whole = `${JSON.stringify(reply.headers)}${reply.body}`
    for (const [name, { find }] of Object.entries(hidden)) {
      expect(whole).not.toContain(find)
      expect(listed.find((setting) => setting.name === name)).toMatchObject({ state: 'set', value: null })
    }
    expect(whole).not.toContain(test.deps.config.dataDir)
    expect(listed.find(({ name }) => name === 'MAIL_FROM')).toMatchObject({
      state: 'set',
      value: 'Desk <desk@armor.example>',
      standard: settings.mailFrom.standard,
    })
    expect(listed.find(({ name }) => name === 'HOST')).toMatchObject({
      state: 'default',
      value: 'localhost',
    })
  })

  it('are for admins, and each look stands in the audit log', async () => {
    const { db } = test.deps.database
    const looks = () => db.select().from(auditEntries).where(eq(auditEntries.action, 'open-settings'))
    const before = (await looks()).length
    const staff = await test.asStaff('staff')
    expect((await open(staff)).statusCode).toBe(403)
    expect(await looks()).toHaveLength(before)
    await open(admin)
    const after = await looks()
    expect(after).toHaveLength(before + 1)
    expect(after.at(-1)).toMatchObject({ actorName: 'Sam Staff', clientId: null, detail: {} })
  })
})

describe('what runs', () => {
  it('is told from what was opened: the embedded parts', async () => {
    const test = await makeApp({ working: false })
    const reply = await open(await test.asStaff('admin'))
    expect(reply.json().runs).toEqual({
      payments: 'sandbox',
      mail: 'outbox',
      database: test.deps.database.kind,
      drive: 'own-page',
    })
    await test.close()
  })

  it('and the outside ones', async () => {
    const drive: Drive = { ...createOwnPageDrive(), kind: 'google' }
    const mailSender = createSmtpSender('smtp://localhost:1', 'desk@armor.example')
    const test = await makeApp({ working: false, drive, mailSender })
    const reply = await open(await test.asStaff('admin'))
    expect(reply.json().runs).toMatchObject({ mail: 'smtp', drive: 'google' })
    await test.close()
  })
})
