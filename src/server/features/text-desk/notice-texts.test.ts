import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { noticeGroups } from '../../../shared/texts/notice-texts.ts'
import { newestMails } from '../outbox/newest-mails.ts'
import { refundMails } from '../settlement/refund-mails.ts'
import type { PaymentRow, RefundRow } from '../settlement/settlement.tables.ts'

let test: TestApp
let admin: Awaited<ReturnType<TestApp['asStaff']>>
beforeAll(async () => {
  test = await makeApp({ working: false, now: new Date('2026-11-20T15:00:00Z') })
  admin = await test.asStaff('admin')
})
afterAll(() => test.close())

const put = (group: string, changes: Record<string, string>) =>
  admin.inject({
    method: 'PUT',
    url: `/api/staff/texts/${group}/en`,
    payload: { changes, basedOn: 0, warningsRead: false },
  })

it('are drawn with a sample, each in both languages, and tried on oneself', async () => {
  for (const { key, entries } of noticeGroups)
    for (const language of ['en', 'es']) {
      const url = `/api/staff/texts/${key}/${language}`
      const title = entries.find(({ path }) => path.endsWith('title'))
      const changes = { [title?.id ?? '']: 'A heading of our own' }
      const seen = await admin.inject({ method: 'POST', url: `${url}/preview`, payload: { changes } })
      expect(seen.statusCode, `${key} ${seen.body}`).toBe(200)
      expect(seen.json().html, key).toContain('A heading of our own')
      expect(seen.json().text, key).not.toMatch(/undefined|null|NaN|[{}]/)
    }
  const payload = { changes: {}, attemptKey: 'try' }
  const url = '/api/staff/texts/agreement-signed/en/test'
  expect((await admin.inject({ method: 'POST', url, payload })).statusCode).toBe(200)
  expect((await newestMails(test.deps, 1))[0]?.text).toContain('You may cancel until midnight')
})

it('keep what the law and the payment need, and stand in the mail that goes out', async () => {
  const locked = [
    ['refund', 'made'],
    ['receipt', 'thanks'],
    ['renewal-reminder', 'cancel'],
    ['agreement-signed', 'signed.cancel'],
  ] as const
  for (const [group, id] of locked) {
    const refused = await put(group, { [id]: 'Nothing for you.' })
    expect(refused.json().fieldsSay).toMatchObject({ [id]: { key: 'staffCheck.textLocked' } })
  }
  // An address to write to stays in it.
  expect((await put('refund', { contact: 'Do not write.' })).statusCode).toBe(400)
  const arrives = 'Give your bank **two weeks**.\n\n- Then call it'
  expect((await put('refund', { subject: 'Back: {product}', arrives })).statusCode).toBe(200)
  const payment = {
    ...{ clientId: null, email: 'ann@example.com', name: 'Ann {amount} <b>', paymentIntentId: 'pi_7' },
    ...{ productName: 'Annual Subscription', amountCents: 9_900 },
  } as PaymentRow
  const asked = { id: 1, status: 'asked', amountCents: 4_000 } as unknown as RefundRow
  const [mail] = (await refundMails(test.deps, payment, [asked])).values()
  expect(mail?.subject).toBe('Back: Annual Subscription')
  expect(mail?.html).toContain('Give your bank <strong>two weeks</strong>.')
  expect(mail?.html).toContain('Ann {amount} &lt;b&gt;')
  expect(mail?.text).toContain('We refunded $40.00 for Annual Subscription to the card you paid with.')
})
