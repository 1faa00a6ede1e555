/** 'Payment history guide': late months in words, below the grid. They are text, so they check the grid. */
import type { Line } from '../../read/positioned-text.ts'
import type { HistoryCode, Tradeline } from '../credit-report.ts'
import { monthNumber, unionBox } from '../printed-values.ts'
import { plainText } from './report-lines.ts'

export type StatedLate = Tradeline['statedLates'][number]

const meanings: [RegExp, HistoryCode][] = [
  [/^charge[ -]?off$/i, 'CO'],
  [/^collection$/i, 'COL'],
  [/^repossession$/i, 'RPO'],
  [/^voluntar(y|ily) surrender(ed)?$/i, 'VS'],
  [/^foreclosure( .*)?$/i, 'FC'],
  [/^(included in |debt included in |discharged through )?.*bankruptcy.*$/i, 'BK'],
]
const monthYear = /([A-Za-z]{3,9})\.? (\d{4})/g

/** Months and years alone. */
const months = /^([A-Za-z]{3,9}\.? \d{4},? ?)+$/

/** True for 'By Jul 2033, this account is scheduled to go to a positive status.' and its kin: understood, not kept. */
export const isOutlook = (text: string): boolean =>
  /\bscheduled to (go to a positive|continue on record)/i.test(text)

/**
 * Reads the lines of the guide: '30 days past due as of Dec 2021, Aug 2021', 'Charge Off as of Feb 2025 to Oct 2026'
 * (every month of the span, both ends included). Lists may wrap to further lines. The rest goes to `unread`.
 */
export function readHistoryGuide(lines: readonly Line[], unread: (line: Line) => void): StatedLate[] {
  const lates: StatedLate[] = []
  let code: HistoryCode | null = null
  /** The month that ends a line whose year stands on the next one. */
  let cutMonth = ''
  let isOfLatePayments = false
  for (const line of lines) {
    const own = plainText(line)
    const text = /^(19|20)\d{2}\b/.test(own) ? `${cutMonth}${own}` : own
    cutMonth = /\b([A-Za-z]{3,9}\.? )$/.exec(`${text} `)?.[1] ?? ''
    if (isOutlook(text)) continue
    // 'Late Payments: Jul 2026 Jun 2026': the months of the grid again, without saying how late.
    isOfLatePayments = /^Late Payments?:/i.test(text) || (isOfLatePayments && months.test(text))
    if (isOfLatePayments) continue
    const parts = /^(.+?) as of (.+)$/i.exec(text)
    const isList = /^(?:(?:to )?[A-Za-z]{3,9}\.? \d{4}(?: to |, ?|$))+(?:[A-Za-z]{3,9}\.?)?$/.test(text)
    const started = parts?.[1] ? meaningOf(parts[1]) : null
    if (parts ? started === null : !(isList && code)) {
      code = null
      unread(line)
      continue
    }
    code = started ?? code
    if (code === null) continue
    const box = unionBox(line.words)
    for (const month of monthsIn(parts?.[2] ?? text)) lates.push({ month, code, box, raw: text })
  }
  return lates
}

function meaningOf(words: string): HistoryCode | null {
  const days = /^(30|60|90|120|150|180)\+? days (past due|late)$/i.exec(words)
  if (days?.[1]) return days[1] as HistoryCode
  return meanings.find(([pattern]) => pattern.test(words))?.[1] ?? null
}

/** 'YYYY-MM' of every month named, spans filled. A span over 40 years is a misreading and is not filled. */
function monthsIn(list: string): string[] {
  const months: number[] = []
  for (const part of list.split(',')) {
    const found = [...part.matchAll(monthYear)].flatMap((match) => {
      const month = monthNumber(match[1] ?? '')
      return month === null ? [] : [Number(match[2]) * 12 + month - 1]
    })
    const [from, to] = found
    if (from === undefined) continue
    if (to === undefined || to < from || to - from > 480) months.push(...found)
    else for (let month = from; month <= to; month++) months.push(month)
  }
  return months.map((month) => `${Math.floor(month / 12)}-${String((month % 12) + 1).padStart(2, '0')}`)
}
