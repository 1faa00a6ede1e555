/** Where an account of one report stands in a later report of the same bureau. Ids change from report to report. */
import { compareMasks } from '../match/account-mask.ts'
import { alikeEnough, creditorLikeness } from '../match/creditor-name.ts'
import { sameAccountScore, scoreSameAccount } from '../match/same-account.ts'
import type { CreditReport, Tradeline } from '../report/credit-report.ts'
import { isTouched, mayLackEntries } from '../report/proof/proven-part.ts'

/** `unsure`: it may be there, changed too much to tell, or the later report was not read completely. */
export type Found<T> = { is: 'there'; item: T } | { is: 'gone' } | { is: 'unsure' }

/**
 * Where each of the accounts of one finding stands in `after`, in their order. They are looked for together: of two
 * entries that repeat one account, one may have gone.
 */
export function findAccountsAgain(
  entries: readonly Tradeline[],
  before: CreditReport,
  after: CreditReport,
): Found<Tradeline>[] {
  const others = before.accounts.filter((other) => !entries.includes(other))
  const pairs = entries
    .flatMap((entry) => after.accounts.map((item) => ({ entry, item, score: sameBureauScore(entry, item) })))
    .filter(({ score }) => score >= sameAccountScore)
    .sort((a, b) => b.score - a.score)
  const taken = new Map<Tradeline, Tradeline>()
  for (const { entry, item, score } of pairs) {
    // An entry that another account of the earlier report fits better is that account's.
    if (taken.has(entry) || [...taken.values()].includes(item) || bestScore(others, item) >= score) continue
    taken.set(entry, item)
  }
  return entries.map((entry) => {
    const item = taken.get(entry)
    if (item === undefined) return absent(entry, [...taken.values()], others, before, after)
    // What was cut by a missing page may read otherwise than it is.
    return isOnlyOne(entry, item, entries, after) && !isTouched(after, item.id)
      ? { is: 'there', item }
      : { is: 'unsure' }
  })
}

/** False when another entry of the later report fits as well, and is not the place of another account in question. */
function isOnlyOne(
  entry: Tradeline,
  item: Tradeline,
  entries: readonly Tradeline[],
  after: CreditReport,
): boolean {
  const score = sameBureauScore(entry, item)
  const asGood = after.accounts.filter((other) => other !== item && sameBureauScore(entry, other) >= score)
  return asGood.length < entries.length
}

function absent(
  entry: Tradeline,
  taken: readonly Tradeline[],
  others: readonly Tradeline[],
  before: CreditReport,
  after: CreditReport,
): Found<Tradeline> {
  const perhaps = after.accounts.filter((item) => {
    if (taken.includes(item) || !isAlike(entry, item)) return false
    const fitsOther = bestScore(others, item)
    return fitsOther < sameAccountScore || fitsOther === sameBureauScore(entry, item)
  })
  const isSure =
    perhaps.length === 0 && isWhollyRead(after, entry.creditor.value) && !isFragment(before, after)
  return isSure ? { is: 'gone' } : { is: 'unsure' }
}

/** The same by what a letter printed of the account, when no earlier report with it is at hand; needs the number. */
export function findAccountByPrint(
  printed: { creditor: string; accountNumber: string | null },
  after: CreditReport,
): Found<Tradeline> {
  const named = after.accounts.filter(
    ({ creditor }) => creditorLikeness(creditor.value, printed.creditor) >= alikeEnough,
  )
  const same = named.filter(
    ({ accountNumber }) =>
      compareMasks(accountNumber?.value ?? null, printed.accountNumber).outcome === 'agree',
  )
  const [only, second] = same
  if (only !== undefined) return second === undefined ? { is: 'there', item: only } : { is: 'unsure' }
  const open = named.filter(
    ({ accountNumber }) =>
      compareMasks(accountNumber?.value ?? null, printed.accountNumber).outcome === 'unknown',
  )
  return open.length > 0 || !isWhollyRead(after, printed.creditor) ? { is: 'unsure' } : { is: 'gone' }
}

function sameBureauScore(a: Tradeline, b: Tradeline): number {
  const score = scoreSameAccount(a, b)
  // One bureau prints one account's number in one way: the whole print counts, not only what two masks share.
  const first = a.accountNumber?.value
  return first !== undefined && first === b.accountNumber?.value ? score + 2 : score
}

/** The same company, and no number that says otherwise: it may be the account, changed. */
function isAlike(a: Tradeline, b: Tradeline): boolean {
  const numbers = compareMasks(a.accountNumber?.value ?? null, b.accountNumber?.value ?? null)
  return numbers.outcome !== 'conflict' && creditorLikeness(a.creditor.value, b.creditor.value) >= alikeEnough
}

function bestScore(entries: readonly Tradeline[], item: Tradeline): number {
  return Math.max(-1, ...entries.map((entry) => sameBureauScore(entry, item)))
}

/** False when pages are missing, the report counts more accounts than were read, or names the creditor in a line not understood. */
function isWhollyRead(report: CreditReport, creditor: string): boolean {
  if (mayLackEntries(report)) return false
  const { coverage } = report
  const { accounts } = coverage.stated
  if (accounts !== null && coverage.found.accounts < accounts) return false
  const name = creditor.toUpperCase()
  return !coverage.unread.some(({ text }) => text.toUpperCase().includes(name))
}

/** A report that counts nothing itself and shows less than half of the accounts of before may be a part of one. */
function isFragment(before: CreditReport, after: CreditReport): boolean {
  return after.coverage.stated.accounts === null && after.accounts.length * 2 < before.accounts.length
}
