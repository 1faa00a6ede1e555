/** Balance history as lines of text: 'Jan 2020: $412 / 01/05/2020 / $35 / $40', one or several a row. */
import type { Line, Word } from '../../read/positioned-text.ts'
import type { MonthlyFigures, UnreadLine } from '../credit-report.ts'
import { textOf } from '../fields/field-values.ts'
import { unreadWords } from '../fields/unread-lines.ts'
import { parseMoney, parsePrintedDate, unionBox } from '../printed-values.ts'

const noValue = /^(-+|[\u2013\u2014]+|ND|NR|n\/a|no data|not reported|)$/i

/** Balance, date of the payment, scheduled payment, amount paid, in this order (layout facts 2.4). */
export function readBalanceLines(lines: readonly Line[]): {
  figures: MonthlyFigures[]
  unread: UnreadLine[]
} {
  const entries: { month: string; words: Word[]; left: number }[] = []
  const unread: UnreadLine[] = []
  for (const { words } of lines) {
    let open: Word[] | null = null
    for (const [at, word] of words.entries()) {
      const month = parsePrintedDate(`${word.text} ${words[at + 1]?.text.replace(/:$/, '') ?? ''}`)
      const begins = month?.length === 7 && words[at + 1]?.text.endsWith(':') === true
      if (begins) {
        open = []
        entries.push({ month, words: open, left: word.box.x })
      }
      // What stands in no entry of its own row goes on with the one right above it.
      open ??= entries.findLast(({ left }) => left <= word.box.x + 4)?.words ?? null
      if (open === null) unread.push(...unreadWords([word]))
      else open.push(word)
    }
  }
  const figures: MonthlyFigures[] = []
  for (const { month, words } of entries) {
    const row = rowOf(month, words)
    if (row === null) unread.push(...unreadWords(words))
    else figures.push(row)
  }
  return { figures, unread }
}

function rowOf(month: string, words: readonly Word[]): MonthlyFigures | null {
  const parts = textOf(words.slice(2)).split(/ ?\/ (?=\S)| \/$/)
  const [balance = '', , scheduled = '', paid = ''] = parts.map((part) => part.trim())
  const amounts = [balance, scheduled, paid].map((part) => ({ part, value: parseMoney(part) }))
  if (parts.length !== 4 || amounts.some(({ part, value }) => value === null && !noValue.test(part)))
    return null
  return {
    month,
    balance: amounts[0]?.value ?? null,
    scheduledPayment: amounts[1]?.value ?? null,
    actualPayment: amounts[2]?.value ?? null,
    pastDue: null,
    highCredit: null,
    creditLimit: null,
    box: unionBox(words),
  }
}
