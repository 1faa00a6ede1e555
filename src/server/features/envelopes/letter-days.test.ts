import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { disputeEverything } from '../../../../test/support/decide-findings.ts'
import { fewFindings } from '../../../../test/support/few-findings.ts'
import { keptEngine } from '../../../../test/support/kept-engine.ts'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import { sendSampleReports } from '../../../../test/support/paying-client.ts'
import { signLetters } from '../../../../test/support/sign-letters.ts'
import { readPages } from '../../../engine/read/read-pages.ts'
import { selectSignings } from './envelopes.store.ts'

let app: TestApp
let clientId: number
beforeAll(async () => {
  // Nine in the evening of November 23 in Massachusetts, where the client lives.
  app = await makeApp({ now: new Date('2026-11-24T02:00:00Z'), engine: fewFindings(keptEngine()) })
  const sent = await sendSampleReports(app)
  clientId = sent.clientId
  await disputeEverything(app, sent.caller, clientId)
  await app.deps.queue.idle()
  await signLetters(sent.caller, clientId)
})
afterAll(() => app.close())

describe('a letter that is written and signed in the evening', () => {
  it('bears the day on which its person wrote and signed it', async () => {
    const signings = await selectSignings(app.deps.database.db, clientId)
    expect(signings.length).toBeGreaterThan(1)
    for (const { fileKey } of signings) {
      const read = await readPages(await app.deps.files.get(fileKey ?? ''))
      const words = read.ok ? read.pages.flatMap((page) => page.words.map(({ text }) => text)).join(' ') : ''
      expect(words).not.toContain('November 24, 2026')
      // The letter's own date and footers, and that beside the signature.
      expect(words.split('November 23, 2026').length).toBeGreaterThan(3)
    }
  })
})
