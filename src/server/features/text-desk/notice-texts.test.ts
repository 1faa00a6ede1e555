import { afterAll, beforeAll, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { noticeGroups } from '../../../shared/texts/notice-texts.ts'
import { composeInvitation } from '../arrivals/invite-client.ts'
import { fundingMailWords } from '../funding/funding-mail-words.ts'
import { sendVisitorMessage } from '../inbox/send-visitor-message.ts'
import { newestMails } from '../outbox/newest-mails.ts'
import { privacyMailWords } from '../privacy/privacy-mail-words.ts'
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
    ['purchase-ending', 'ending.text'],
    ['postal-delivered', 'delivered.text'],
    ['funding-received', 'noPromise'],
    ['deletion', 'deletion.change'],
    ['session-withdrawn', 'withdrawn.text'],
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

it('stand in what is written of every source', async () => {
  const titles: Record<string, string> = {
    visitors: 'received.title',
    invitation: 'title',
    privacy: 'lapsedDeletion.title',
    funding: 'link.title',
  }
  for (const [source, path] of Object.entries(titles)) {
    const group = noticeGroups.find(
      (each) => each.source === source && each.entries.some(({ id }) => id === path),
    )
    expect((await put(group?.key ?? '', { [path]: `Ours: ${source}` })).statusCode, source).toBe(200)
  }
  const { deps } = test
  const { db } = deps.database
  const message = {
    ...{ website: '', attemptKey: 'own-words', message: 'Hello', name: 'Ann' },
    topic: 'other' as const,
  }
  await sendVisitorMessage(deps, { message: { ...message, email: 'own@example.com' }, language: 'en' })
  const sent = (await newestMails(deps, 2)).map(({ html }) => html)
  expect(sent.join('')).toContain('Ours: visitors')
  const person = { name: 'Ann', email: 'ann@example.com', language: 'en' as const }
  expect((await composeInvitation(deps, person)).html).toContain('Ours: invitation')
  expect((await privacyMailWords(db, 'en')).lapsedDeletion.title).toBe('Ours: privacy')
  expect((await fundingMailWords(db, 'en')).link.title).toBe('Ours: funding')
  // The other language is as shipped.
  expect((await fundingMailWords(db, 'es')).link.title).not.toBe('Ours: funding')
})
