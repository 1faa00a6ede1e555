/** Accounts that a person says begin at a line where the reader saw none. */
import { linesOf } from '../../read/lines.ts'
import type { Box, Line, Page } from '../../read/positioned-text.ts'
import { entriesOf, inReadingOrder, isOnOneLine } from '../boxes-in.ts'
import type { CreditReport, Printed, Tradeline } from '../credit-report.ts'
import { labelKeys } from '../label-keys.ts'
import { lineKinds } from '../labelled/line-kinds.ts'
import { readBlock } from '../labelled/read-block.ts'
import { unseenForm } from '../labelled/read-unseen-layout.ts'
import { itemId } from '../new-tradeline.ts'
import { tradelineFields } from '../plain-report.ts'
import { isOnLine, type LearnedLabel, type PointedWords } from './hints.ts'
import { pointedValue } from './part-with-form.ts'

/** More lines than any account prints without a page's end. */
const longestBlock = 120

/**
 * The report with the names that a person pointed at: of an account that begins on that line, or of a new one, which is read by
 * its labels down to the next entry. What the account above had taken from there is no longer its own.
 */
export function withPointedAccounts(
  report: CreditReport,
  pages: readonly Page[],
  pointed: readonly PointedWords[],
  learned: readonly LearnedLabel[],
): CreditReport {
  let helped = report
  for (const each of pointed.filter(({ meaning }) => meaning === 'creditor')) {
    const name = pointedValue(each.words, 'creditor')
    if (name === null || typeof name.value !== 'string') continue
    const creditor = { ...name, value: name.value }
    helped = named(helped, creditor) ?? withAccount(helped, pages, { ...each, creditor }, learned)
  }
  return helped
}

/** The report with another name of the account that begins on that line; null without one. */
function named(report: CreditReport, creditor: Printed<string>): CreditReport | null {
  const isOwn = (account: Tradeline) => isOnOneLine(account.creditor.box, creditor.box)
  if (!report.accounts.some(isOwn)) return null
  const accounts = report.accounts.map((account) => (isOwn(account) ? { ...account, creditor } : account))
  return { ...report, accounts }
}

function withAccount(
  report: CreditReport,
  pages: readonly Page[],
  pointed: PointedWords & { creditor: Printed<string> },
  learned: readonly LearnedLabel[],
): CreditReport {
  const lines = blockFrom(report, pages, pointed)
  const isOfBlock = (box: Box) => lines.some((line) => isOnOneLine(line.box, box) || isInside(box, line.box))
  const form = unseenForm(report.bureau, learned)
  const keys = labelKeys(Object.keys(form.plans))
  const words = lines.flatMap((line) => line.words)
  const above = report.accounts.findLast(({ creditor }) => inReadingOrder(creditor.box, pointed.box) < 0)
  const { account, unread } = readBlock(
    { name: pointed.words, number: [], lines: lines.slice(1), words, isSaid: true },
    above?.section ?? 'accounts',
    freeId(report),
    {
      form,
      keys,
      kinds: lineKinds(lines, keys, form.codeOf),
      pages,
      hasNumbers: true,
      hasPayments: true,
      labelled: new Set(),
    },
  )
  if (account === null) return report
  const others = report.accounts.map((each) => (each === above ? withoutPlaces(each, isOfBlock) : each))
  const accounts = [...others, { ...account, creditor: pointed.creditor }].sort((a, b) =>
    inReadingOrder(a.creditor.box, b.creditor.box),
  )
  const kept = report.coverage.unread.filter(({ box }) => !isOfBlock(box))
  return {
    ...report,
    accounts,
    coverage: {
      ...report.coverage,
      found: { ...report.coverage.found, accounts: accounts.length },
      unread: [...kept, ...unread],
    },
  }
}

/** The lines from the pointed one to the one before the next entry. */
function blockFrom(report: CreditReport, pages: readonly Page[], pointed: PointedWords): Line[] {
  const starts = entriesOf(report).map(({ from }) => from)
  const all = pages.flatMap(linesOf)
  const from = all.findIndex((line) => isOnLine(pointed, line))
  const to = all.findIndex((line, at) => at > from && starts.some((box) => isOnOneLine(box, line.box)))
  return all.slice(from, Math.min(to === -1 ? all.length : to, from + longestBlock))
}

const isInside = (box: Box, line: Box): boolean =>
  box.page === line.page && box.y >= line.y - 2 && box.y <= line.y + line.height

/** The account without what stands in places that are another's. */
function withoutPlaces(account: Tradeline, isOther: (box: Box) => boolean): Tradeline {
  const kept = { ...account }
  for (const field of tradelineFields) {
    const value = account[field]
    if (field !== 'creditor' && value !== null && isOther(value.box)) Object.assign(kept, { [field]: null })
  }
  const own = <T extends { box: Box }>(list: readonly T[]): T[] => list.filter(({ box }) => !isOther(box))
  const { remarks, history, figures, statedLates, blank } = account
  return {
    ...kept,
    remarks: own(remarks),
    history: own(history),
    figures: own(figures),
    statedLates: own(statedLates),
    blank: own(blank),
  }
}

function freeId({ bureau, accounts }: CreditReport): string {
  const isTaken = (before: number) => accounts.some(({ id }) => id === itemId(bureau, '', before))
  let before = accounts.length
  while (isTaken(before)) before += 1
  return itemId(bureau, '', before)
}
