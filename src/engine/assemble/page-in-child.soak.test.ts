import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { createReportReader, type ReportReader } from '../reading/read-in-child.ts'

const page = { bytes: new Uint8Array(readFileSync('test/fixtures/reports/set-12/three-bureau.html')) }

/** Setting and reading a whole page in a cold child: in `npm test` the runner does both (run-audit.test), and the server's tests go through its children. */
describe('assembling in a child process', () => {
  let reader: ReportReader
  afterEach(() => reader.close())

  it('gives the PDF that the same child then reads', async () => {
    reader = createReportReader({ children: 1 })
    const made = await reader.assembleReport([{ ...page, kind: 'html' }])
    if (!made.ok) throw new Error(made.refusal.code)
    const reading = await reader.readReport(made.bytes)
    expect(reading.ok && reading.reports).toHaveLength(3)
  })
})
