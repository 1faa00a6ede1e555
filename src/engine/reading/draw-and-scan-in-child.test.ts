import { readFileSync } from 'node:fs'
import { afterEach, describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { disputedAt, items, reports } from '../../../test/support/print-results/disputed-cards.ts'
import { experianMailed } from '../../../test/support/print-results/experian-results.ts'
import { resultsPdf } from '../../../test/support/print-results/results-pdf.ts'
import { repeatingPdf } from '../../../test/support/repeating-pdf.ts'
import { scanOf } from '../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { tinyPng } from '../../../test/support/tiny-png.ts'
import { createReportReader, type ReportReader, type ReportReaderOptions } from './read-in-child.ts'

const fixture = (name: string) =>
  new Uint8Array(readFileSync(new URL(`../../../test/fixtures/reports/${name}`, import.meta.url)))
const box = { page: 1, x: 60, y: 80, width: 90, height: 12 }
const menu = () => scanOf(tinyPdf('BT /F1 14 Tf 60 700 Td (Grilled fish with lemon 14 dollars) Tj ET'), [1])
const patience = 120_000

describe('the report reader, drawing', () => {
  let reader: ReportReader
  const start = (options?: ReportReaderOptions) => {
    reader = createReportReader(options)
    return reader
  }
  afterEach(() => reader.close())

  it('gives pictures by their keys, while it reads another file', async () => {
    start()
    const report = fixture('set-1/experian.pdf')
    const [pictures, reading] = await Promise.all([
      reader.drawEvidence(report, [
        { key: 'a', box },
        { key: 'b', box: { ...box, page: 3 } },
        { key: 'off', box: { ...box, page: 300 } },
      ]),
      reader.readReport(report),
    ])
    expect(pictures.map(({ key }) => key)).toEqual(['a', 'b'])
    for (const { png, width, height } of pictures) {
      expect([...png.subarray(0, 4)]).toEqual([0x89, 0x50, 0x4e, 0x47])
      expect(width * height).toBeGreaterThan(10_000)
    }
    expect(reading.ok).toBe(true)
    expect(await reader.drawLogo(tinyPng('behind its end'))).toMatchObject({ ok: true, width: 8, height: 8 })
    expect(await reader.drawLogo(report)).toEqual({ ok: false, fault: 'other-kind' })
  })

  it('gives none of garbage, and none of a file that takes too long or floods the memory', async () => {
    start({ deadlineMs: 800, memoryBytes: 4e9 })
    expect(await reader.drawEvidence(new Uint8Array([7, 7]), [{ key: 'a', box }])).toEqual([])
    expect(await reader.drawEvidence(repeatingPdf(50, 'q Q '), [{ key: 'a', box }])).toEqual([])
    reader.close()
    start({ memoryBytes: 300_000_000 })
    expect(await reader.drawEvidence(repeatingPdf(30, '0 0 m 9 9 l S '), [{ key: 'a', box }])).toEqual([])
    expect(await reader.drawEvidence(fixture('set-1/experian.pdf'), [{ key: 'a', box }])).toHaveLength(1)
  })

  it('rejects once it is closed', async () => {
    start().close()
    await expect(reader.drawEvidence(fixture('set-1/experian.pdf'), [])).rejects.toThrow('closed')
    await expect(reader.readScan(fixture('bad/scanned-image.pdf'), () => {})).rejects.toThrow('closed')
  })
})

describe('the report reader, reading scans', () => {
  let reader: ReportReader
  afterEach(() => reader.close())

  it(
    "reads a bureau's scanned answer with its progress, and refuses garbage and one that takes too long",
    async () => {
      reader = createReportReader()
      const dispute = {
        bureau: 'Experian' as const,
        before: reports.Experian,
        disputed: disputedAt('Experian'),
        previously: [],
      }
      const progress: string[] = []
      // One item: what a letter says is read-scanned-answer's, and each line takes a moment to recognise.
      const letter = await scanOf(resultsPdf(experianMailed(items.slice(0, 1))), [1])
      const [read, garbage] = await Promise.all([
        reader.readScannedAnswer(letter, dispute, (done, of) => progress.push(`${done}/${of}`)),
        reader.readScannedAnswer(new Uint8Array([7, 7]), dispute, () => {}),
      ])
      expect(read.answer.ok ? read.answer.items[0]?.outcome : read.answer).toBe('deleted')
      expect(progress).toEqual(['0/1', '1/1'])
      expect(garbage).toMatchObject({ answer: { ok: false }, reading: null })
      reader.close()
      reader = createReportReader({ deadlineMs: 400 })
      const late = await reader.readScannedAnswer(repeatingPdf(50, 'q Q '), dispute, () => {})
      expect(inEnglish(late.answer)).toMatchObject({ ok: false, sentence: expect.stringContaining('PDF') })
      reader.close()
      await expect(reader.readScannedAnswer(letter, dispute, () => {})).rejects.toThrow('closed')
    },
    patience,
  )

  it('refuses garbage, and stops a scan that takes too long', async () => {
    reader = createReportReader({ deadlineMs: 400 })
    expect(await reader.readScan(repeatingPdf(50, 'q Q '), () => {})).toMatchObject({
      ok: false,
      refusal: { code: 'timeout' },
    })
    reader.close()
    reader = createReportReader()
    expect(await reader.readScan(new Uint8Array([7, 7]), () => {})).toMatchObject({
      ok: false,
      refusal: { code: 'not_a_pdf' },
    })
    expect(await reader.readScan(fixture('bad/truncated.pdf'), () => {})).toMatchObject({
      ok: false,
      refusal: { code: 'broken' },
    })
  })

  it(
    'rejects a scan that it was reading when it was closed',
    async () => {
      reader = createReportReader()
      const scan = await menu()
      const ended = await Promise.allSettled([reader.readScan(scan, () => reader.close())])
      expect(ended[0]?.status).toBe('rejected')
    },
    patience,
  )
})
