/** The lines of a results letter that speak of one item. */
import { boxAround, linesOf } from '../read/lines.ts'
import type { Box, Page } from '../read/positioned-text.ts'
import { segmentsOf } from '../read/segments.ts'
import { namesInText, numbersIn } from './printed-names.ts'
import { outcomeOf, type StatedOutcome, statementsIn } from './stated-outcome.ts'

export interface AnswerLine {
  text: string
  /** Texts of its cells, left to right, with their left edges in points. */
  cells: { text: string; x: number }[]
  box: Box
}

/** `text` is the lines joined by spaces. */
export interface AnswerBlock {
  lines: AnswerLine[]
  text: string
  /** Masked account numbers as printed. */
  numbers: string[]
  /** Null: the block states no outcome, or several that contradict each other. */
  outcome: StatedOutcome | null
  /** The words of the statement, as printed; null where there is none. */
  statement: string | null
  /** Where the item is named and where its outcome is stated: one place, or two that are far apart. */
  places: Box[]
}

/** Longer than any item of any bureau's letter. */
const mostLines = 90
const freshStart = /^\W*we have researched the\b/i
/** Explanations of what the outcomes mean, and what follows the items. */
const outside =
  /^\W*(how to (read|understand)|(result|outcome) definitions|definitions? of|explanation of (results|outcomes|terms)|what (the|your|these) (results|outcomes?) mean|if you (disagree|do not agree|believe|still)|what (if|you can do)|(a )?summary of your rights|notice to|your rights|you (may|have the right)|para informaci)/i
/** 'Deleted - This item was removed from your credit report.' */
const explanation =
  /^\W*(deleted|removed|updated|modified|remains|verified( as accurate)?( and updated)?|processed|reviewed|disputed information updated|new information below)\s*[-–—:]\s*(this|the|an?|we|if|either|you)\b/i
/** The lines after it name the creditor as an address, and begin no item. */
const contact = /\b(please contact|questions about this item|contact (the )?(creditor|furnisher|source))\b/i

/**
 * Parts the letter into items. An item begins with its account number or with a name that the client disputed, and ends
 * where the next one begins: each outcome stands after the name or number of its item, in every bureau's letters.
 * @param names creditors and other texts that the client's letter named
 */
export function answerBlocks(pages: readonly Page[], names: readonly string[]): AnswerBlock[] {
  const blocks: AnswerLine[][] = []
  let open: AnswerLine[] | null = null
  let isSettled = false
  let contactLines = 0
  for (const line of pages.flatMap((page) => linesOf(page))) {
    if (outside.test(line.text)) open = null
    // TransUnion explains and states outcomes in the same words: within an item that has none yet, they state one.
    if (explanation.test(line.text) && (open === null || isSettled)) continue
    if (contact.test(line.text)) contactLines = 4
    const cells = segmentsOf(line).map((cell) => ({ text: cell.text, x: cell.box.x }))
    const numbers = numbersIn(line.text)
    const isNamed = numbers.length > 0 || namesInText(line.text, names).length > 0
    const isOther: boolean =
      freshStart.test(line.text) ||
      (isNamed && contactLines === 0 && (isSettled || hasOtherNumber(open ?? [], numbers)))
    if (open === null ? isNamed || freshStart.test(line.text) : isOther || open.length >= mostLines) {
      open = []
      blocks.push(open)
      isSettled = false
    }
    const answered = { text: line.text, cells, box: line.box }
    open?.push(answered)
    isSettled ||= statementsOf([answered]).length > 0
    contactLines = Math.max(0, contactLines - 1)
  }
  return blocks.map(blockOf)
}

function hasOtherNumber(lines: readonly AnswerLine[], numbers: readonly string[]): boolean {
  const before = lines.flatMap(({ text }) => numbersIn(text))
  return before.length > 0 && numbers.some((number) => !before.includes(number))
}

function blockOf(lines: AnswerLine[]): AnswerBlock {
  const text = textOf(lines)
  const statements = statementsOf(lines)
  return {
    lines,
    text,
    numbers: [...new Set(lines.flatMap((line) => numbersIn(line.text)))],
    outcome: outcomeOf(statements),
    statement: sentenceAround(lines, text, statements),
    places: placesOf(lines, statements),
  }
}

/** Places no higher than this together are shown as one, in points. */
const together = 60

function placesOf(lines: readonly AnswerLine[], statements: ReturnType<typeof statementsIn>): Box[] {
  const [statement] = statements
  const [head] = lines
  if (statement === undefined || head === undefined) return []
  let end = 0
  const stating = lines.find(({ text }) => {
    end += text.length + 1
    return end > statement.at
  })
  if (stating === undefined || stating === head) return [head.box]
  const both = boxAround([head, stating])
  return head.box.page === stating.box.page && both.height <= together ? [both] : [head.box, stating.box]
}

function textOf(lines: readonly AnswerLine[]): string {
  return lines.map(({ text }) => text).join(' ')
}

function statementsOf(lines: readonly AnswerLine[]): ReturnType<typeof statementsIn> {
  let at = 0
  const cells = lines.flatMap((line) => {
    const start = at
    at += line.text.length + 1
    return line.cells.map((cell) => ({
      text: cell.text,
      at: start + Math.max(0, line.text.indexOf(cell.text)),
    }))
  })
  return statementsIn(textOf(lines), cells)
}

/** From the beginning of the line that states the outcome to the end of the sentence, at most 220 characters, as printed. */
function sentenceAround(
  lines: readonly AnswerLine[],
  text: string,
  statements: ReturnType<typeof statementsIn>,
): string | null {
  const [first] = statements
  if (first === undefined) return null
  const end = first.at + first.length
  let start = 0
  for (const line of lines) {
    if (start + line.text.length >= end) break
    start += line.text.length + 1
  }
  const stop = text.slice(end).search(/[.!?](\s|$)/)
  return text
    .slice(start, stop === -1 ? end : Math.min(end + stop, end + 120))
    .trim()
    .slice(0, 220)
}
