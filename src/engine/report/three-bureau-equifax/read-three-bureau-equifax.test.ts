import { describe, expect, it } from 'vitest'
import { keptPages } from '../../../../test/support/kept-pages.ts'
import {
  expectAccountsAsPrinted,
  expectNothingInvented,
} from '../../../../test/support/print-three-bureau/expect-as-printed.ts'
import { type InventedFile, inventFile } from '../../../../test/support/print-three-bureau/invented-file.ts'
import { loseLines, readDamaged } from '../../../../test/support/print-three-bureau/lose-lines.ts'
import { printEquifax } from '../../../../test/support/print-three-bureau/print-equifax.ts'
import { soaked } from '../../../../test/support/soak-share.ts'
import { linesOf } from '../../read/lines.ts'
import type { Page } from '../../read/positioned-text.ts'
import type { Bureau, CreditReport } from '../credit-report.ts'
import { recognise } from '../recognise.ts'
import { threeBureauEquifax } from './layout.ts'

const all: readonly Bureau[] = ['Equifax', 'Experian', 'TransUnion']
const fields = [
  'accountNumber',
  'type',
  'loanType',
  'status',
  'opened',
  'closed',
  'reported',
  'dofd',
  'terms',
  'balance',
  'creditLimit',
  'highBalance',
  'monthlyPayment',
  'pastDue',
  'chargeOffAmount',
] as const

async function read(file: InventedFile, height = 792): Promise<CreditReport[]> {
  const pages = await keptPages(printEquifax(file, height))
  const found = recognise(pages)
  expect(found?.layout.family).toBe('three-bureau-equifax')
  return found?.layout.read(pages) ?? []
}

/** Without the collections, which stand in a section of their own. */
function accountsOnly(reports: CreditReport[]): CreditReport[] {
  return reports.map((report) => ({
    ...report,
    accounts: report.accounts.filter(({ section }) => section !== 'collections'),
  }))
}

/** The account's status is what its details say: the summary above says 'Closed', or the same again. */
function withStatusOfDetails(file: InventedFile): InventedFile {
  return {
    ...file,
    accounts: file.accounts.map((account) => ({
      ...account,
      at: Object.fromEntries(
        Object.entries(account.at).map(([bureau, entry]) => [
          bureau,
          { ...entry, status: entry.paymentStatus },
        ]),
      ),
    })),
  }
}

describe("Equifax's three-bureau report", () => {
  it.each(soaked([792, 300], [792, 400, 300]))('is read on pages of %d points', async (height) => {
    for (const seed of soaked([21], [21, 22, 23])) {
      const file = inventFile(seed, { bureaus: all, accounts: 7 })
      const reports = await read(file, height)
      expectAccountsAsPrinted(accountsOnly(reports), withStatusOfDetails(file), fields, {
        history: true,
        remarks: false,
      })
      expect(reports.flatMap(({ coverage }) => coverage.unread)).toEqual([])
    }
  })

  it('has the status from above where its details print none, unless that only says that it is closed', async () => {
    const file = inventFile(27, { bureaus: all, accounts: 12 })
    const pages = (await keptPages(printEquifax(file, 792))).map((page) => {
      const ofDetails = linesOf(page).filter(({ text }) => /^Status /.test(text))
      const left = new Set(ofDetails.flatMap(({ words }) => words))
      return { ...page, words: page.words.filter((word) => !left.has(word)) }
    })
    for (const { bureau, accounts } of accountsOnly(recognise(pages)?.layout.read(pages) ?? [])) {
      const printed = file.accounts.flatMap(({ at }) => at[bureau]?.status ?? [])
      expect(printed).toContain('Derogatory')
      expect(accounts.map(({ status }) => status?.value ?? null)).toEqual(
        printed.map((status) => (status === 'Derogatory' ? status : null)),
      )
    }
  })

  it('charges no bureau with a comment: no comment says whose it is', async () => {
    const file = inventFile(24, { bureaus: all, accounts: 12 })
    const reports = await read(file)
    expect(file.accounts.some(({ at }) => Object.values(at).some(({ remarks }) => remarks.length > 0))).toBe(
      true,
    )
    expect(reports.flatMap(({ accounts }) => accounts.flatMap(({ remarks }) => remarks))).toEqual([])
  })

  it('takes an empty date of first delinquency for evidence in Equifax’s own column alone', async () => {
    const reports = await read(inventFile(25, { bureaus: all, accounts: 10 }))
    const accounts = reports.flatMap((report) => report.accounts)
    expect(accounts.some(({ dofd }) => dofd === null)).toBe(true)
    const blank = accounts.flatMap((account) =>
      account.blank.flatMap(({ field }) => (field === 'dofd' ? [account.bureau] : [])),
    )
    expect(new Set(blank)).toEqual(new Set(['Equifax']))
  })

  it('gives each bureau its own person, score, inquiries and collections', async () => {
    const file = inventFile(26, { bureaus: all, accounts: 3 })
    const values = (items: { value: string }[]) => items.map(({ value }) => value)
    for (const report of await read(file, 500)) {
      const { bureau, personal } = report
      expect(report.preparedFor?.value).toBe('Anne Sampledatter')
      expect(report.reportDate.value).toBe(file.reportDate[bureau])
      expect(values(personal.names)).toEqual(file.names[bureau])
      expect(values(personal.addresses)).toEqual(file.addresses[bureau])
      expect(values(personal.employers)).toEqual(file.employers[bureau])
      expect(personal.dob?.value).toBe(file.dob)
      expect(personal.ssnLast4?.value).toBe('4417')
      expect(report.scores?.map(({ score }) => score.value)).toEqual([file.scores[bureau]])
      const inquiries = file.inquiries.filter((each) => each.bureau === bureau)
      expect(report.inquiries.map(({ name, date, kind }) => [name.value, date.value, kind])).toEqual(
        inquiries.map(({ name, date }) => [name, date, 'hard']),
      )
      const collections = report.accounts.filter(({ section }) => section === 'collections')
      expect(
        collections.map(({ creditor, originalCreditor, balance }) => [
          creditor.value,
          originalCreditor?.value,
          balance?.value,
        ]),
      ).toEqual(
        bureau === 'Equifax' ? [['PINE RECOVERY ASSOCIATES LLC', 'ELMWOOD RADIOLOGY GROUP', 4100]] : [],
      )
      for (const account of report.accounts.filter(({ section }) => section === null)) {
        expect(account.furnisherAddress?.value).toBe('P.O. BOX 00001, MERLE,TX 79000')
        expect(account.furnisherPhone?.value).toBe('(800) 5550100')
      }
    }
  })

  it.each([0.02, 0.1, 0.2])('gets nothing invented when it lost %d of its lines', async (share) => {
    const pages = await keptPages(printEquifax(inventFile(27, { bureaus: all, accounts: 8 }), 792))
    const whole = threeBureauEquifax.read(pages)
    for (const seed of soaked([0], [0, 1, 2, 3, 4, 5])) {
      expectNothingInvented(readDamaged(threeBureauEquifax, loseLines(pages, share, seed)), whole)
    }
  })

  it('ends an account where a page is missing', async () => {
    const file = inventFile(28, { bureaus: all, accounts: 6 })
    const printed = await keptPages(printEquifax(file, 400))
    const whole = threeBureauEquifax.read(printed)
    // The pages that are left count on: only the numbers in their margins show the gap.
    for (const lost of soaked([3, 7, 11], [3, 4, 5, 6, 7, 8, 9, 10, 11])) {
      const left = printed.filter((_, i) => i !== lost).map((page, i) => renumbered(page, i + 1))
      expectNothingInvented(threeBureauEquifax.read(left), whole)
    }
  })
})

function renumbered(page: Page, number: number): Page {
  return {
    ...page,
    number,
    words: page.words.map((word) => ({ ...word, box: { ...word.box, page: number } })),
  }
}
