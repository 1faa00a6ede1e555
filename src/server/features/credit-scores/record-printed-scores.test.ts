import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { makeApp, type TestApp } from '../../../../test/support/make-app.ts'
import type { CreditReport } from '../../../engine/report/credit-report.ts'
import { insertScoreOnce, selectScores } from './credit-scores.store.ts'
import { recordPrintedScores } from './record-printed-scores.ts'

const now = new Date('2026-11-20T12:00:00Z')
let app: TestApp
beforeAll(async () => {
  app = await makeApp({ now })
})
afterAll(() => app.close())

const printing = (bureau: CreditReport['bureau'], value: number, model: string | null) =>
  ({
    bureau,
    source: 'text',
    reportDate: { value: '2026-11-03' },
    scores: [{ score: { value }, model }],
  }) as unknown as CreditReport

async function keptOf(clientId: number) {
  const rows = await selectScores(app.deps.database.db, clientId)
  return rows.map(({ score, source }) => ({ score, source }))
}

describe('the scores that reports print', () => {
  it('are kept with bureau and model, once however often a report is read', async () => {
    const clientId = await app.makeClient()
    const reports = [printing('Experian', 640, 'FICO Score 8'), printing('Equifax', 655, null)]
    for (let times = 0; times < 2; times += 1)
      await app.deps.database.transaction((tx) => recordPrintedScores(tx, { clientId, reports, now }))
    expect(await keptOf(clientId)).toEqual([
      { score: 655, source: 'Equifax report' },
      { score: 640, source: 'Experian report, FICO Score 8' },
    ])
  })

  it('of before their model was kept get its name, and stand once', async () => {
    const clientId = await app.makeClient()
    await app.deps.database.transaction(async (tx) => {
      await insertScoreOnce(tx, { clientId, score: 640, day: '2026-11-03', source: 'Experian report' })
      await recordPrintedScores(tx, { clientId, reports: [printing('Experian', 640, 'FICO Score 8')], now })
    })
    expect(await keptOf(clientId)).toEqual([{ score: 640, source: 'Experian report, FICO Score 8' }])
  })
})
