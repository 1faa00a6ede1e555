import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { repeatingPdf } from '../../../test/support/repeating-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { createReportReader, type ReportReader } from '../reading/read-in-child.ts'

const report = new Uint8Array(readFileSync('test/fixtures/reports/set-1/experian.pdf'))

describe('opening a paper in a child process', () => {
  let reader: ReportReader
  afterEach(() => reader.close())

  it('stops one that floods the memory, and opens the next within the same limit', async () => {
    reader = createReportReader({ memoryBytes: 300_000_000, children: 1 })
    const flood = repeatingPdf(30, '0 0 m 9 9 l S ')
    expect(await reader.openPaper(flood)).toEqual({ ok: false, fault: 'too-large' })
    expect(await reader.openPaper(tinyPdf(''))).toEqual({ ok: true, kind: 'pdf', pages: 1 })
  })

  it('comes before the reports that wait: a person waits for the answer', async () => {
    reader = createReportReader({ children: 1 })
    const done: string[] = []
    const reads = ['first', 'second'].map((name) => reader.readReport(report).then(() => done.push(name)))
    await Promise.all([...reads, reader.openPaper(tinyPdf('')).then(() => done.push('paper'))])
    expect(done).toEqual(['first', 'paper', 'second'])
  })
})
