import { readFileSync } from 'node:fs'
import { deflateSync } from 'node:zlib'
import { afterEach, describe, expect, it } from 'vitest'
import { createReportReader, type ReportReader, type ReportReaderOptions } from './read-in-child.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)))

/** A small file whose one page unpacks to `megabytes` of the same operators over and over. */
function flateBomb(megabytes: number, operators: string): Uint8Array {
  const stream = deflateSync(Buffer.alloc(megabytes * 1_000_000, operators), { level: 1 })
  const objects = [
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    '<</Type/Page/Parent 2 0 R/MediaBox[0 0 612 792]/Contents 4 0 R>>',
  ]
  const head = objects.map((body, i) => `${i + 1} 0 obj${body}endobj\n`).join('')
  const start = `%PDF-1.4\n${head}4 0 obj<</Length ${stream.length}/Filter/FlateDecode>>stream\n`
  const end = '\nendstream endobj\ntrailer<</Root 1 0 R/Size 5>>\nstartxref\n0\n%%EOF\n'
  return new Uint8Array(Buffer.concat([Buffer.from(start), stream, Buffer.from(end)]))
}

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
      if (!reading.ok) expect(reading.refusal.sentence).toMatch(/^This .+\. .*upload.+\.$/i)
    }
  })

  it('stops a file that takes too long, and reads the next one', async () => {
    start({ deadlineMs: 1500, memoryBytes: 4e9 })
    const slow = await reader.readReport(flateBomb(150, 'q Q '))
    expect(slow).toMatchObject({ ok: false, refusal: { code: 'timeout' } })
    reader.close()
    expect(await start().readReport(fixture('set-1/experian.pdf'))).toMatchObject({ ok: true })
  })

  it('stops a file that floods the memory, and reads an ordinary one within the same limit', async () => {
    start({ memoryBytes: 300_000_000, children: 1 })
    const [flood, ordinary] = await Promise.all([
      reader.readReport(flateBomb(30, '0 0 m 9 9 l S ')),
      reader.readReport(fixture('set-1/experian.pdf')),
    ])
    expect(flood).toMatchObject({ ok: false, refusal: { code: 'too_large' } })
    expect(ordinary).toMatchObject({ ok: true })
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
