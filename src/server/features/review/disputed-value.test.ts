import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputedValuePdf } from '../../../../test/support/disputed-value-pdf.ts'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { Caller } from '../../../../test/support/make-callers.ts'
import { paidBrowser, sampleReports, sendIntake } from '../../../../test/support/paying-client.ts'
import type { Review } from '../../../shared/api/review.ts'

const rule = 'past_due_exceeds_balance'
let app: TestApp
let caller: Caller
let clientId: number
beforeAll(async () => {
  app = await makeApp({
    engine: fewFindings(keptEngine(), (all) => all.filter(({ ruleKey }) => ruleKey === rule)),
  })
  const paid = await paidBrowser(app)
  caller = paid.caller
  clientId = paid.clientId
  const experian = { fileName: 'experian.pdf', bytes: Buffer.from(disputedValuePdf()) }
  await sendIntake(
    caller,
    { paymentIntentId: paid.paymentIntentId },
    { ...sampleReports(), creditReport0: experian },
  )
  await app.deps.queue.idle()
})
afterAll(() => app.close())

const review = async (): Promise<Review> =>
  (await caller.inject({ method: 'GET', url: `/api/clients/${clientId}/review` })).json()
const findingOf = async () => {
  const { findings } = await review()
  const found = findings.find(({ ruleKey }) => ruleKey === rule)
  if (found === undefined) throw new Error('the account that prints two balances has no finding')
  return found
}

describe('a value that a file prints twice, and differently', () => {
  it('is asked about, and is in no letter before the client says what is printed', async () => {
    const found = await findingOf()
    expect(app.errors).toEqual([])
    expect(found.unconfirmed).toBe(1)
    const { confirmations } = await review()
    expect(
      confirmations.map(({ bureau, creditor, label, read, confirmed }) => [
        bureau,
        creditor,
        label,
        read,
        confirmed,
      ]),
    ).toEqual([['Experian', 'COPPERTREE BANKCARD', 'Balance', '$999', null]])
    expect(confirmations[0]?.picture).not.toBeNull()
  })

  it('is in its letter once the client has confirmed it and disputes it', async () => {
    const { id } = await findingOf()
    const [value] = (await review()).confirmations
    const post = async (path: string, payload: object) =>
      (await caller.inject({ method: 'POST', url: `/api/clients/${clientId}${path}`, payload })).statusCode
    expect(await post('/decisions', { finding: id, decision: 'dispute' })).toBe(200)
    await app.deps.queue.idle()
    expect((await findingOf()).letters.every(({ item }) => item === null)).toBe(true)
    expect(await post('/confirmations', { value: value?.id, correct: true })).toBe(200)
    await app.deps.queue.idle()
    const after = await findingOf()
    expect(after.unconfirmed).toBe(0)
    expect(after.letters.some(({ item }) => item !== null)).toBe(true)
  })
})
