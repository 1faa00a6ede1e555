import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/support/mail-server.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import {
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
  staffPassword,
} from '../../../../test/support/staff-browser.ts'
import type { Setup } from '../../../shared/api/setup.ts'
import { createChosenSender } from '../../platform/mail/chosen-sender.ts'
import { takeKeptSettings } from './kept-settings.ts'

let test: TestApp
let owner: StaffBrowser
let mails: MailServer
beforeAll(async () => {
  mails = await startMailServer()
  test = await makeApp({
    now: new Date('2026-11-20T10:00:00Z'),
    working: false,
    settings: { RATE_LIMIT_SIGN_IN: '100000/1', COMPANY_NAME: 'By The Environment LLC' },
  })
  test.deps.mailSender = createChosenSender(test.deps.config)
  owner = staffBrowser(test.app)
  await signIn(test, owner, await makeMember(test, 'owner'))
})
afterAll(async () => {
  await test.deps.mailSender.close()
  await test.close()
  await mails.close()
})

const save = (values: Record<string, string>, current = staffPassword) =>
  owner.send('PUT', '/api/staff/settings', { values, current })
const setup = async (): Promise<Setup> => (await owner.send('GET', '/api/staff/set-up')).json()
const stateOf = async (key: string) => (await setup()).items.find((item) => item.key === key)?.state

describe('settings made in the browser', () => {
  it('hold at once, sealed, with their names alone in the audit log', async () => {
    expect(await stateOf('address')).toBe('open')
    const reply = await save({ POSTAL_ADDRESS: ' 1 Elm St, Reno, NV 89501 ' })
    expect(reply.json()).toMatchObject({ restartNeeded: false })
    expect(await stateOf('address')).toBe('done')
    expect(test.deps.config.operator.address).toBe('1 Elm St, Reno, NV 89501')
    const { rows } = await test.deps.database.db.execute('select name, value_sealed from kept_settings')
    expect(JSON.stringify(rows)).not.toContain('Elm')
    const log = (await owner.send('GET', '/api/staff/audit-log')).body
    expect(log).toContain('change-settings')
    expect(log).not.toContain('Elm St')
    // Another server on the same database.
    test.deps.config.take({})
    await takeKeptSettings(test.deps)
    expect(test.deps.config.postalAddress).toContain('Elm St')
    await save({ POSTAL_ADDRESS: '' })
    expect(await stateOf('address')).toBe('open')
  })

  it('never come before the environment, and are refused one by one with a reason', async () => {
    expect((await save({ COMPANY_NAME: 'By hand' })).statusCode).toBe(409)
    expect((await save({ PORT: '1' })).statusCode).toBe(404)
    expect((await save({ toString: '1' })).statusCode).toBe(404)
    expect((await save({ SUPPORT_EMAIL: 'nobody' })).json().fields).toHaveProperty('SUPPORT_EMAIL')
    const pale = (await save({ BRAND_COLOR: '#ffcc00' })).json()
    expect(pale.fields.BRAND_COLOR).toContain('1.3:1, and 4.5:1 is needed')
    expect((await save({ BRAND_COLOR: 'red;}' })).statusCode).toBe(400)
    const promised = (await save({ READINESS_FIGURES: 'Guaranteed removal of debts' })).json()
    expect(promised.fields.READINESS_FIGURES).toContain('must not say “Guarantee')
    expect((await save({ READINESS_FIGURES: 'none', PLAN_BADGE: 'Until May 4' })).statusCode).toBe(200)
    expect(test.deps.config.claims.en).toEqual({ 'plan-badge': 'Until May 4', 'readiness-figures': 'none' })
    await save({ READINESS_FIGURES: '', PLAN_BADGE: '' })
    expect(test.deps.config.claims.en).toEqual({ 'plan-badge': null, 'readiness-figures': null })
    expect((await save({ MAIL_FROM: 'a@b.example\nBcc: c@d.example' })).statusCode).toBe(400)
    const half = await save({ STRIPE_SECRET_KEY: 'sk_test_1234567890' })
    expect(half.json().fields).toHaveProperty('STRIPE_SECRET_KEY')
    const file = { GOOGLE_SERVICE_ACCOUNT: '/etc/passwd', GOOGLE_DRIVE_FOLDER: 'x' }
    expect((await save(file)).json().fields).toHaveProperty('GOOGLE_SERVICE_ACCOUNT')
    const wrong = await save({ SMTP_URL: 'smtp://localhost:1' }, 'not my password')
    expect(wrong.json().fields).toHaveProperty('current')
    expect((await setup()).settings.some(({ state }) => state === 'kept')).toBe(false)
  })

  it('that are opened at the start say that they wait for the next one, and no secret is answered', async () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_live_marker1234567',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1234567890',
      STRIPE_WEBHOOK_SECRET: 'whsec_1234567890',
    }
    const reply = await save(keys)
    expect(reply.json()).toMatchObject({ restartNeeded: true })
    expect(reply.body + (await owner.send('GET', '/api/staff/settings')).body).not.toContain('marker')
    const check = await owner.send('POST', '/api/staff/set-up/checks/stripe-keys')
    expect(check.json().error).toContain('One key is for live payments')
    await save(Object.fromEntries(Object.keys(keys).map((name) => [name, ''])))
    expect((await setup()).restartNeeded).toBe(false)
  })
})

describe('the mail server', () => {
  it('is used at once, and ticked by the link of a mail that arrived, until it is another one', async () => {
    const test1 = await owner.send('POST', '/api/staff/set-up/test-mail')
    expect(test1.statusCode).toBe(409)
    await save({ SMTP_URL: mails.url })
    expect(await stateOf('mail')).toBe('open')
    expect((await owner.send('POST', '/api/staff/set-up/test-mail')).statusCode).toBe(200)
    const text = (await mails.read()).text ?? ''
    const token = /arrived=([\w-]{43})/.exec(text.replace(/\s/g, ''))?.[1] ?? ''
    const arrived = (token: string) => owner.send('POST', '/api/staff/set-up/test-mail/arrived', { token })
    expect((await arrived('another')).statusCode).toBe(400)
    expect((await arrived(token)).json().proofs.mail).not.toBeNull()
    expect(await stateOf('mail')).toBe('done')
    await save({ SMTP_URL: 'smtp://localhost:1' })
    expect(await stateOf('mail')).toBe('open')
    expect((await arrived(token)).statusCode).toBe(400)
    const refused = await owner.send('POST', '/api/staff/set-up/test-mail')
    expect([refused.statusCode, refused.json().error]).toEqual([502, expect.stringContaining('not sent')])
    await save({ SMTP_URL: '' })
  })
})

describe('production with samples left', () => {
  it('says so on every staff page of those who set it up, and to nobody else', async () => {
    const { config } = test.deps
    const unready = async (role: string) =>
      (await (await test.asStaff(role)).inject({ url: '/api/account/session' })).json().unready
    expect(await unready('owner')).toBeUndefined()
    config.production = true
    expect([await unready('owner'), await unready('staff')]).toEqual([true, undefined])
    config.production = false
  })
})
