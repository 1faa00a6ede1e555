import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { picturePdf, picturesOf, scanOf } from '../../../test/support/scan-pdf.ts'
import { tinyPdf } from '../../../test/support/tiny-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import type { CreditReport } from './credit-report.ts'
import { readReport } from './read-report.ts'
import { readScan } from './read-scan.ts'

const patience = 180_000
/** Points from the top of the second page. */
const belowSecondAccount = 290

describe('a scanned report', () => {
  let printed: CreditReport
  let scanned: CreditReport
  const progress: string[] = []
  beforeAll(async () => {
    const bytes = new Uint8Array(readFileSync(sampleFile('set-1', 'equifax.pdf')))
    const text = await keptReading(bytes)
    const pictures = await picturesOf(bytes, [1, 2], { tilt: -0.015 })
    // Two accounts tell all that is asked: each line takes a moment to recognise, and a whole report is read in the soak.
    const second = pictures[1]
    second?.data.fill(255, second.width * Math.round((belowSecondAccount / 72) * 200))
    const scan = picturePdf(pictures)
    expect(await readReport(scan, await keptPdfEngine())).toMatchObject({
      ok: false,
      refusal: { code: 'scanned' },
    })
    const reading = await readScan(scan, (done, of) => progress.push(`${done}/${of}`))
    const [first] = text.ok ? text.reports : []
    const [again] = reading.ok ? reading.reports : []
    if (!first || !again) throw new Error(JSON.stringify(reading))
    printed = first
    scanned = again
  }, patience)

  it('is read into the same accounts, marked as a scan, and tells its progress', () => {
    expect(scanned).toMatchObject({ bureau: 'Equifax', family: 'equifax-acr', source: 'scan', pageCount: 2 })
    expect(scanned.reportDate.value).toBe(printed.reportDate.value)
    expect(progress).toEqual(['0/2', '1/2', '2/2'])
    for (const [at, entry] of printed.accounts.slice(0, 2).entries()) {
      expect(scanned.accounts[at]).toMatchObject({
        creditor: { value: entry.creditor.value },
        balance: { value: entry.balance?.value },
        opened: { value: entry.opened?.value },
        status: { value: entry.status?.value },
      })
    }
  })

  it('has its check marks as months paid on time', () => {
    const months = (report: CreditReport) =>
      report.accounts[0]?.history.map(({ month, code }) => `${month} ${code}`)
    expect(months(scanned)?.length).toBeGreaterThan(12)
    expect(months(scanned)).toEqual(months(printed))
  })

  it('says of no value that it is sure', () => {
    const confidences = scanned.accounts.flatMap((entry) =>
      Object.values(entry).flatMap((value) =>
        typeof value === 'object' && value !== null && 'confidence' in value
          ? [Number(value.confidence)]
          : [],
      ),
    )
    expect(confidences.length).toBeGreaterThan(20)
    expect(Math.max(...confidences)).toBeLessThan(1)
    expect(scanned.reportDate.confidence).toBeGreaterThan(0.5)
  })

  it('has its values where they stand on the tilted page', () => {
    const [here, there] = [printed.accounts[0]?.balance?.box, scanned.accounts[0]?.balance?.box]
    if (!here || !there) throw new Error('no balance')
    // The page was turned about its middle by 0.015: the right edge moved by some 4 points.
    const middle = { x: here.x + here.width / 2 - 306, y: here.y + here.height / 2 - 396 }
    const tilted = { x: 306 + middle.x - 0.015 * -middle.y, y: 396 + middle.y + 0.015 * middle.x }
    expect(Math.abs(there.x + there.width / 2 - tilted.x)).toBeLessThan(4)
    expect(Math.abs(there.y + there.height / 2 - tilted.y)).toBeLessThan(4)
  })
})

describe('a scan that is no report', () => {
  it(
    'fed upside down is read, and refused with a sentence that says how it was read',
    async () => {
      const lines = Array.from(
        { length: 3 },
        (_, i) => `BT /F1 12 Tf 60 ${700 - 30 * i} Td (Grilled fish with lemon ${i + 11} dollars) Tj ET`,
      )
      const scan = await scanOf(tinyPdf(lines.join('\n')), [1], { turn: 2 })
      const reading = await readScan(scan, () => {})
      expect(inEnglish(reading)).toMatchObject({
        ok: false,
        refusal: {
          code: 'not_a_report',
          sentence: expect.stringMatching(/scan.+not a credit report.+its own PDF/),
        },
      })
    },
    patience,
  )

  it('and is no PDF, or has too many pages, is refused before anything is read', async () => {
    expect(await readScan(new Uint8Array([1, 2]), () => {})).toMatchObject({
      ok: false,
      refusal: { code: 'not_a_pdf' },
    })
    const dot =
      '<</Type/XObject/Subtype/Image/Width 1/Height 1/BitsPerComponent 8/ColorSpace/DeviceGray/Length 1>>stream\nA\nendstream'
    const many = Buffer.from(tinyPdf('612 0 0 792 0 0 cm /X1 Do', '', [dot])).toString('latin1')
    const kids = Array.from({ length: 61 }, () => '3 0 R').join(' ')
    const long = many.replace('/Kids[3 0 R]/Count 1', `/Kids[${kids}]/Count 61`)
    expect(inEnglish(await readScan(new Uint8Array(Buffer.from(long, 'latin1')), () => {}))).toMatchObject({
      ok: false,
      refusal: { code: 'too_large', sentence: expect.stringContaining('60 pages') },
    })
  })
})
