import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { repeatingPdf } from '../../../test/support/repeating-pdf.ts'
import { workFor } from './caller-of-work.ts'
import { createReportReader, type ReportReader, type ReportReaderOptions } from './read-in-child.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)))

describe('the report reader', () => {
  let reader: ReportReader
  const start = (options?: ReportReaderOptions) => {
    reader = createReportReader(options)
    return reader
  }
  afterEach(() => reader.close())

  it('reads reports at the same time, and refuses bad files in the same children, each in a sentence', async () => {
    start()
    const files = [
      ['set-1/experian.pdf', 'Experian'],
      ['bad/not-a-pdf.pdf', 'not_a_pdf'],
      ['bad/zero-bytes.pdf', 'empty'],
      ['bad/truncated.pdf', 'broken'],
      ['bad/password-protected.pdf', 'locked'],
      ['bad/empty-page.pdf', 'no_text'],
      ['bad/scanned-image.pdf', 'scanned'],
      ['bad/restaurant-menu.pdf', 'not_a_report'],
      ['set-1/transunion.pdf', 'TransUnion'],
    ] as const
    const readings = await Promise.all(files.map(([name]) => reader.readReport(fixture(name))))
    expect(readings.map((each) => (each.ok ? each.reports[0]?.bureau : each.refusal.code))).toEqual(
      files.map(([, expected]) => expected),
    )
    for (const reading of readings) {
      if (!reading.ok)
        expect(inEnglish(reading.refusal.sentence)).toMatch(/^This .+\. .*(?:choose|get|use|give).+\.$/i)
    }
  })

  it('stops a file that takes too long, and reads the next one', async () => {
    start({ deadlineMs: 800, memoryBytes: 4e9, children: 1 })
    const slow = await reader.readReport(repeatingPdf(150, 'q Q '))
    expect(slow).toMatchObject({ ok: false, refusal: { code: 'timeout' } })
    reader.close()
    start({ children: 1 })
    expect(await reader.readReport(fixture('set-1/experian.pdf'))).toMatchObject({ ok: true })
  })

  it('stops a page that takes a processor for long, well before the file has had its time', async () => {
    start({ deadlineMs: 600_000, pageMs: 1_000, memoryBytes: 4e9, children: 1 })
    const slow = await reader.readReport(repeatingPdf(150, 'q Q '))
    expect(slow).toMatchObject({ ok: false, refusal: { code: 'timeout' } })
    expect(await reader.readReport(fixture('set-1/experian.pdf'))).toMatchObject({ ok: true })
  })

  it('reads a file of anybody else while one caller sends nothing but files that burn time', async () => {
    // Whose turn it is, is told by who ends first; the usual deadline leaves a child of low priority its time among other tests.
    start({ memoryBytes: 4e9 })
    const slow = workFor('203.0.113.9', () =>
      [1, 2, 3].map(() => reader.readReport(repeatingPdf(150, 'q Q '))),
    )
    const burned = Promise.allSettled(slow)
    const ended = await Promise.race([
      workFor('203.0.113.10', () => reader.readReport(fixture('set-1/experian.pdf'))),
      burned,
    ])
    expect(ended).toMatchObject({ ok: true })
    reader.close()
    await burned
  })

  it('gives up at once what it has not read when it is closed', async () => {
    start({ children: 1 })
    const waiting = [1, 2].map(() => reader.readReport(fixture('set-1/experian.pdf')))
    const ended = Promise.allSettled(waiting)
    reader.close()
    expect((await ended).map((result) => result.status)).toContain('rejected')
    await expect(reader.readReport(fixture('set-1/experian.pdf'))).rejects.toThrow('closed')
  })
})
