import { isThirdParty } from '../../../engine/match/account-kind.ts'
import type { Bureau, CreditReport } from '../../../engine/report/credit-report.ts'

/** An entry of a report by what is printed: its id is another one in the next report. */
export interface NamedEntry {
  bureau: Bureau
  itemId: string
  creditor: string
  accountNumber: string | null
  isCollector: boolean
}

/** Every entry that a packet may name: accounts and hard inquiries, in reading order. */
export function namedEntries(reports: readonly CreditReport[]): NamedEntry[] {
  return reports.flatMap((report) => [
    ...report.accounts.map((entry) => ({
      bureau: report.bureau,
      itemId: entry.id,
      creditor: entry.creditor.value,
      accountNumber: entry.accountNumber?.value ?? null,
      isCollector: isThirdParty(entry),
    })),
    ...report.inquiries
      .filter(({ kind }) => kind === 'hard')
      .map(({ id, name, date }) => ({
        bureau: report.bureau,
        itemId: id,
        creditor: `${name.value}, inquiry of ${date.raw}`,
        accountNumber: null,
        isCollector: false,
      })),
  ])
}

/** The same entries in newer reports; one that is no longer there, or there twice, is left out. */
export function findAgain(named: readonly NamedEntry[], reports: readonly CreditReport[]): NamedEntry[] {
  const now = namedEntries(reports)
  return named.flatMap((entry) => {
    const same = now.filter(
      (each) =>
        each.bureau === entry.bureau &&
        each.creditor === entry.creditor &&
        each.accountNumber === entry.accountNumber,
    )
    const sameId = same.find((each) => each.itemId === entry.itemId)
    return sameId ? [sameId] : same.length === 1 ? same : []
  })
}
