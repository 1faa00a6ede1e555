import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type MailServer, startMailServer } from '../../../../test/support/mail-server.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import {
  makeMember,
  type StaffBrowser,
  signIn,
  staffBrowser,
  staffPassword,
} from '../../../../test/support/staff-browser.ts'
import { logoPicture } from '../../../engine/opening/logo-picture.ts'
import type { Setup } from '../../../shared/api/setup.ts'
import { createChosenSender } from '../../platform/mail/chosen-sender.ts'
import { renderTestMail } from './emails/render-test-mail.tsx'
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

describe('the logo', () => {
  const picture = (width: number, height: number) =>
    sharp({ create: { width, height, channels: 3, background: '#336699' } })
      .png()
      .withExif({ IFD0: { Make: 'Pixelphone' } })
      .toBuffer()
  const give = async (bytes: Uint8Array | string) => {
    const admin = await test.asStaff('admin')
    const form = multipartBody({}, { logo: { fileName: 'logo.svg', bytes: Buffer.from(bytes) } })
    return admin.inject({ method: 'POST', url: '/api/staff/set-up/logo', ...form })
  }
  const shown = async () => (await setup()).logo
  /** Mails carry no picture, and name the company in its place. */
  const headOfMail = async () => (await renderTestMail(test.deps.config, 'https://armor.example')).text
  beforeAll(() => {
    test.deps.engine = { ...test.deps.engine, drawLogo: logoPicture }
  })

  it('is drawn anew, sent to everybody at an address of its own, kept for good, and told to other servers', async () => {
    expect(await shown()).toBeNull()
    expect(await headOfMail()).not.toContain('By The Environment LLC')
    const given = await picture(1600, 200)
    expect((await give(given)).json().logo).toEqual({
      ...{ address: expect.stringMatching(/^\/logo\/[0-9a-f]{32}\.png$/), width: 160, height: 20 },
      company: 'By The Environment LLC',
    })
    const address = (await shown())?.address ?? ''
    const sent = await test.app.inject({ url: address })
    expect([sent.headers['content-type'], sent.headers['cache-control'], sent.statusCode]).toEqual([
      'image/png',
      'public, max-age=31536000, immutable',
      200,
    ])
    expect(sent.headers['content-security-policy']).toContain("script-src 'self'")
    expect(sent.rawPayload.includes('Pixelphone')).toBe(false)
    const { rows } = await test.deps.database.db.execute('select name, value_sealed from kept_settings')
    expect(rows).toHaveLength(1)
    expect(Buffer.from(Object.values(rows[0] ?? {})[1] as Uint8Array).includes('PNG')).toBe(false)
    expect(await headOfMail()).toContain('By The Environment LLC')
    // Another server on the same database, asked for what it has not heard of.
    test.deps.config.logo = null
    expect((await test.app.inject({ url: address })).statusCode).toBe(200)
    for (const other of ['/logo/none.png', '/logo/', `${address}x`, '/logo/..%2Fapp.html'])
      expect((await test.app.inject({ url: other })).statusCode, other).toBe(404)
    const kept = test.deps.config.logo
    await takeKeptSettings(test.deps)
    expect(test.deps.config.logo).toBe(kept)
  })

  it('is another one at another address, and goes again, each time with an entry in the log', async () => {
    const before = (await shown())?.address ?? ''
    expect((await give(await picture(60, 240))).json().logo).toMatchObject({ width: 10, height: 40 })
    expect((await test.app.inject({ url: before })).statusCode).toBe(404)
    const gone = await owner.send('DELETE', '/api/staff/set-up/logo')
    expect([gone.statusCode, gone.json().logo]).toEqual([200, null])
    const log = JSON.stringify((await owner.send('GET', '/api/staff/audit-log')).json())
    expect(log.match(/"names":"LOGO"/g)).toHaveLength(3)
    expect(log).toContain('"logo":null')
  })

  it('is refused with the reason, whatever its name says, and settings cannot be made of it', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
    for (const [bytes, reason] of [
      [svg, 'no PNG, JPG or WebP'],
      [await picture(2001, 10), '2,000 points'],
      [Buffer.alloc(1024 * 1024 + 1), 'larger than 1 MB'],
      ['', 'no PNG, JPG or WebP'],
    ] as const) {
      const reply = await give(bytes)
      expect([reply.statusCode, reply.json().fields.logo]).toEqual([400, expect.stringContaining(reason)])
    }
    expect((await save({ LOGO: 'x' })).statusCode).toBe(404)
    expect(await shown()).toBeNull()
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
