/** A report of every layout that a reader knows: the samples, and invented files printed in the layouts without one. */

import { readFileSync } from 'node:fs'
import type { Page } from '../../../src/engine/read/positioned-text.ts'
import type { CreditReport } from '../../../src/engine/report/credit-report.ts'
import { readUnseenLayout } from '../../../src/engine/report/labelled/read-unseen-layout.ts'
import { UnreadableLayout } from '../../../src/engine/report/layout.ts'
import { recognise } from '../../../src/engine/report/recognise.ts'
import { keptPages } from '../kept-pages.ts'
import { printEquifax81Months } from '../print-older/equifax-81-months.ts'
import { printEquifaxNumbered } from '../print-older/equifax-numbered.ts'
import { printExperianMailed } from '../print-older/experian-mailed.ts'
import { printExperianMember } from '../print-older/experian-member.ts'
import { printExperianOnline } from '../print-older/experian-online.ts'
import { inventedAccounts } from '../print-older/invented-file.ts'
import { printTransunionApp } from '../print-older/transunion-app.ts'
import { printTransunionMailed } from '../print-older/transunion-mailed.ts'
import { printUnseen } from '../print-older/unseen-layouts.ts'
import { inventFile } from '../print-three-bureau/invented-file.ts'
import { printEquifax } from '../print-three-bureau/print-equifax.ts'
import { printService, type ServiceStyle, smartCreditLabels } from '../print-three-bureau/print-service.ts'
import { sampleFile } from '../truth-report.ts'

const pageHeight = 670
const bureaus = ['TransUnion', 'Experian', 'Equifax'] as const

const smartCredit: ServiceStyle = {
  sheet: {
    height: 792,
    header: '10/25/26, 4:27 PM   Smart 3B Report',
    footer: 'https://www.smartcredit.example/member/credit-report/3b   {page}/{pages}',
  },
  table: {
    columns: [
      ['TransUnion', 150],
      ['Experian', 298],
      ['Equifax', 445],
    ],
    width: 147,
    align: 'left',
    vertical: 'top',
    sign: ' \xae',
    repeatsNames: false,
    splitsRows: false,
    labelEnd: ':',
    labelsAt: 'left',
  },
  accountLabels: smartCreditLabels,
  nothing: '--',
  history: 'boxes',
}

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
  ['three bureaus, of SmartCredit', () => printService(inventFile(9, { bureaus, accounts: 6 }), smartCredit)],
  [
    'Experian, of its members',
    () => printExperianMember(inventedAccounts, { pageHeight, values: 'beside', heading: true }),
  ],
  [
    'Experian, of its members, without headings',
    () => printExperianMember(inventedAccounts, { pageHeight, values: 'below', heading: false }),
  ],
  [
    'Experian, mailed',
    () => printExperianMailed(inventedAccounts, { pageHeight, values: 'beside', balancesInRow: 2 }),
  ],
  [
    'Experian, mailed in three columns',
    () => printExperianMailed(inventedAccounts, { pageHeight, values: 'below', balancesInRow: 1 }),
  ],
  ['Experian, online', () => printExperianOnline(inventedAccounts, { pageHeight, values: 'beside' })],
  [
    'Experian, online, in columns',
    () => printExperianOnline(inventedAccounts, { pageHeight, values: 'below' }),
  ],
  ...(['cards with colons', 'labels above values', 'one column'] as const).map(
    (kind): readonly [string, () => Uint8Array] => [
      `an unseen form, ${kind}`,
      () => printUnseen(inventedAccounts, { kind, pageHeight, bureau: 'Equifax', date: '02/20/2024' }),
    ],
  ),
]

/** Those of the samples, which have many accounts. */
export const sampleLayouts = printedLayouts.slice(0, 4)

function sample(file: string): Uint8Array {
  return new Uint8Array(readFileSync(sampleFile('set-1', file)))
}

/** A printed report as its layout reads it, or the reader of unseen ones. */
export interface ReadLayout {
  read: (pages: Page[]) => CreditReport[]
  pages: Page[]
  reports: CreditReport[]
}

/** Throws when the file is not read, which it is. */
export async function readPrinted(bytes: Uint8Array): Promise<ReadLayout> {
  const pages = await keptPages(bytes)
  const read = recognise(pages)?.layout.read ?? readUnseen
  const reports = read(pages)
  if (reports.length === 0) throw new Error('The file is not read.')
  return { read, pages, reports }
}

function readUnseen(pages: Page[]): CreditReport[] {
  const reading = readUnseenLayout(pages)
  return reading.ok ? [reading.report] : []
}

/** The reports of changed pages; none when the reader says what is missing. Any other error is one. */
export function readAgain({ read }: ReadLayout, pages: Page[]): CreditReport[] {
  try {
    return read(pages)
  } catch (error) {
    if (error instanceof UnreadableLayout) return []
    throw error
  }
}
