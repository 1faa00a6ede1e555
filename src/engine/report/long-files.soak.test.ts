import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { repeatedToPages } from '../../../test/support/hard-files/page-sequence.ts'
import { createReportReader } from '../reading/read-in-child.ts'

const report = new Uint8Array(
  readFileSync(new URL('../../../test/fixtures/reports/set-3/transunion.pdf', import.meta.url)),
)

it('the pages of a file may be 600, and no more', async () => {
  const reader = createReportReader({ deadlineMs: 20_000 })
  const most = await reader.readReport(repeatedToPages(report, 600))
  expect(most.ok && most.reports[0]?.accounts).toHaveLength(28)
  const more = await reader.readReport(repeatedToPages(report, 601))
  expect(more).toMatchObject({ ok: false, refusal: { code: 'too_large' } })
  reader.close()
})
