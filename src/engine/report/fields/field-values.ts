/** What words say: their text, a date, nothing; and the lines of those that no rule understood. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { Printed, PrintedDate, UnreadLine } from '../credit-report.ts'
import { parsePrintedDate, printed } from '../printed-values.ts'

/**
 * The words as one text with single spaces. A line may break behind a hyphen or a slash inside a word
 * ('(800) 555-' / '0130'): there the parts are one word again.
 */
export function textOf(words: readonly Word[]): string {
  let text = ''
  let previous: Word | null = null
  for (const word of words) {
    const broken = previous !== null && /[\p{L}\p{N}][-/]$/u.test(previous.text) && !onOneLine(previous, word)
    text += previous === null || broken ? word.text : ` ${word.text}`
    previous = word
  }
  return text.replace(/\s+/g, ' ').trim()
}

function onOneLine(a: Word, b: Word): boolean {
  return a.box.page === b.box.page && Math.abs(a.box.y - b.box.y) < 0.5 * a.size
}

/** What reports print where nothing is known: '-', '--', 'N/A', 'NONE REPORTED'. */
const nothing = /^([-\u2013\u2014]+|n\/?a|none( reported)?|not (reported|available|applicable))\.?$/i

export function isNothing(text: string): boolean {
  return text === '' || nothing.test(text)
}

/** The text of the words; null where they say that there is none. */
export function readText(words: readonly Word[]): Printed<string> | null {
  const text = textOf(words)
  return isNothing(text) ? null : printed(text, text, words)
}

export function readDate(words: readonly Word[]): Printed<PrintedDate> | null {
  return readAs(words, parsePrintedDate)
}

/** What all of the words are; null where they are not understood. */
export function readAs<T>(words: readonly Word[], parse: (text: string) => T | null): Printed<T> | null {
  const raw = textOf(words)
  const value = parse(raw)
  return value === null ? null : printed(value, raw, words)
}

/** For the coverage part of a report: what stands in a known section and no rule understood. */
export function unreadLine({ text, box }: Line): UnreadLine {
  return { text, box }
}

/** The words as one unread line a page; none for no words. */
export function unreadWords(words: readonly Word[]): UnreadLine[] {
  const pages = [...new Set(words.map((word) => word.box.page))]
  return pages.map((page) => {
    const onPage = words.filter((word) => word.box.page === page)
    return { text: onPage.map((word) => word.text).join(' '), box: lineOf(onPage).box }
  })
}

/** 'You currently do not have any Collections in your file.', 'None', an introducing sentence. */
export function saysNothing({ text }: Pick<Line, 'text'>): boolean {
  return /\b(do not have any|does not have any|no \w+( \w+){0,3} (reported|found|on file))\b|^None( reported)?\.?$|^(This section includes public record|Your credit report contains the following|Discharged Chapter|Bankruptcy remains)\b|^No statement\(?s?\)? present\b/i.test(
    text,
  )
}

/** The end of an explanation that began in the row above: 'dates specified.' No name begins with a small letter. */
export function endsSentence({ text }: Line): boolean {
  return /^[a-z]+ .*\.$/.test(text)
}

/** 'BOISE, ID 83709'; the code may stand in a row of its own below. */
const city = /^[A-Z][A-Z .'-]+,? [A-Z]{2}(,? \d{5}(-\d{4})?)?$/i
/** More words in a row are a street that wrapped before its city: there the comma is printed. */
const mostOfCity = 5

/** The rows of one address as it is written on one line: a street in rows of its own has no comma behind it. */
export function addressOf(rows: readonly Word[][]): Word[] {
  return rows.flatMap((row, at) => {
    const [next = [], last] = [rows[at + 1], row.at(-1)]
    const isCity = next.length <= mostOfCity && city.test(textOf(next))
    const hasComma = rows.slice(0, at + 1).some((each) => each.some(({ text }) => text.endsWith(',')))
    return last === undefined || !isCity || hasComma
      ? row
      : [...row.slice(0, -1), { ...last, text: `${last.text},` }]
  })
}
