import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { setSavedPage } from '../assemble/web-page/set-saved-page.ts'
import { readReport } from './read-report.ts'

it('The stored PDF of a page that was saved in a browser misses no page numbers, however often it is read', async () => {
  const engine = await keptPdfEngine()
  const file = new URL('../../../test/fixtures/reports/set-12/three-bureau.html', import.meta.url)
  const set = await setSavedPage({ bytes: new Uint8Array(readFileSync(file)), kind: 'html' }, engine)
  if (!('bytes' in set)) throw new Error(set.code)
  const reading = await readReport(set.bytes, engine)
  const reports = reading.ok ? reading.reports : []
  expect(reports.map(({ coverage }) => coverage.isOrderUnproven)).toEqual([undefined, undefined, undefined])
})
