/** Three reports with the same four wrong cards, the findings about them, and letters that answer the disputes. */
import { auditReports } from '../../../src/engine/audit/audit-reports.ts'
import type { Finding } from '../../../src/engine/audit/finding.ts'
import type { Bureau, CreditReport } from '../../../src/engine/report/credit-report.ts'
import { type ResultsLetter, readResultsLetter } from '../../../src/engine/results/read-results-letter.ts'
import { type EntryWords, makeReport } from '../make-report.ts'
import { type LetterItem, type LetterRow, resultsPages } from './results-page.ts'

const wrong: EntryWords = { type: 'Credit Card', status: 'Charge Off', balance: 500, pastDue: 900 }
export const cards: (EntryWords & { creditor: string; accountNumber: string })[] = [
  { ...wrong, creditor: 'ALDER BANK', accountNumber: '414700XXXXXX1111', opened: '2019-03-05' },
  { ...wrong, creditor: 'BIRCH CREDIT UNION', accountNumber: '515800XXXXXX2222', opened: '2020-04-06' },
  { ...wrong, creditor: 'ALDER BANK', accountNumber: '414700XXXXXX3333', opened: '2021-05-07' },
  { ...wrong, creditor: 'CEDAR FINANCE LLC', accountNumber: '616900XXXXXX4444', opened: '2018-01-02' },
]
export const reports = Object.fromEntries(
  (['Experian', 'Equifax', 'TransUnion'] as const).map((bureau) => [
    bureau,
    makeReport(bureau, { entries: cards }),
  ]),
) as Record<Bureau, CreditReport>

export function disputedAt(bureau: Bureau): Finding[] {
  const { findings } = auditReports([reports[bureau]], { asOf: '2026-11-09' })
  return cards.map(({ accountNumber }) => {
    const found = findings.find(
      ({ ruleKey, accounts }) =>
        ruleKey === 'past_due_exceeds_balance' && accounts[0]?.accountNumber === accountNumber,
    )
    if (found === undefined) throw new Error(`No finding about ${accountNumber}`)
    return found
  })
}

const fixed = [
  { label: 'Balance', value: '$500', was: '$500' },
  { label: 'Past due', value: '$0', was: '$900' },
]
/** Deleted, verified, and updated to what was asked; the fourth card is not named. */
export const items: LetterItem[] = [
  { creditor: 'ALDER BANK', number: '414700XXXXXX1111', outcome: 'deleted' },
  { creditor: 'BIRCH CREDIT UNION', number: '515800XXXXXX2222', outcome: 'verified' },
  { creditor: 'ALDER BANK', number: '414700XXXXXX3333', outcome: 'updated', values: fixed },
]
/** Reads the letter about the four cards; throws when it is refused. */
export function readLetter(rows: readonly LetterRow[], bureau: Bureau, rowsPerPage?: number): ResultsLetter {
  const reading = readResultsLetter(resultsPages(rows, rowsPerPage), disputedAt(bureau), reports[bureau])
  if (!reading.ok) throw new Error(reading.sentence.key)
  return reading
}
/** What it says of the four cards, in their order. */
export const outcomes = (rows: readonly LetterRow[], bureau: Bureau, rowsPerPage?: number) =>
  readLetter(rows, bureau, rowsPerPage).items.map(({ outcome }) => outcome)
