/** What stands at an account's name and is no part of it. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { cellsIn, segmentsOf } from '../../read/segments.ts'
import type { Tradeline } from '../credit-report.ts'
import { fillContact } from '../fields/fill-tradeline.ts'
import { keyOf, type LabelKeys } from '../label-keys.ts'
import { hasLabelOf } from '../labelled-rows.ts'
import { textOf } from '../printed-values.ts'
import { isLabel, partsIn } from '../row-parts.ts'
import { isBold, plainText } from './running-text.ts'

const masked =
  /^\(?([A-Z0-9-]*\*{2,}[A-Z0-9*]*|[x.]{3,}\d*|[A-Z0-9]*\d[A-Z0-9]*[X.]{4,}\d*|\d{4,}X{3}\d*|#\S*\*\S*|#[A-Z0-9]{5,}|\*+)\)?$/i
const tag =
  /^([\W\ue000-\uf8ff]*(Potentially Negative|Negative|Closed Account|Open Account|Closed|Open|Paid|Account in Good Standing|Exceptional Payment History|Current|(Potencialmente )?negativa|Cerrada|Abierta|Pagada)\b)+\W*$/i
/** 'HARBOR RC 51780****' ends with the number of an account, not with a state and its code. */
const address =
  /\b[A-Z]{2},? \d{5}(-\d{4})?\b(?![*X\u2022]|\.\.)|^\(?\d{3}\)?[ -]\d{3}-\d{4}$|^P\.?O\.? BOX\b|^\d+ .*\b(ST|AVE|RD|BLVD|DR|LN|CT|WAY|PKWY)\b/i

const amount = /^[-(]?\$[\d,]+(\.\d\d)?\)?$|^[-\u2013\u2014]$/

/** The balance that some prints set at the right of an account's name, which its rows print as well. */
export function isAmount({ text }: Pick<Line, 'text'>): boolean {
  return amount.test(text)
}

/** Index of the first word of a masked number at the end of a name; the number of words where there is none. */
export function maskedFrom(words: readonly Word[]): number {
  const from = words.findIndex(({ text }) => masked.test(text))
  if (from === -1) return words.length
  return words.slice(from).every(({ text }) => masked.test(text) || /^\d{2,6}$/.test(text))
    ? from
    : words.length
}

/** 'HARBOR BANK (Account # 74021XXXXXX)': the words between a name and its number that say what the number is. */
const numberLabel = /^\(?(Account|Acct\.?|A\/C|Loan|Number|No\.?|#|:)[#:]*$/i

/** The words of a name without its number, and the number, without the words that only say that it is one. */
export function partedAtNumber(
  words: readonly Word[],
  cut = maskedFrom(words),
): { name: Word[]; number: Word[] } {
  const number = words.slice(cut)
  // 'EDUCATIONAL LOAN 903251****': alone, and as the name before it is spelled, it is its last word.
  const isOfName = words[cut - 1]?.text === 'LOAN'
  const end = isOfName ? cut : words.findLastIndex(({ text }, at) => at < cut && !numberLabel.test(text)) + 1
  return { name: words.slice(0, number.length === 0 || end === 0 ? cut : end), number }
}

/**
 * 'HARBOR BANK #548303****** ( PO BOX 1, EL PASO, TX 79998, (800) 555-0199 )': the name with its number, and the furnisher's
 * address behind it as a row of its own, which it is in other prints.
 */
export function withContactApart(line: Line): Line[] {
  const from = line.words.findIndex(
    ({ text }, at) => at > 1 && text.startsWith('(') && masked.test(line.words[at - 1]?.text ?? ''),
  )
  if (from === -1 || !line.text.endsWith(')')) return [line]
  const contact = lineOf(line.words.slice(from))
  return isAddressLine(contact) ? [lineOf(line.words.slice(0, from)), contact] : [line]
}

/** 'Closed', 'Potentially Negative Closed': said of the account, beside or below its name. */
export function isTag({ text }: Pick<Line, 'text'>): boolean {
  return tag.test(text)
}

/** Street, post office box, city with its code, or telephone number. */
export function isAddressLine({ text }: Pick<Line, 'text'>): boolean {
  return address.test(text)
}

/** True when the line is the value of a label right above it, in a row whose values do not stand beside their labels. */
export function isValueBelow(above: Line | undefined, line: Line, keys: LabelKeys): boolean {
  const labelled = above === undefined ? [] : partsIn(above, keys).filter(isLabel)
  const [label, first] = [labelled[0]?.words[0], line.words[0]]
  // No value is set bolder than a bold label, and larger: what is, is a name.
  if (label?.bold && first?.bold && first.size > 1.08 * label.size) return false
  return (
    labelled.every(({ value }) => value.length === 0) &&
    labelled.some(({ words }) => Math.abs((words[0]?.box.x ?? -99) - line.box.x) <= 4)
  )
}

/** True for values below a row of labels where one of them is a label elsewhere: 'Closed   $0' below 'Condition   Balance'. */
export function isRowOfValues(above: Line | undefined, line: Line, keys: LabelKeys): boolean {
  const [labels, own] = [above, line].map((each) =>
    each === undefined ? 0 : partsIn(each, keys).filter(isLabel).length,
  )
  return (labels ?? 0) > 1 && 2 * (own ?? 0) <= cellsIn(line).length && isValueBelow(above, line, keys)
}

/**
 * How words are set: a name is told by its letters, never by its wording alone.
 * True for a name in bold or larger letters than its labels have.
 */
export function isSetApart(name: readonly Line[], labelled: Line): boolean {
  const [first, label] = [name[0]?.words[0], labelled.words[0]]
  if (first === undefined || label === undefined) return false
  return (first.bold && !label.bold) || first.size > 1.1 * label.size
}

/** In the same letters. */
export const isAlike = (one: Word, other: Word): boolean =>
  one.bold === other.bold && Math.abs(one.size - other.size) < 0.3

/**
 * How tall letters were printed recognition tells by those that it sees: figures, brackets or a 'Q' among them make another
 * size of it. Bold letters tell a name by themselves.
 */
const sameSize = 1.15
const sameBoldSize = 1.24

/** In the same letters, so far as recognition tells: for names of accounts that nothing but their letters tell from what stands between. */
export const isPerhapsAlike = (one: Word, other: Word): boolean =>
  isAlike(one, other) ||
  (one.bold === other.bold &&
    one.confidence !== undefined &&
    other.confidence !== undefined &&
    Math.max(one.size, other.size) < (one.bold ? sameBoldSize : sameSize) * Math.min(one.size, other.size))

/** What tells where an entry begins and ends: how the labels of its section are used. */
export interface BlockLabels {
  keys: LabelKeys
  /** True for the label of a name, which begins an entry. */
  isNameLabel(label: string): boolean
  /** True for a label that one entry may print several times. */
  mayRepeat(label: string): boolean
  /** Every entry has a row with its name below its heading: a label that comes again without either, on the same page, is the same entry's. */
  areNamesTwice?: boolean
  /** True for a row that labels and names stand in; false for subheadings and for the rows of tables. */
  isRow(line: Line): boolean
  /** True for a row of the table that ends an entry: below it only labels that may follow are the entry's own. */
  endsEntry?(line: Line): boolean
  /** True for the heading above that table: where it comes again, with no label between, the rows of another entry are lost. */
  headsEnd?(line: Line): boolean
  /** True for a row without labels that every entry prints once, below its own: where it comes again, another entry's are lost. */
  comesOnce?(line: Line): boolean
  mayFollow?(label: string): boolean
  /** True for the label that every entry's rows begin with: below other rows it begins another entry. */
  isFirstLabel?(label: string): boolean
  /** True for what no name says, where names are those of companies: a court's record may be called 'Chapter 7 Bankruptcy'. */
  isNoName?(text: string): boolean
  /** The words of a name with which a person says that an entry begins on this line; none for every other line. */
  saidName?(line: Line): Word[]
}

/** The lines before the first label, known or not, where one of them is an address or a telephone number. */
export function contactLines(rows: readonly Line[], keys: LabelKeys): Line[] {
  const end = rows.findIndex((line) => hasLabelOf(line, keys))
  const [first] = rows.slice(Math.max(0, end))
  const lane = first && partsIn(first, keys).find(isLabel)?.value[0]?.box.x
  // What has a cell where the values below stand is a row of theirs.
  const isRow = (line: Line) =>
    segmentsOf(line)
      .slice(1)
      .some(({ box }) => lane !== undefined && Math.abs(box.x - lane) <= 2)
  const until = rows.findIndex((line, at) => at >= end || isRow(line))
  const above = rows.slice(0, Math.max(0, until))
  return above.some(isAddressLine) ? above : []
}

/** '( PO BOX 1, EL PASO, TX 79998, (800) 555-0199 )'. */
export function takeContact(account: Tradeline, lines: readonly Line[]): void {
  const words = lines
    .flatMap((line) => line.words)
    .filter(({ text }) => !/^[()]$/.test(text))
    .map((word, at, all) => {
      const isLast = at === all.length - 1
      const opened = at === 0 && !/^\(\d{3}\)/.test(word.text) ? word.text.replace(/^\(/, '') : word.text
      return { ...word, text: isLast ? opened.replace(/[),]+$/, '') : opened }
    })
  fillContact(account, words)
}

/** Lines of one text follow each other within so many line heights. */
const leading = 1.95
/** A comment of fewer words would be hard to tell from a value. */
const fewestWords = 4

/** Sentences at the end of the lines, right above a name and nearer to it than to what stands above them. */
export function commentAbove(lines: readonly Line[], name: Line | undefined): Line[] {
  const isNear = (above: Line | undefined, below: Line | undefined) =>
    above !== undefined &&
    above.box.page === below?.box.page &&
    below.box.y - above.box.y <= leading * above.box.height
  const isText = (line: Line) => !isBold(line) && segmentsOf(line).length === 1
  const from = lines.findLastIndex((line, at) => !isText(line) || !isNear(line, lines[at + 1] ?? name)) + 1
  const comment = lines.slice(from)
  const text = comment.map(plainText).join(' ')
  const isWhole = /[.)]$/.test(text) && text.split(' ').length >= fewestWords
  return isWhole && !isNear(lines[from - 1], comment[0]) ? comment : []
}

/** A word that ends labels; alone it is the rest of one. */
const labelEnd =
  /^(Number|Name|Balance|Status|Type|Date|Amount|Limit|Payment|Opened|Closed|Reported|Updated)$/i

/** Part of a label ('Date of', 'Number') or of a value ('past due as of Dec 2022') whose rest stands in another row. */
export function isPieceOfText(text: string, keys: LabelKeys): boolean {
  return keys.isBeginning(keyOf(text)) || labelEnd.test(text) || /^([a-z]+:?|\d+ days)( |$)/.test(text)
}

/** 'HARBOR BANK   Closed': what is said of the account in a cell of its own, or in other letters, is no part of its name. */
export function withoutTags(line: Line): Word[] {
  const cells = cellsIn(line)
  const words = cells
    .filter((cell, at) => at === 0 || !(isTag(cell) || isAmount(cell)))
    .flatMap((cell) => cell.words)
  const [first] = words
  const end = words.findIndex(
    (word, at) =>
      first !== undefined &&
      (!isPerhapsAlike(first, word) || isApart(words[at - 1], word)) &&
      isTag({ text: textOf(words.slice(at)) }),
  )
  return end > 0 ? words.slice(0, end) : words
}

/** More than a space between two words, as a share of their size. */
const wideSpace = 0.55

/** A frame or a room of its own, of which a scan leaves the room: there a size tells little. */
const isApart = (before: Word | undefined, word: Word): boolean =>
  before !== undefined &&
  word.confidence !== undefined &&
  word.box.x - before.box.x - before.box.width > wideSpace * before.size
