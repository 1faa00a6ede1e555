import { moneyFields } from '../../shared/rules/account-fields.ts'
import type { Finding } from '../audit/finding.ts'
import type { ItemOutcome } from '../letters/case-file.ts'
import type { Bureau, CreditReport, Printed, Tradeline, TradelineField } from '../report/credit-report.ts'
import { type ComparisonContext, compareReports } from './compare-reports.ts'
import { entryOf } from './subjects-again.ts'
import type { AnsweredValue } from './values-in-block.ts'

/**
 * Whether an update settles what was disputed: the values that the letter prints are set into the disputed report, and the
 * rules look again. 'no_answer' where the letter prints no disputed value: an update of something else proves nothing.
 * @param before the report that was disputed; without it only a line that reads as before can be judged
 */
export function judgeUpdate(
  finding: Finding,
  values: readonly AnsweredValue[],
  bureau: Bureau,
  before: CreditReport | null,
  context: ComparisonContext,
): ItemOutcome {
  const lines = finding.evidence.filter((line) => line.bureau === bureau)
  const told = values.filter(({ field }) => lines.some((line) => line.field === field))
  const id = lines[0]?.itemId ?? null
  if (told.length === 0 || id === null) return 'no_answer'
  const entry = before === null ? null : entryOf(id, lines, before)
  if (before === null || entry === null) {
    const isAsBefore = told.every(({ field, raw }) =>
      lines.some((line) => line.field === field && plain(line.printed) === plain(raw)),
    )
    return isAsBefore ? 'changed_still_wrong' : 'no_answer'
  }
  const after = {
    ...before,
    accounts: before.accounts.map((one) => (one === entry ? changed(entry, values) : one)),
  }
  const [item] = compareReports(before, after, [finding], [], context)
  // The bureau says that it changed the item, and the disputed lines read as before.
  return item?.outcome === 'verified' ? 'changed_still_wrong' : (item?.outcome ?? 'no_answer')
}

function changed(entry: Tradeline, values: readonly AnsweredValue[]): Tradeline {
  const next: Tradeline = { ...entry, blank: [...entry.blank] }
  for (const given of values) {
    setField(next, given)
    next.blank = next.blank.filter(({ field }) => field !== given.field)
  }
  return next
}

function setField(entry: Tradeline, { field, raw, value }: AnsweredValue): void {
  const box = entry[field]?.box ?? entry.creditor.box
  if (typeof value === 'number') {
    const printed: Printed<number> = { value, raw, box, confidence: 1 }
    if (isAmount(field)) entry[field] = printed
  } else {
    const printed: Printed<string> = { value, raw, box, confidence: 1 }
    if (!isAmount(field)) entry[field] = printed
  }
}

type AmountField = {
  [F in TradelineField]: Tradeline[F] extends Printed<number> | null ? F : never
}[TradelineField]
const amounts: readonly TradelineField[] = moneyFields satisfies readonly AmountField[]

function isAmount(field: TradelineField): field is AmountField {
  return amounts.includes(field)
}

function plain(text: string): string {
  return text.toUpperCase().replace(/[\s$,]+/g, '')
}
