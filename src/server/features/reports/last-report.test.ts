import { afterAll, beforeAll, expect, it } from 'vitest'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { type Caller, makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { multipartBody } from '../../../../test/support/multipart-body.ts'
import { paidBrowser, sampleFile, sendIntake } from '../../../../test/support/paying-client.ts'

let app: TestApp
beforeAll(async () => {
  app = await makeApp({ engine: keptEngine(), working: false })
})
afterAll(() => app.close())

/** What is in a report, its run finds: any file that is kept does here, and a small one is soon looked at. */
const file = sampleFile('bad/restaurant-menu.pdf')

const upload = (caller: Caller, clientId: number, bureau: string) =>
  caller.inject({
    method: 'POST',
    url: '/api/upload-credit-report',
    ...multipartBody({ bureau, clientId: String(clientId) }, { creditReport: file }),
  })

it('the last of three reports starts the processing when it comes after the intake, as those before it do not', async () => {
  const { caller, clientId, paymentIntentId } = await paidBrowser(app)
  await sendIntake(caller, { paymentIntentId }, { creditReport0: file })
  const status = async () => (await caller.inject({ url: `/api/clients/${clientId}/armor-status` })).json()
  await upload(caller, clientId, 'equifax')
  expect(await status()).toMatchObject({ status: 'pending', jobId: null })
  expect((await upload(caller, clientId, 'transunion')).statusCode).toBe(200)
  const { jobId, status: now } = await status()
  expect([now, typeof jobId]).toEqual(['processing', 'string'])
  await upload(caller, clientId, 'transunion')
  expect(await status()).toMatchObject({ jobId })
})
