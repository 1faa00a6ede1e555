import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { renameLabel } from '../../../test/support/mutate-pages/rename-label.ts'
import { nonsense } from '../../../test/support/mutate-pages/synonyms.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import { readPages } from '../read/read-pages.ts'
import type { CreditReport } from './credit-report.ts'
import { plainReport } from './plain-report.ts'
import { reportsOf } from './read-report.ts'

type Bureau = 'equifax' | 'experian' | 'transunion'

async function read(bureau: Bureau, label: string, name: string): Promise<CreditReport> {
  const result = await readPages(new Uint8Array(readFileSync(sampleFile('set-1', `${bureau}.pdf`))))
  if (!result.ok) throw new Error(result.refusal.sentence.key)
  const reading = reportsOf(label === name ? result.pages : renameLabel(result.pages, label, name))
  const [report] = reading.ok ? reading.reports : []
  if (report === undefined) throw new Error('no report')
  return report
}

/** Other words are wider or narrower; everything else must be the same. */
const said = (report: CreditReport): unknown =>
  JSON.parse(
    JSON.stringify(plainReport(report), (_, value: unknown) =>
      typeof value === 'object' && value !== null && 'width' in value ? null : value,
    ),
  )

const synonyms: [Bureau, string, string][] = [
  ['equifax', 'High Credit', 'High Balance'],
  ['equifax', 'Scheduled Payment Amount', 'Monthly Payment'],
  ['equifax', 'Last Payment Date', 'Last Payment Made'],
  ['equifax', 'Credit Limit', 'Limit'],
  ['experian', 'Balance', 'Current Balance'],
  ['experian', 'Accounts', 'Credit Accounts'],
  ['transunion', 'Balance', 'Current Balance'],
  ['transunion', 'Scheduled Payment', 'Scheduled Payment Amount'],
  ['transunion', 'Account Review Inquiries', 'Soft Inquiries'],
]

describe('a report of a known layout', () => {
  it.each(synonyms)(
    'of %s that says "%s" by the word "%s" is read as before',
    async (bureau, label, name) => {
      const [before, after] = [await read(bureau, label, label), await read(bureau, label, name)]
      expect(after.coverage.unread).toEqual([])
      expect(said(after)).toEqual(said(before))
      expect(after.accounts.map(({ figures }) => figures.length)).toEqual(
        before.accounts.map(({ figures }) => figures.length),
      )
    },
  )

  it('of Experian whose heading over the accounts is in other words has its accounts', async () => {
    const [before, after] = [
      await read('experian', 'Accounts', 'Accounts'),
      await read('experian', 'Accounts', nonsense),
    ]
    expect(said(after)).toEqual(said(before))
  })
})
