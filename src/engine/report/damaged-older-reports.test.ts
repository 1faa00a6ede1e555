import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../test/support/kept-pages.ts'
import { printEquifax81Months } from '../../../test/support/print-older/equifax-81-months.ts'
import { printEquifaxNumbered } from '../../../test/support/print-older/equifax-numbered.ts'
import { inventedAccounts } from '../../../test/support/print-older/invented-file.ts'
import { printTransunionApp } from '../../../test/support/print-older/transunion-app.ts'
import { printTransunionMailed } from '../../../test/support/print-older/transunion-mailed.ts'
import { propertyRuns } from '../../../test/support/soak-share.ts'
import { linesOf } from '../read/lines.ts'
import type { Line, Page } from '../read/positioned-text.ts'
import type { CreditReport } from './credit-report.ts'
import { UnreadableLayout } from './layout.ts'
import { plainReport, tradelineFields } from './plain-report.ts'
import { recognise } from './recognise.ts'

/** Several accounts of one kind follow each other without a heading between them. */
const alike = inventedAccounts.map((account) => ({
  ...account,
  values: { ...account.values, type: 'Revolving' },
  isAdverse: true,
}))

/** The terms name the payment that is labelled beside them: a report whose labels are lost still says nothing else. */
const withTerms = (accounts: typeof inventedAccounts) =>
  accounts.map((account) => {
    const { monthlyPayment } = account.values
    const terms = typeof monthlyPayment === 'number' ? `$${monthlyPayment} per month` : 'Unpaid'
    return { ...account, values: { ...account.values, terms } }
  })

const printed: [string, Uint8Array][] = [
  ['equifax-numbered', printEquifaxNumbered(alike, { pageHeight: 670 })],
  ['transunion-mailed', printTransunionMailed(withTerms(alike), { pageHeight: 670, months: '01/2024' })],
  ['equifax-numbered', printEquifaxNumbered(inventedAccounts, { pageHeight: 670 })],
  ['equifax-numbered', printEquifaxNumbered(inventedAccounts, { pageHeight: 670, unnumbered: true })],
  ['equifax-numbered', printEquifax81Months(inventedAccounts, 670)],
  [
    'transunion-mailed',
    printTransunionMailed(withTerms(inventedAccounts), { pageHeight: 670, months: 'Jan 2024' }),
  ],
  [
    'transunion-mailed',
    printTransunionMailed(withTerms(inventedAccounts), {
      pageHeight: 670,
      months: 'Jan above year',
      addressBelowName: true,
    }),
  ],
  [
    'transunion-online',
    printTransunionApp(inventedAccounts, { pageHeight: 670, months: 'beside', values: 'beside' }),
  ],
  [
    'transunion-online',
    printTransunionApp(inventedAccounts, {
      pageHeight: 670,
      months: 'below',
      values: 'below',
      plainNames: true,
    }),
  ],
]

async function pagesOf(bytes: Uint8Array): Promise<Page[]> {
  return keptPages(bytes)
}

/** The report, or null where its date was lost. */
function readAs(family: string, pages: Page[], whole: Page[]): CreditReport | null {
  const found = recognise(whole)?.layout
  expect(found?.family).toBe(family)
  try {
    return found?.read(pages)[0] ?? null
  } catch (error) {
    if (error instanceof UnreadableLayout) return null
    throw error
  }
}

/** What a report says of accounts: 'creditor | field value', and the months of each. */
function statementsOf(report: CreditReport): string[] {
  return report.accounts.flatMap((account) => {
    const name = account.accountNumber?.value ?? account.creditor.value
    const fields = tradelineFields.flatMap((field) => {
      const value = account[field]
      return value === null || field === 'creditor' ? [] : [`${name} | ${field} ${value.value}`]
    })
    const figures = account.figures.flatMap(({ month, balance, scheduledPayment, pastDue }) =>
      Object.entries({ balance, scheduledPayment, pastDue }).flatMap(([figure, amount]) =>
        amount === null ? [] : [`${name} | ${month} ${figure} ${amount}`],
      ),
    )
    return [...fields, ...account.history.map(({ month, code }) => `${name} | ${month} ${code}`), ...figures]
  })
}

describe('a report in an older layout', () => {
  it.each(printed)('is the same (%s) in any order of its words', async (family, bytes) => {
    const whole = await pagesOf(bytes)
    const expected = readAs(family, whole, whole)
    if (expected === null) throw new Error('no report')
    fc.assert(
      fc.property(fc.integer(), (seed) => {
        const pages = whole.map((page) => ({
          ...page,
          words:
            fc.sample(fc.shuffledSubarray(page.words, { minLength: page.words.length }), {
              seed,
              numRuns: 1,
            })[0] ?? [],
        }))
        const read = readAs(family, pages, pages)
        expect(read === null ? null : plainReport(read)).toEqual(plainReport(expected))
      }),
      propertyRuns(5),
    )
  })

  it.each(printed)(
    'says nothing (%s) that it does not say whole when lines are lost',
    async (family, bytes) => {
      const whole = await pagesOf(bytes)
      const expected = readAs(family, whole, whole)
      if (expected === null) throw new Error('no report')
      const known = new Set(statementsOf(expected))
      const names = expected.accounts.map(({ creditor }) => creditor.value)
      const lines = whole.map((page) => linesOf(page))
      const count = lines.flat().length
      fc.assert(
        fc.property(fc.array(fc.nat(count - 1), { maxLength: 25 }), (lost) => {
          let at = 0
          const pages = whole.map((page, i) => ({
            ...page,
            words: (lines[i] ?? []).flatMap(({ words }) => (lost.includes(at++) ? [] : words)),
          }))
          const read = readAs(family, pages, whole)
          if (read === null) return
          expect(read.accounts.length).toBeLessThanOrEqual(names.length)
          const strange = read.accounts.filter(
            ({ creditor }) => !names.some((name) => name.includes(creditor.value)),
          )
          expect(strange.map(({ creditor }) => creditor.value)).toEqual([])
          // An account whose number was lost is known by its name; a name may have lost a line too.
          const own = read.accounts.filter(
            ({ accountNumber, creditor }) => accountNumber !== null || names.includes(creditor.value),
          )
          const said = statementsOf({ ...read, accounts: own })
          // A wrapped text may have lost one of its rows.
          const isPart = (each: string) =>
            [...known].some((statement) => statement.startsWith(each) && / \| (terms|loanType) /.test(each))
          const unknown = said.filter(
            (each) => !known.has(each) && !isPart(each) && !isOfNamed(each, expected),
          )
          expect(unknown).toEqual([])
        }),
        propertyRuns(60),
      )
    },
  )
})

/** What earlier soaks found: lines that were lost together, by what begins each of them, or only the so-manieth of these. */
const lostTogether: [string, string, Uint8Array, (string | [string, number])[]][] = [
  [
    'a creditor\u2019s inquiry is an account with rows of no account',
    'transunion-mailed',
    printTransunionMailed(alike, { pageHeight: 670, months: '01/2024' }),
    ['Regular Inquiries', 'Account Review Inquiries', 'A Summary of Your Rights'],
  ],
  [
    'an account whose number is lost has the number of the next one',
    'transunion-mailed',
    printTransunionMailed(alike, { pageHeight: 670, months: '01/2024' }),
    ['OF GREATER MINNESOTA', 'Remarks:', 'Address: 9 ELM CT', 'Date Opened: 11/02/2019'],
  ],
  [
    'a payment is taken from the terms under one heading and not under the other',
    'transunion-mailed',
    printTransunionMailed(inventedAccounts, { pageHeight: 670, months: 'Jan 2024' }),
    ['High Balance: $201,000', 'High Balance: $2,318'],
  ],
  [
    'an account has the rows of the next one, whose name is lost',
    'transunion-online',
    printTransunionApp(inventedAccounts, { pageHeight: 670, months: 'beside', values: 'beside' }),
    ['Condition Pays As Agreed', 'Feb 2024 OK', 'QUARRY RIDGE'],
  ],
  [
    'an account has the months of the next one, whose rows are lost',
    'transunion-online',
    printTransunionApp(inventedAccounts, { pageHeight: 670, months: 'beside', values: 'beside' }),
    ['Condition Charge Off', 'Limit Last Payment Loan', 'Opened 07/30/2021'],
  ],
  [
    'an account has a row of the next one, whose name and months stand for nothing',
    'transunion-online',
    printTransunionApp(inventedAccounts, { pageHeight: 670, months: 'beside', values: 'beside' }),
    ['Payment History', 'Feb 2024 C/O', 'Limit Last Payment Loan', 'ORCHARD', 'Condition 30 Days'],
  ],
  [
    'an account has the months of the next one, of which the name is left',
    'transunion-online',
    printTransunionApp(inventedAccounts, { pageHeight: 670, months: 'beside', values: 'beside' }),
    ['Condition Charge', 'Limit Last Payment Loan', 'Opened 07/30/2021', '30 Days - 0', 'Payment History'],
  ],
  [
    'an account has the months of the next one, of which nothing else is left',
    'transunion-online',
    printTransunionApp(inventedAccounts, { pageHeight: 670, months: 'beside', values: 'beside' }),
    [
      'QUARRY',
      'Condition Charge',
      'Limit Last Payment Loan',
      'Opened 07/30',
      '30 Days - 0',
      'Payment History',
    ],
  ],
  [
    'an account has the months below which the codes of the next one stand alone',
    'transunion-online',
    printTransunionApp(inventedAccounts, {
      pageHeight: 670,
      months: 'below',
      values: 'below',
      plainNames: true,
    }),
    [['Condition', 2], ['Limit', 2], ['Opened', 2], '30 Days - 0', ['Payment History', 2]],
  ],
]

describe('a report in an older layout that lost several lines at once', () => {
  it.each(lostTogether)('does not say that %s', async (_, family, bytes, lost) => {
    const whole = await pagesOf(bytes)
    const expected = readAs(family, whole, whole)
    const lines = whole.flatMap((page) => linesOf(page))
    const textsLost = lost.map((each) => {
      const [begin, nth] = typeof each === 'string' ? [each, null] : each
      const found = lines.filter(({ text }) => text.startsWith(begin))
      return nth === null ? found : found.slice(nth - 1, nth)
    })
    expect(textsLost.every((found) => found.length > 0)).toBe(true)
    const isLost = ({ box }: Line) =>
      textsLost.flat().some((line) => line.box.page === box.page && line.box.y === box.y)
    const pages = whole.map((page) => ({
      ...page,
      words: linesOf(page).flatMap((line) => (isLost(line) ? [] : line.words)),
    }))
    const read = readAs(family, pages, whole)
    if (expected === null || read === null) throw new Error('no report')
    const names = expected.accounts.map(({ creditor }) => creditor.value)
    expect(read.accounts.length).toBeLessThanOrEqual(names.length)
    const known = new Set(statementsOf(expected))
    const own = read.accounts.filter(
      ({ accountNumber, creditor }) => accountNumber !== null || names.includes(creditor.value),
    )
    const said = statementsOf({ ...read, accounts: own })
    expect(said.filter((each) => !known.has(each) && !isOfNamed(each, expected))).toEqual([])
  })
})

/** A statement of an account by its name, whose number was lost, is one of the whole report's under its number. */
function isOfNamed(statement: string, whole: CreditReport): boolean {
  const [name, said] = statement.split(' | ')
  return whole.accounts.some(
    (account) =>
      account.creditor.value === name &&
      statementsOf({ ...whole, accounts: [account] }).some((each) => each.endsWith(`| ${said}`)),
  )
}
