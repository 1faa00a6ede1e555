/** What the learned labels print, as the readers by labels take it. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page, Word } from '../../read/positioned-text.ts'
import type { CreditReport, Tradeline, UnreadLine } from '../credit-report.ts'
import type { FieldPlan } from '../fields/fill-tradeline.ts'
import { keyOf, type LabelKeys, labelAtStart, labelKeys } from '../label-keys.ts'
import { type AccountPlan, type AccountPlans, accountPlans, spanishPlans } from '../labelled/account-plans.ts'
import { takeValue } from '../labelled/fill-account.ts'
import { readLabelledRows } from '../labelled-rows.ts'
import { spansOfAccounts } from '../proof/spans-of-items.ts'
import { type HintedSection, type LearnedLabel, type LearnedMeaning, sectionOf } from './hints.ts'
import { formOf } from './part-with-form.ts'
import { unreadWithout, wordsOfUnread } from './pointed-values.ts'

/** Of labels that begin a value or an account; headings have none. */
export function learnedPlans(labels: readonly LearnedLabel[]): AccountPlans {
  return Object.fromEntries(
    labels.flatMap(({ label, meaning }) => {
      const plan = planOf(meaning)
      return plan === null ? [] : [[label, plan]]
    }),
  )
}

/** Sections by the whole line that begins them. */
export function learnedHeadings(labels: readonly LearnedLabel[]): (readonly [RegExp, HintedSection])[] {
  return labels.flatMap(({ label, meaning }) => {
    const section = sectionOf(meaning)
    const pattern = label.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
    return section === null ? [] : [[new RegExp(`^${pattern}$`, 'i'), section] as const]
  })
}

/** True for a label that the reader understands by itself, in either language. */
export function isKnownLabel(label: string): boolean {
  const own = keyOf(label)
  return Object.keys({ ...accountPlans, ...spanishPlans }).some((known) => keyOf(known) === own)
}

function planOf(meaning: LearnedMeaning): AccountPlan | null {
  if (sectionOf(meaning) !== null) return null
  if (meaning === 'creditor') return { kind: 'name' }
  if (meaning === 'nothing') return { kind: 'no field' }
  if (meaning === 'remark') return { kind: 'remark' }
  // A day may stand behind these amounts, and an amount in the place of the day.
  if (meaning === 'balance') return { kind: 'balance as of' }
  if (meaning === 'lastPayment') return { kind: 'payment as of' }
  const form = formOf(meaning)
  const kind = form === 'money' || form === 'date' || form === 'number' ? form : 'text'
  return { kind, field: meaning } as FieldPlan
}

/**
 * What stands behind a learned label, or below it, in lines that a layout's own reader did not understand.
 * The report with the values of learned labels that stand unread in the blocks of its accounts. What the reader read
 * itself stays as it is; a label that is printed without a value stays unread: its value may have been taken for another's.
 * @param report with the places of these pages, the only one of its file
 */
export function withLearnedValues(
  report: CreditReport,
  pages: readonly Page[],
  labels: readonly LearnedLabel[],
): CreditReport {
  const silent = labelKeys(labels.flatMap(({ label, meaning }) => (meaning === 'nothing' ? [label] : [])))
  const speaking = labels.filter(({ meaning }) => meaning !== 'nothing' && meaning !== 'creditor')
  const unread = report.coverage.unread.filter(
    (line) => labelAtStart(wordsOfUnread(line, pages), silent) === null,
  )
  const plans = learnedPlans(speaking)
  const keys = labelKeys(Object.keys(plans), true)
  const spans = spansOfAccounts({ ...report, coverage: { ...report.coverage, unread } }, [], pages)
  const understood: Word[] = []
  const accounts = report.accounts.map((account) => {
    const own = spans.find(({ id }) => id === account.id)?.unread ?? []
    if (!own.some((line) => mentions(line, keys, pages))) return account
    const copy: Tradeline = { ...account, remarks: [...account.remarks], blank: [...account.blank] }
    understood.push(...takeValues(copy, rowsOf(own, pages), keys, plans))
    return copy
  })
  if (understood.length === 0 && unread.length === report.coverage.unread.length) return report
  return {
    ...report,
    accounts,
    coverage: { ...report.coverage, unread: unreadWithout(unread, understood, pages) },
  }
}

/** @returns the words that were understood */
function takeValues(account: Tradeline, rows: readonly Line[], keys: LabelKeys, plans: AccountPlans): Word[] {
  return readLabelledRows(rows, keys, true).fields.flatMap((field) => {
    const plan = field.label === null ? undefined : plans[field.label]
    const words = [...field.labelWords, ...field.valueRows.flat()]
    if (plan === undefined || field.valueRows.length === 0) return []
    const left = takeValue(account, plan, field)
    return words.filter((word) => !left.includes(word))
  })
}

function mentions(line: UnreadLine, keys: LabelKeys, pages: readonly Page[]): boolean {
  const words = wordsOfUnread(line, pages)
  return words.some((_, at) => labelAtStart(words.slice(at), keys) !== null)
}

/** Unread pieces of one row as one row again: its columns tell labels from values. */
function rowsOf(unread: readonly UnreadLine[], pages: readonly Page[]): Line[] {
  const own = new Set(unread.flatMap((each) => wordsOfUnread(each, pages)))
  return pages.flatMap((page) => linesOf({ ...page, words: page.words.filter((word) => own.has(word)) }))
}
