import { createHash } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeDb } from '../../../../test/support/make-db.ts'
import { createSealer } from '../../platform/crypto/sealer.ts'
import type { Database } from '../../platform/db/database.ts'
import { selectConsents } from './consent.store.ts'
import { hasWithdrawnEmail, preferencesInForce } from './preferences-in-force.ts'
import { recordContactConsent, recordStudyConsent } from './record-contact-consent.ts'

let database: Database
beforeAll(async () => {
  database = await makeDb()
  database.takeKeys(createSealer([new Uint8Array(32)], new Uint8Array(32)).columns)
})
afterAll(() => database.close())

const subject = (email: string) => ({
  email,
  clientId: 7,
  page: '/checkout',
  ip: '10.0.0.1',
  userAgent: 'Test Browser',
  language: 'en' as const,
  now: new Date('2026-11-20T10:00:00Z'),
})

describe('a consent record', () => {
  it('keeps who, what, the very words with their hash, when and from where', async () => {
    await recordStudyConsent(database.db, subject('Ada@Example.com '))
    const [record] = await selectConsents(database.db, 'ada@example.com', ['study'])
    expect(record).toMatchObject({
      subjectEmail: 'ada@example.com',
      clientId: 7,
      channel: 'study',
      direction: 'granted',
      page: '/checkout',
      ip: '10.0.0.1',
      userAgent: 'Test Browser',
      actor: 'self',
      createdAt: new Date('2026-11-20T10:00:00Z'),
    })
    expect(record?.wordingSha256).toBe(
      createHash('sha256')
        .update(record?.wording ?? '')
        .digest('hex'),
    )
  })

  it('stands for each channel, and the newest one is in force', async () => {
    const email = 'bea@example.com'
    const answer = (agreed: boolean, preferences: { phone: boolean; text: boolean; email: boolean } | null) =>
      recordContactConsent(database.db, { ...subject(email), agreed, preferences, actor: 'self' })
    expect(await preferencesInForce(database.db, email)).toEqual({ phone: false, text: false, email: false })
    expect(await hasWithdrawnEmail(database.db, email)).toBe(false)
    await answer(true, null)
    expect(await preferencesInForce(database.db, email)).toEqual({ phone: true, text: true, email: true })
    await answer(true, { phone: false, text: true, email: true })
    expect(await preferencesInForce(database.db, email)).toEqual({ phone: false, text: true, email: true })
    await answer(false, { phone: true, text: true, email: true })
    expect(await preferencesInForce(database.db, email)).toEqual({ phone: false, text: false, email: false })
    expect(await hasWithdrawnEmail(database.db, email)).toBe(true)
    expect(await selectConsents(database.db, email, ['contact', 'phone', 'text', 'email'])).toHaveLength(12)
  })
})
