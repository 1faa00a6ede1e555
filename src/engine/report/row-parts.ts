/** One row of a table as its labels with their values, left to right. */
import { boxAround } from '../read/lines.ts'
import type { Line, Word } from '../read/positioned-text.ts'
import { cellsIn } from '../read/segments.ts'
import { keyOf, type LabelKeys, labelAtStart, type RowPart } from './label-keys.ts'
import { parseMoney, parsePrintedDate, textOf } from './printed-values.ts'

/** The row at its column gaps, and before every label with a colon. */
export function cellsOfRow(line: Line, labels: LabelKeys): Word[][] {
  return cellsIn(line).flatMap(({ words }) => atColons(words, labels))
}

/** True for a label that the list has, and for one with a colon that it has not. */
export const isLabel = (part: RowPart): boolean => part.label !== null || part.isUnknownLabel

/** The parts of a row, to look at: asked again they are the same ones. */
export function partsIn(line: Line, labels: LabelKeys): readonly RowPart[] {
  const parts = labels.parted.get(line) ?? partsOfRow(line, labels)
  labels.parted.set(line, parts)
  return parts
}

/** The parts of a row, for a reader that joins them to those of other rows. */
export function partsOfRow(line: Line, labels: LabelKeys): RowPart[] {
  const parts: RowPart[] = []
  const row = { ...line, words: unglued(withoutIcon(line.words)) }
  for (const words of cellsOfRow(row, labels)) {
    const before = parts.at(-1)
    const part = isValueOf(before, words) ? plainPart(words) : partOf(words, labels)
    // A value stands in the next column; further columns up to the next label are the same value's.
    if (!isLabel(part) && before && isLabel(before) && !isApart(before, words) && !isBegun(words, labels))
      before.value.push(...part.words)
    else parts.push(part)
  }
  for (const part of parts) part.value = withoutBars(part.value)
  return parts
}

/** 'Estimated month and year that this item will': the first row of a long label, of which no value has as many words. */
function isBegun(words: readonly Word[], labels: LabelKeys): boolean {
  return words.length >= 4 && labels.isBeginning(keyOf(words.map(({ text }) => text).join('')))
}

/** Some prints part the pairs of a cell by bars: 'Owner: Individual | Status: Closed'. */
function withoutBars(words: Word[]): Word[] {
  const isBar = ({ text }: Word) => text === '|'
  const from = words.findIndex((word) => !isBar(word))
  return words.slice(Math.max(from, 0), words.findLastIndex((word) => !isBar(word)) + 1)
}

/** Words with a label glued to its value ('Balance:$70', 'Charge-off$874') as two words, so that a book finds the label. */
export function unglued(words: Word[]): Word[] {
  if (words.every(({ text }) => !/[:$]/.test(text))) return words
  return words.flatMap((word) => {
    const [, head, tail] = glued.exec(word.text) ?? []
    if (head === undefined || tail === undefined) return [word]
    const share = (word.box.width * head.length) / word.text.length
    return [
      { ...word, text: head, box: { ...word.box, width: share } },
      { ...word, text: tail, box: { ...word.box, x: word.box.x + share, width: word.box.width - share } },
    ]
  })
}

const glued = /^(?=[^:]*:|\p{L})([A-Za-z)(/-]+:?)((?<=:)[^/\s:].*|(?<=\p{Ll})>?\$\d[\d,.]*<?)$/u

/** A value is over at a wide gap: what stands there may go on a value of the row above. */
function isApart({ value }: RowPart, next: readonly Word[]): boolean {
  const [last, first] = [value.at(-1), next[0]]
  if (last === undefined || first === undefined) return false
  return first.box.x - last.box.x - last.box.width > 3 * last.size
}

/** An icon that stands before a label is a letter of the private use area; its place is the label's. */
function withoutIcon(words: Word[]): Word[] {
  const [icon, first, ...rest] = words
  if (icon === undefined || first === undefined || !/^[\ue000-\uf8ff]+$/.test(icon.text)) return words
  return [{ ...first, box: boxAround([icon, first]) }, ...rest]
}

/** Cuts before every label with a colon that stands behind other words: 'Balance: $0 Pay Status: Current'. */
function atColons(words: Word[], labels: LabelKeys): Word[][] {
  if (words.every(({ text }) => !text.endsWith(':'))) return [words]
  const parts: Word[][] = []
  let open: Word[] = []
  for (let at = 0; at < words.length; ) {
    // Behind a bar another pair begins, whatever its label is called: 'Credit Card | Standing: Pays As Agreed'.
    if (open.length > 0 && words[at]?.text === '|' && beginsPair(words.slice(at + 1))) {
      parts.push(open)
      open = []
      at += 1
    }
    const match = labelAtStart(words.slice(at), labels)
    const hasColon = match !== null && words[at + match.count - 1]?.text.endsWith(':') === true
    const count = hasColon ? match.count : 1
    // 'Type:' at the end of 'Account Type:' was taken with its beginning; a longer unknown label keeps its end.
    if (hasColon && open.length > 0 && !isEndOfLabel(open) && !isRemark(open, words[at])) {
      parts.push(open)
      open = []
    }
    open.push(...words.slice(at, at + count))
    at += count
  }
  return open.length > 0 ? [...parts, open] : parts
}

/** 'Comment: Sold to: HARBOR BANK': what a remark says of a sale is a label only where it stands alone. */
function isRemark(open: readonly Word[], next: Word | undefined): boolean {
  const isEmpty = open.length === 1 && /^(Comments?|Remarks?):$/i.test(open[0]?.text ?? '')
  return isEmpty && /^(Sold|Transferred|Purchased)$/i.test(next?.text ?? '')
}

/** So many words a label may have. */
const longestLabel = 6

/** A word that ends with a colon, before the next bar. */
function beginsPair(words: readonly Word[]): boolean {
  const end = words.slice(0, longestLabel).findIndex(({ text }) => text === '|' || text.endsWith(':'))
  return words[end]?.text.endsWith(':') === true && /^\p{Lu}/u.test(words[0]?.text ?? '')
}

/** True when the words are only the beginning of a label that the list does not have: 'Mortgage' of 'Mortgage Terms:'. */
function isEndOfLabel(open: readonly Word[]): boolean {
  return (
    !open.some((word) => word.text.endsWith(':')) &&
    open.length < 3 &&
    open.every((word) => /^[A-Z][a-z]+$/.test(word.text))
  )
}

function partOf(words: Word[], labels: LabelKeys): RowPart {
  const match = labelAtStart(words, labels)
  if (match !== null && (endsLabel(words, match.count) || (labels.mayTouch && touches(words, match)))) {
    return cutAt(words, match.count, match.label)
  }
  const colon = words.slice(0, 7).findIndex((word) => word.text.endsWith(':'))
  if (colon >= 0 && /^[A-Z]/.test(words[0]?.text ?? '') && keyOf(words[colon]?.text ?? '') !== '')
    return cutAt(words, colon + 1, null)
  return plainPart(words)
}

/** @param label null for one that the list does not have */
function cutAt(words: readonly Word[], end: number, label: string | null): RowPart {
  return { label, isUnknownLabel: label === null, words: words.slice(0, end), value: words.slice(end) }
}

const plainPart = (words: Word[]): RowPart => ({ label: null, isUnknownLabel: false, words, value: [] })

/** 'Condition   Closed', 'Remarks: CLOSED': what is a label elsewhere is the value here. */
function isStatusOf(before: RowPart | undefined, words: readonly Word[]): boolean {
  if (before?.label == null || before.value.length > 0) return false
  // 'High Balance (Hist.)   High balance of $500 from 01/2020 to 02/2021'.
  const key = keyOf(words.map(({ text }) => text).join(''))
  // The same label again is that of another column: 'Other Address   Other Address'.
  const isItsName = words.length > 1 && keyOf(before.label).startsWith(key) && keyOf(before.label) !== key
  if (isItsName || words.length > 1) return isItsName
  return (
    /^(Condition|Open\/Closed|Remarks?|(.*\b)?(Comments?|Notes?|Status))$/i.test(before.label) &&
    /^Closed$/i.test(words[0]?.text ?? '')
  )
}

const isValueOf = (before: RowPart | undefined, words: readonly Word[]): boolean =>
  isStatusOf(before, words) || isCapitalsOf(before, words)

/** 'Consumer File Notices:   INITIAL FRAUD ALERT: EXTENDED': behind a label in small letters words in capitals alone are no label. */
function isCapitalsOf(before: RowPart | undefined, words: readonly Word[]): boolean {
  if (before?.label == null || before.value.length > 0) return false
  const colon = words.findIndex(({ text }) => text.endsWith(':'))
  const isSmall = (each: readonly Word[]) => each.some(({ text }) => /\p{Ll}/u.test(text))
  return colon > 0 && isSmall(before.words) && !isSmall(words.slice(0, colon + 1))
}

/**
 * True when the label is over behind its words: a colon, nothing more, another weight, or a value that no label goes on
 * with. 'Balance Transfer' is neither the label Balance nor a value of it.
 */
function endsLabel(words: readonly Word[], count: number): boolean {
  const last = words[count - 1]
  const next = words[count]
  if (last === undefined || next === undefined || last.text.endsWith(':')) return true
  if (last.bold !== next.bold) return true
  const rest = words.slice(count).map((word) => word.text)
  if (/^[-\u2013\u2014]+$/.test(rest.join('')) || parseMoney(rest[0] ?? '') !== null) return true
  // 'Requested On 10/28/2026, 07/11/2026'.
  const areDates = rest.every((text) => parsePrintedDate(text.replace(/,$/, '')) !== null)
  return (
    areDates || parsePrintedDate(rest.join(' ')) !== null || /^[x*\d-]*[x*]{2,}[x\d*-]*$/i.test(rest[0] ?? '')
  )
}

/** Words that make a longer label of the one before them: 'Status Date', 'Loan Type Code'. */
const labelNouns =
  /^(Account|Activity|Amount|Balance|Classification|Code|Codes|Credit|Date|Delinquency|Description|Designator|Duration|Due|First|Frequency|Found|History|Indicator|Limit|Major|Name|Number|Owed|Past|Payment|Ratio|Reported|Start|Type|Updated):?$/

/** True when a value stands a mere space behind a label that is printed exactly as its list spells it. */
function touches(words: readonly Word[], { label, count }: { label: string; count: number }): boolean {
  const next = words[count]?.text ?? ''
  const asPrinted = textOf(words.slice(0, count))
  return asPrinted === label && words.length < count + 7 && /^[A-Z0-9]/.test(next) && !labelNouns.test(next)
}
