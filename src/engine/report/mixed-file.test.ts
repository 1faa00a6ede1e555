import { readFileSync } from 'node:fs'
import { beforeAll, describe, expect, it } from 'vitest'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptPdfEngine } from '../../../test/support/kept-pdf-engine.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { withPictures } from '../../../test/support/mixed-pdf.ts'
import { picturesOf } from '../../../test/support/scan-pdf.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { auditReports } from '../audit/audit-reports.ts'
import type { CreditReport, Printed } from './credit-report.ts'
import { readReport } from './read-report.ts'
import { readScan } from './read-scan.ts'

const patience = 180_000
/** The page that stands in the file as a photo. */
const photographed = 2

const valuesOf = (report: CreditReport): Printed<unknown>[] =>
  report.accounts.flatMap((entry) =>
    Object.values(entry).filter(
      (value): value is Printed<unknown> =>
        typeof value === 'object' && value !== null && 'confidence' in value && 'box' in value,
    ),
  )

describe('a report of which one page is a photo', () => {
  let printed: CreditReport
  let mixed: CreditReport
  let refusal: string
  const progress: string[] = []
  beforeAll(async () => {
    const bytes = new Uint8Array(readFileSync(sampleFile('set-1', 'equifax.pdf')))
    const text = await keptReading(bytes)
    const [picture] = await picturesOf(bytes, [photographed])
    if (picture === undefined) throw new Error('no picture')
    const file = withPictures(bytes, new Map([[photographed, { picture, width: 1224, height: 1584 }]]))
    const refused = await readReport(file, await keptPdfEngine())
    refusal = refused.ok ? '' : `${refused.refusal.code}: ${inEnglish(refused.refusal.sentence)}`
    const reading = await readScan(file, (done, of) => progress.push(`${done}/${of}`))
    if (!text.ok || !reading.ok || !text.reports[0] || !reading.reports[0])
      throw new Error(JSON.stringify(reading))
    printed = text.reports[0]
    mixed = reading.reports[0]
  }, patience)

  it('is not read as if the page were empty: it goes the way of scans, and names the page', () => {
    expect(refusal).toMatch(/^scanned: Page 2 of this PDF is a picture without text\..+other pages/)
    expect(progress[0]).toBe('0/6')
    expect(progress.at(-1)).toBe('6/6')
  })

  it('is read into the same accounts, and says which page was recognised', () => {
    expect(mixed).toMatchObject({ source: 'scan', recognisedPages: [photographed], pageCount: 6 })
    expect(mixed.accounts.map(({ creditor, balance }) => [creditor.value, balance?.value])).toEqual(
      printed.accounts.map(({ creditor, balance }) => [creditor.value, balance?.value]),
    )
  })

  it('is as sure as its text on every other page, and asks for each value of the photo', () => {
    for (const { box, confidence } of valuesOf(mixed)) {
      if (box.page === photographed) expect(confidence).toBeLessThan(1)
      else expect(confidence).toBe(1)
    }
    expect(valuesOf(mixed).filter(({ box }) => box.page === photographed).length).toBeGreaterThan(20)
  })

  it('has the places of the photo in points of its own page', () => {
    const at = (report: CreditReport) =>
      report.accounts.flatMap(({ balance }) => (balance?.box.page === photographed ? [balance.box] : []))
    const [here, there] = [at(printed)[0], at(mixed)[0]]
    if (!here || !there) throw new Error('no balance on the photo')
    expect(Math.abs(there.x - 2 * here.x)).toBeLessThan(8)
    expect(Math.abs(there.y + there.height / 2 - 2 * (here.y + here.height / 2))).toBeLessThan(8)
  })

  it('lets a finding on a page with text stand, and asks for one whose account has a part on the photo', () => {
    const { findings, questions } = auditReports([mixed], { asOf: '2026-11-20' })
    const onPhoto = new Set(
      mixed.accounts.flatMap(({ id, creditor, blocks }) =>
        [creditor.box, ...blocks].some(({ page }) => page === photographed) ? [id] : [],
      ),
    )
    const lines = [...findings, ...questions].flatMap(({ evidence }) => evidence)
    const about = lines.filter(({ itemId }) => itemId?.startsWith('equifax-') && !itemId.endsWith('-inquiry'))
    const sure = about.filter(({ itemId }) => !onPhoto.has(itemId ?? ''))
    expect(onPhoto.size).toBeGreaterThan(0)
    expect(sure.length).toBeGreaterThan(0)
    for (const line of sure) expect(line.confidence ?? 1).toBe(1)
    for (const line of about) if (onPhoto.has(line.itemId ?? '')) expect(line.confidence).toBeLessThan(1)
  })
})
