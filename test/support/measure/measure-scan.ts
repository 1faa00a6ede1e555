/** What is read of pages that only show their text, against what the same pages spell. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { scanPages } from '../../../src/engine/ocr/scan-pages.ts'
import { withDocument } from '../../../src/engine/read/open-document.ts'
import { asPlaced } from '../../../src/engine/read/placed-page.ts'
import { readPageTexts } from '../../../src/engine/read/read-pages.ts'
import type { CreditReport } from '../../../src/engine/report/credit-report.ts'
import { plainReport } from '../../../src/engine/report/plain-report.ts'
import type { ReportReading } from '../../../src/engine/report/read-report.ts'
import { readScanned } from '../../../src/engine/report/read-scan.ts'
import { asRecognised, placedOf, type RecognisedFile } from '../../../src/engine/report/recognised-file.ts'
import type { Comparison } from '../compare-with-truth.ts'
import { type Camera, photograph } from '../photograph.ts'
import { picturePdf, picturesOf } from '../scan-pdf.ts'
import { readTruth, type SampleSet, sampleFile, type TruthReport } from '../truth-report.ts'
import { compareFile, reportsIn, type ValueCount, valuesOf } from './measure-set.ts'

/** How the pages became pictures of 200 dots an inch. */
export const shapes = {
  clean: null,
  photo: { tilt: 0.06, slant: 0.05, shadow: 0.4, noise: 10, table: 0.2 },
} as const satisfies Record<string, Camera | null>
export type Shape = keyof typeof shapes

export interface ScanRow {
  comparisons: Comparison[]
  values: ValueCount
  /** Wrong values that nobody would be asked about. */
  unasked: number
}

/** The files of a set that are read page by page. */
export const scannedFiles = (set: SampleSet): string[] => [
  ...new Set(readTruth(set).reports.map(({ file }) => file)),
]

export const bytesOfSample = (set: SampleSet, file: string): Uint8Array =>
  new Uint8Array(readFileSync(sampleFile(set, file)))

const independent = new URL('../../fixtures/independent-prints/', import.meta.url)

/** Reports whose printers never saw a reader, those that came as PDF. */
export const printedByOthers = (): { name: string; bytes: () => Uint8Array }[] =>
  readdirSync(independent).flatMap((name) => {
    const file = new URL(`${name}/report.pdf`, independent)
    return existsSync(file)
      ? [{ name: `independent/${name}`, bytes: () => new Uint8Array(readFileSync(file)) }]
      : []
  })

/** @param pages from 1; those that the file has not are left out */
export async function recognisePages(
  pdf: Uint8Array,
  pages: readonly number[],
  shape: Shape,
): Promise<RecognisedFile> {
  const camera = shapes[shape]
  const pictures = await picturesOf(pdf, await pagesThere(pdf, pages))
  const taken = camera === null ? pictures : pictures.map((picture) => photograph(picture, camera))
  const result = await scanPages(picturePdf(taken), () => {})
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  return { pages: asRecognised(result.scanned), notRead: result.notRead, pageCount: result.pageCount }
}

/**
 * The first pages of a report are read alike as text and as pictures, so that both lack what stands on the others. `npm run
 * measure` says how right the reading of the text is.
 */
export async function compareRecognised(
  pdf: Uint8Array,
  pages: readonly number[],
  { pages: recognised, notRead, pageCount }: RecognisedFile,
): Promise<ScanRow> {
  const spelled = readScanned((await textsOf(pdf, pages)).map(asPlaced), [], pageCount)
  const read = readScanned(recognised.map(placedOf), notRead, pageCount)
  const comparisons = compareFile(reportsIn(read), reportsIn(spelled).map(asTruth), true)
  return { comparisons, values: valuesOf(comparisons), unasked: sureOf(read) }
}

/** Values that count as the file's own words. */
function sureOf(read: ReportReading): number {
  let sure = 0
  JSON.stringify(reportsIn(read), (_, part: unknown) => {
    if (typeof part === 'object' && part !== null && 'raw' in part && 'confidence' in part)
      if (part.confidence === 1) sure += 1
    return part
  })
  return sure
}

/** What the text says, as the sample's own truth says it. */
function asTruth(report: CreditReport): TruthReport {
  const plain = plainReport(report)
  const entry = { trueId: '', kind: '', condition: '', negative: false }
  return { ...plain, file: '', accounts: plain.accounts.map((account) => ({ ...account, ...entry })) }
}

async function textsOf(pdf: Uint8Array, pages: readonly number[]) {
  const taken: ReturnType<typeof readPageTexts>[] = []
  await withDocument(pdf, undefined, (open) => {
    taken.push(readPageTexts(open))
  })
  const [all] = taken
  if (all?.ok !== true) throw new Error('The sample is not read.')
  return all.texts.map(({ page }) => page).filter(({ number }) => pages.includes(number))
}

const pagesThere = async (pdf: Uint8Array, pages: readonly number[]): Promise<number[]> =>
  (await textsOf(pdf, pages)).map(({ number }) => number)
