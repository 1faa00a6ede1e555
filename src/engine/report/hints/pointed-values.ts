/** Values that a person pointed at, put into the account in whose block they stand. */
import { linesOf } from '../../read/lines.ts'
import type { Page, Word } from '../../read/positioned-text.ts'
import { isBefore, isSamePlace } from '../boxes-in.ts'
import type { CreditReport, Printed, Tradeline, UnreadLine } from '../credit-report.ts'
import { unreadWords } from '../printed-values.ts'
import { spansOfAccounts } from '../proof/spans-of-items.ts'
import { isOnLine, type PointedMeaning, type PointedWords, wordsIn } from './hints.ts'
import { pointedValue } from './part-with-form.ts'

const ofTheReport: readonly PointedMeaning[] = ['bureau', 'reportDate', 'reportNumber', 'nothing', 'creditor']

export function isValueMeaning(meaning: PointedMeaning): boolean {
  return !ofTheReport.includes(meaning) && !meaning.startsWith('heading:')
}

/**
 * The report with each value in the account whose block holds it, else in the one that begins last above it. What was read
 * there before is replaced, and its line is unread no longer. A value above all accounts is left alone.
 */
export function withPointedValues(
  report: CreditReport,
  beside: readonly CreditReport[],
  pages: readonly Page[],
  pointed: readonly PointedWords[],
): CreditReport {
  const values = pointed.filter(({ meaning }) => isValueMeaning(meaning))
  if (values.length === 0) return report
  const spans = spansOfAccounts(report, beside, pages)
  const accounts = report.accounts.map(
    (account): Tradeline => ({ ...account, remarks: [...account.remarks] }),
  )
  const placed: PointedWords[] = []
  for (const each of values) {
    const holder = spans.find(({ lines }) => lines.some((line) => isOnLine(each, line)))?.id
    const account =
      accounts.find(({ id }) => id === holder) ??
      accounts.findLast(({ creditor }) => isBefore(creditor.box, each.box))
    const value = pointedValue(each.words, each.meaning)
    if (account === undefined || value === null) continue
    put(account, each.meaning, value)
    placed.push(each)
  }
  const unread = withoutLines(report.coverage.unread, placed, pages)
  return { ...report, accounts, coverage: { ...report.coverage, unread } }
}

function put(account: Tradeline, meaning: PointedMeaning, value: Printed<string> | Printed<number>): void {
  if (meaning === 'remark') {
    const remark = { ...value, value: String(value.value) }
    account.remarks = [...account.remarks.filter(({ raw }) => raw !== value.raw), remark]
    return
  }
  Object.assign(account, { [meaning]: value })
  account.blank = account.blank.filter(({ field }) => field !== meaning)
}

/** Unread lines without those that were pointed at, each with the label that stands unread to its left. */
export function withoutLines(
  unread: readonly UnreadLine[],
  pointed: readonly PointedWords[],
  pages: readonly Page[],
): UnreadLine[] {
  return unread.filter((line) => {
    const words = wordsOfUnread(line, pages)
    const isOwn = ({ box }: Word) => words.some((word) => isSamePlace(box, word.box))
    return !pointed.some((each) => each.words.some(isOwn) || isLabelOf(words, each, pages))
  })
}

/** True for unread words right before the pointed ones in their row, without a figure: their label. */
function isLabelOf(
  words: readonly Word[],
  { words: [first] }: PointedWords,
  pages: readonly Page[],
): boolean {
  const page = pages.find(({ number }) => number === first?.box.page)
  const row = page && first ? linesOf(page).find((line) => isOnLine({ words: [first] }, line)) : undefined
  const last = words.at(-1)
  if (row === undefined || first === undefined || last === undefined) return false
  const at = row.words.findIndex((word) => isSamePlace(word.box, first.box))
  const before = row.words[at - 1]
  return (
    before !== undefined && isSamePlace(before.box, last.box) && !words.some(({ text }) => /\d/.test(text))
  )
}

/** The words of an unread line; none where the page has none in its place (any more). */
export function wordsOfUnread({ box }: UnreadLine, pages: readonly Page[]): Word[] {
  const page = pages.find(({ number }) => number === box.page)
  return page === undefined ? [] : wordsIn(page, box)
}

/** What is left of the unread lines without these words; a line without any of them stays as it is. */
export function unreadWithout(
  unread: readonly UnreadLine[],
  understood: readonly Word[],
  pages: readonly Page[],
): UnreadLine[] {
  return unread.flatMap((line) => {
    const words = wordsOfUnread(line, pages)
    const left = words.filter((word) => !understood.some((each) => isSamePlace(each.box, word.box)))
    return left.length === words.length ? [line] : unreadWords(left)
  })
}
