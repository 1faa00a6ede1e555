/** Subheadings that a layout prints in each account, by their place and not by their words: 'Account Information'. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { plainText } from '../experian-acr/report-lines.ts'

const longest = 4
/** A creditor may have two accounts one behind the other; words in so many entries, and in a third of them, are the layout's. */
const often = 3

/**
 * The lines that are a subheading of each entry: the same few words, neither a label nor in capitals as names are, each time
 * right between a line that differs from entry to entry and the first row of labels. Taken for names, they would give all
 * accounts one creditor.
 * @param isLabelled true for a row of labels
 */
export function repeatedSubheadings(lines: readonly Line[], isLabelled: (line: Line) => boolean): Set<Line> {
  const places = lines.flatMap((line, at) => {
    const [above, below] = [lines[at - 1], lines[at + 1]]
    const isBetween =
      above !== undefined &&
      below !== undefined &&
      // A heading of a section again at the top of a page stands below another page's last line.
      above.box.page === line.box.page &&
      isWorded(line) &&
      isLabelled(below) &&
      !isLabelled(line) &&
      !isLabelled(above)
    return isBetween ? [{ text: plainText(line), above: above.text }] : []
  })
  const texts = [...new Set(places.map(({ text }) => text))].filter((text) => {
    const own = places.filter((place) => place.text === text)
    const isUsual = own.length >= often && 3 * own.length >= places.length
    return isUsual && new Set(own.map(({ above }) => above)).size >= often
  })
  return new Set(lines.filter((line) => texts.includes(plainText(line))))
}

/** '2.1 HARBOR BANK'. */
export function isNumberedTitle({ words }: Pick<Line, 'words'>): boolean {
  const next = words[1]?.text ?? ''
  return /^\d{1,2}\.\d{1,3}\.?$/.test(words[0]?.text ?? '') && /[A-Z]/.test(next) && !/^[a-z]/.test(next)
}

/** The lines of the same few words below numbered title after numbered title, whatever they head elsewhere: parts of each entry. */
export function repeatedBelowTitles(lines: readonly Line[]): Set<Line> {
  let entry = 0
  const places = new Map<string, { lines: Line[]; entries: Set<number> }>()
  for (const line of lines) {
    if (isNumberedTitle(line)) entry += 1
    if (entry === 0 || !isWorded(line)) continue
    const place = places.get(plainText(line)) ?? { lines: [], entries: new Set() }
    place.lines.push(line)
    place.entries.add(entry)
    places.set(plainText(line), place)
  }
  const usual = [...places.values()].filter(
    ({ entries }) => entries.size >= often && 3 * entries.size >= entry,
  )
  return new Set(usual.flatMap((place) => place.lines))
}

function isWorded(line: Line): boolean {
  return (
    line.words.length <= longest &&
    /\p{Ll}/u.test(line.text) &&
    !/[\d$:]/.test(line.text) &&
    segmentsOf(line).length === 1
  )
}
