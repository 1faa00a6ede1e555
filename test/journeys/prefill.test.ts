import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../support/make-app.ts'

const secret = 'the-shared-secret-of-a-form-service'
const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ settings: { PREFILL_SECRET: secret }, now })
})
afterAll(() => app.close())

const fields = {
  full_name: 'Ann Lee',
  email: 'ann@example.com',
  phone_number: '5550101234',
  communicationConsent: 'true',
}

async function issue(
  purpose: string,
  header: Record<string, string> = { 'x-prefill-secret': secret },
  given: Record<string, string | boolean> = fields,
) {
  const payload = { purpose, fields: given }
  const reply = await app.inject({ method: 'POST', url: '/api/prefill-tokens', payload, headers: header })
  return { status: reply.statusCode, body: reply.json() }
}

const open = async (token: string) => {
  const reply = await app.inject({ method: 'GET', url: `/api/credit-prefill/${token}` })
  return { status: reply.statusCode, body: reply.json() }
}

describe('a prefill token', () => {
  it('opens the contact fields, whichever way the form service spells them', async () => {
    const { body } = await issue('credit')
    expect(await open(body.token)).toEqual({
      status: 200,
      body: {
        success: true,
        data: { name: 'Ann Lee', email: 'ann@example.com', phone: '5550101234', communicationConsent: true },
      },
    })
  })

  it.each([
    [{ agree_to_contact: 'true' }, true],
    [{ agreeToContact: true }, true],
    [{ communication_consent: 'Yes' }, true],
    [{ communicationConsent: '', agreeToContact: '1' }, true],
    [{ communicationConsent: false, agreeToContact: true }, false],
    [{ studyConsent: true }, false],
  ])('opens the consent of %o as %s, as an address does', async (consent, agreed) => {
    const { body } = await issue('credit', undefined, { name: ' ', fullName: 'Ann Lee', ...consent })
    expect((await open(body.token)).body.data).toEqual({
      name: 'Ann Lee',
      email: '',
      phone: '',
      communicationConsent: agreed,
    })
  })

  it.each([{}, { 'x-prefill-secret': 'wrong' }])('is not issued with the headers %o', async (header) => {
    expect((await issue('credit', header as Record<string, string>)).status).toBe(401)
  })

  it('is useless for another purpose, and when nobody issued it', async () => {
    const { body } = await issue('funding')
    expect((await open(body.token)).status).toBe(404)
    expect((await open('pf_unknown')).status).toBe(404)
  })

  it('is kept as a hash, its fields sealed', async () => {
    const { body } = await issue('credit')
    const { rows } = await app.deps.database.db.execute('select * from prefill_tokens')
    const stored = JSON.stringify(
      rows.map((row) => Object.values(row).map((value) => Buffer.from(String(value)).toString())),
    )
    expect(stored).not.toContain(body.token)
    expect(stored).not.toContain('ann@example.com')
  })

  it('ends after seven days', async () => {
    const { body } = await issue('credit')
    app.clock.advance(7 * 24 * 60 * 60 * 1000 + 1000)
    expect((await open(body.token)).status).toBe(404)
  })
})
