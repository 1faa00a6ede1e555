import { describe, expect, it } from 'vitest'
import { type PrintedCell, printedLine, printedTitle } from '../../../../test/support/printed-lines.ts'
import { accountPlans } from '../labelled/account-plans.ts'
import { sectionsOf } from '../labelled/sections.ts'
import { historyCodeOf } from '../transunion-acr/transunion-form.ts'
import { headedAccounts, serviceForm } from './headed-accounts.ts'
import { readAccounts } from './read-accounts.ts'

const form = {
  plans: accountPlans,
  blocksOf: headedAccounts,
  mayBeBlank: () => true,
  codeOf: null,
  namesOriginalCreditor: true as const,
}
const names = (y: number) => printedLine(y, [150, 'TransUnion'], [300, 'Experian'], [450, 'Equifax'])
const row = (y: number, label: string, one: string, two = one, three = one) =>
  printedLine(y, [40, label], [150, one], [300, two], [450, three])

describe('accounts of a monitoring service', () => {
  it('may be named in a row of their table, as each bureau spells the creditor', () => {
    const { accounts, unread } = readAccounts(
      [
        names(100),
        row(112, 'Creditor', 'HARBOR BANK', 'HARBOR BANK NA', '-'),
        row(124, 'Account #:', '4417****', '4417****', '-'),
        row(136, 'Account Type:', 'Collection', 'Collection', '-'),
        row(148, 'Date Opened:', '13.9.2024', '13.9.2024', '-'),
        names(172),
        row(184, 'Creditor', 'MOON BANK'),
        row(196, 'Account #:', '5517****'),
        row(208, 'Account Type:', 'Revolving'),
      ],
      form,
    )
    expect(accounts.map(({ bureau, creditor, opened }) => [bureau, creditor.value, opened?.value])).toEqual([
      ['Experian', 'HARBOR BANK NA', '2024-09-13'],
      ['TransUnion', 'HARBOR BANK', '2024-09-13'],
      ['Experian', 'MOON BANK', undefined],
      ['Equifax', 'MOON BANK', undefined],
      ['TransUnion', 'MOON BANK', undefined],
    ])
    // No heading is printed that could name the original creditor, so none leaves it out.
    expect(accounts.flatMap(({ blank }) => blank.map(({ field }) => field))).toEqual([])
    expect(unread).toEqual([])
  })

  it('may name the original creditor between the row of their name and that of their number', () => {
    const { accounts, unread } = readAccounts(
      [
        names(100),
        row(112, 'Creditor', 'ALDER RECEIVABLES', '--', 'ALDER RECEIVABLES LLC'),
        row(124, 'Original Creditor', 'TRICOUNTY RADIOLOGY', '--', 'TRICOUNTY RADIOLOGY'),
        row(136, 'Account #', '4417****', '--', '4417****'),
        row(148, 'Account Type', 'Collection', '--', 'Collection'),
      ],
      form,
    )
    expect(
      accounts.map(({ creditor, originalCreditor, accountNumber }) => [
        creditor.value,
        originalCreditor?.value,
        accountNumber?.value,
      ]),
    ).toEqual([
      ['ALDER RECEIVABLES LLC', 'TRICOUNTY RADIOLOGY', '4417****'],
      ['ALDER RECEIVABLES', 'TRICOUNTY RADIOLOGY', '4417****'],
    ])
    expect(unread).toEqual([])
  })

  it('may have years with a printed apostrophe in a row of their own below the months', () => {
    const cells = (text: (at: number) => string) =>
      [0, 1, 2, 3, 4, 5].map((at): PrintedCell => [120 + 30 * at, text(at)])
    const { accounts, unread } = readAccounts(
      [
        printedTitle(90, 'HARBOR BANK'),
        names(100),
        row(112, 'Account #', '4417****'),
        row(124, 'Account Type', 'Revolving'),
        printedLine(136, [40, 'Two-Year payment history']),
        printedLine(148, ...cells((at) => ['Mar', 'Feb', 'Jan', 'Dec', 'Nov', 'Oct'][at] ?? '')),
        printedLine(156, ...cells((at) => (at < 3 ? '\u201926' : '\u201925'))),
        ...['TransUnion', 'Experian', 'Equifax'].map((name, at) =>
          printedLine(168 + 10 * at, [40, name], ...cells((cell) => (cell === 3 ? '30' : 'OK'))),
        ),
      ],
      { ...form, codeOf: historyCodeOf },
    )
    for (const { history } of accounts)
      expect(history.map(({ month, code }) => `${month} ${code}`).join(' ')).toBe(
        '2026-03 OK 2026-02 OK 2026-01 OK 2025-12 30 2025-11 OK 2025-10 OK',
      )
    expect(accounts.length).toBe(3)
    expect(unread).toEqual([])
  })

  it('are named beside the original creditor, before whose name stands the number of its kind', () => {
    const { accounts } = readAccounts(
      [
        printedTitle(90, 'ALDER RECEIVABLES LLC (Original Creditor: 02 TRICOUNTY RADIOLOGY)'),
        names(100),
        row(112, 'Account #:', '4417****'),
        row(124, 'Account Type:', 'Collection'),
      ],
      form,
    )
    expect(accounts.map(({ originalCreditor }) => [originalCreditor?.value, originalCreditor?.raw])).toEqual(
      accounts.map(() => ['TRICOUNTY RADIOLOGY', '02 TRICOUNTY RADIOLOGY']),
    )
    expect(accounts.length).toBe(3)
  })

  it('may have the months of each bureau below its marks, and counts of what was late', () => {
    const months = (y: number) => printedLine(y, ...each((at) => `${at + 1}/26`))
    const each = (text: (at: number) => string) =>
      [0, 1, 2, 3, 4, 5].map((at): PrintedCell => [80 + 30 * at, text(at)])
    const { accounts, unread } = readAccounts(
      [
        printedTitle(90, 'HARBOR BANK'),
        names(100),
        row(112, 'Account #:', '4417****'),
        printedLine(124, [40, 'Two-Year Payment History']),
        printedLine(136, [40, 'TransUnion'], ...each(() => 'OK')),
        months(148),
        printedLine(160, [40, 'Experian'], [80, 'NONE']),
        printedLine(168, [80, 'REPORTED']),
        printedLine(180, [40, 'Equifax'], ...each((at) => (at === 5 ? '30' : 'OK'))),
        months(192),
        printedLine(204, [40, 'Days Late - 7 Year History']),
        printedLine(216, [40, '30: 1'], [150, '0'], [300, '--']),
      ],
      { ...form, codeOf: historyCodeOf },
    )
    const codes = accounts.map(({ bureau, history }) => [bureau, history.map(({ code }) => code).join(' ')])
    expect(codes).toEqual([
      ['Experian', ''],
      ['Equifax', '30 OK OK OK OK OK'],
      ['TransUnion', 'OK OK OK OK OK OK'],
    ])
    expect(unread.map(({ text }) => text)).toEqual([])
  })

  it('are none of the tables of risk factors, whose Account # is of the score', () => {
    const sections = sectionsOf([], serviceForm.headings, {
      running: [
        printedLine(80, [24, 'Risk Factors']),
        names(100),
        row(112, 'Account #:', '31', '32', '33'),
        printedLine(140, [24, 'Account History']),
        names(150),
      ],
    })
    expect(sections.map(({ name, lines }) => [name, lines.length])).toEqual([
      ['front', 0],
      ['other', 2],
      ['accounts', 1],
    ])
  })
})
