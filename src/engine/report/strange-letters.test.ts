import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  hebrewBytes,
  hebrewGlyphs,
  invisibleGlyphs,
  withGlyphs,
  withoutLetterTables,
} from '../../../test/support/hard-files/strange-letters.ts'
import { inEnglish } from '../../../test/support/in-words.ts'
import { keptReading } from '../../../test/support/kept-reading.ts'
import { printEquifaxNumbered } from '../../../test/support/print-older/equifax-numbered.ts'
import { inventedAccounts } from '../../../test/support/print-older/invented-file.ts'
import { printTransunionMailed } from '../../../test/support/print-older/transunion-mailed.ts'
import { sampleFile } from '../../../test/support/truth-report.ts'
import type { CreditReport } from './credit-report.ts'
import { plainReport } from './plain-report.ts'

async function reportsIn(bytes: Uint8Array): Promise<CreditReport[]> {
  const reading = await keptReading(bytes)
  if (!reading.ok) throw new Error(reading.refusal.sentence.key)
  return reading.reports
}

const placeKeys = ['box', 'boxes', 'blocks', 'evidence', 'page', 'pageCount']

/** What the reports say, without the places and the number of pages. */
const said = (reports: readonly CreditReport[]): unknown =>
  JSON.parse(
    JSON.stringify(reports.map(plainReport), (key, value) => (placeKeys.includes(key) ? undefined : value)),
  )

const withHidden = (text: string) =>
  [...text].map((letter, at) => letter + String.fromCharCode(0x80 + (at % 5))).join('')

describe('letters', () => {
  it('that a font does not name are left to character recognition', async () => {
    const reading = await keptReading(withoutLetterTables(readFileSync(sampleFile('set-1', 'experian.pdf'))))
    expect(reading).toMatchObject({ ok: false, refusal: { code: 'scanned' } })
    expect(reading.ok ? '' : inEnglish(reading.refusal.sentence)).toContain('does not say which letters')
  })

  it('that run to the left are read in their order, beside the same accounts', async () => {
    const creditor = 'בנק שלום'
    const accounts = inventedAccounts.map((account, at) =>
      at === 0 ? { ...account, creditor: hebrewBytes(creditor) } : account,
    )
    const style = { pageHeight: 670, months: '01/2024', numberLabelled: true } as const
    const [report] = await reportsIn(withGlyphs(printTransunionMailed(accounts, style), hebrewGlyphs))
    const expected = [creditor, ...inventedAccounts.slice(1).map((account) => account.creditor)]
    expect(report?.accounts.map((account) => account.creditor.value).sort()).toEqual(expected.sort())
  })

  it('that are not seen change nothing', async () => {
    // The printer breaks long names by their number of letters, seen or not.
    const hidden = inventedAccounts.map((account) => ({
      ...account,
      creditor: account.creditor.length > 25 ? account.creditor : withHidden(account.creditor),
    }))
    const print = (accounts: typeof inventedAccounts) => printEquifaxNumbered(accounts, { pageHeight: 670 })
    const whole = await reportsIn(print(inventedAccounts))
    const read = await reportsIn(withGlyphs(print(hidden), invisibleGlyphs))
    expect(said(read)).toEqual(said(whole))
  })

  it('that are control characters part words and do no harm', async () => {
    const noisy = inventedAccounts.map((account) => ({
      ...account,
      creditor: account.creditor.replaceAll(' ', ' \u0001\u0007\u001b '),
    }))
    const [report] = await reportsIn(printEquifaxNumbered(noisy, { pageHeight: 670 }))
    const names = new Set(report?.accounts.map(({ creditor }) => creditor.value))
    for (const { creditor } of inventedAccounts) expect(names).toContain(creditor)
  })
})
