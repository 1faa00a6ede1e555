/** A report of every layout that a reader knows: the samples, and invented files printed in the layouts without one. */
import { readFileSync } from 'node:fs'
import type { Page } from '../../../src/engine/read/positioned-text.ts'
import { readPages } from '../../../src/engine/read/read-pages.ts'
import type { CreditReport } from '../../../src/engine/report/credit-report.ts'
import type { Layout } from '../../../src/engine/report/layout.ts'
import { recognise } from '../../../src/engine/report/recognise.ts'
import { UnreadableLayout } from '../../../src/engine/report/unreadable-layout.ts'
import { printEquifax81Months } from '../print-older/equifax-81-months.ts'
import { printEquifaxNumbered } from '../print-older/equifax-numbered.ts'
import { inventedAccounts } from '../print-older/invented-file.ts'
import { printTransunionApp } from '../print-older/transunion-app.ts'
import { printTransunionMailed } from '../print-older/transunion-mailed.ts'
import { inventFile } from '../print-three-bureau/invented-file.ts'
import { printEquifax } from '../print-three-bureau/print-equifax.ts'
import { sampleFile } from '../truth-report.ts'

const pageHeight = 670
const bureaus = ['TransUnion', 'Experian', 'Equifax'] as const

/** Name and file of each. */
export const printedLayouts: readonly (readonly [string, () => Uint8Array])[] = [
  ['Experian, of AnnualCreditReport.com', () => sample('experian.pdf')],
  ['Equifax, of AnnualCreditReport.com', () => sample('equifax.pdf')],
  ['TransUnion, of AnnualCreditReport.com', () => sample('transunion.pdf')],
  [
    'three bureaus, of IdentityIQ',
    () => new Uint8Array(readFileSync(sampleFile('set-6', 'three-bureau.pdf'))),
  ],
  ['three bureaus, of Equifax', () => printEquifax(inventFile(9, { bureaus, accounts: 6 }), 500)],
  ['Equifax, numbered', () => printEquifaxNumbered(inventedAccounts, { pageHeight })],
  ['Equifax, of 81 months', () => printEquifax81Months(inventedAccounts, pageHeight)],
  ['TransUnion, mailed', () => printTransunionMailed(inventedAccounts, { pageHeight, months: '01/2024' })],
  [
    'TransUnion, of its app',
    () => printTransunionApp(inventedAccounts, { pageHeight, months: 'beside', values: 'beside' }),
  ],
]

/** Those of the samples, which have many accounts. */
export const sampleLayouts = printedLayouts.slice(0, 4)

function sample(file: string): Uint8Array {
  return new Uint8Array(readFileSync(sampleFile('set-1', file)))
}

/** A printed report as its layout reads it. */
export interface ReadLayout {
  layout: Layout
  pages: Page[]
  reports: CreditReport[]
}

/** Throws when the file is not read, which it is. */
export async function readPrinted(bytes: Uint8Array): Promise<ReadLayout> {
  const result = await readPages(bytes)
  if (!result.ok) throw new Error(result.refusal.sentence)
  const layout = recognise(result.pages)?.layout
  if (layout === undefined) throw new Error('The layout is not recognised.')
  return { layout, pages: result.pages, reports: layout.read(result.pages) }
}

/** The reports of changed pages; none when the reader says what is missing. Any other error is one. */
export function readAgain({ layout }: ReadLayout, pages: Page[]): CreditReport[] {
  try {
    return layout.read(pages)
  } catch (error) {
    if (error instanceof UnreadableLayout) return []
    throw error
  }
}
