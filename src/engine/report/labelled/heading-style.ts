/** How a print sets its headings: evidence beside their words. */
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { plainText } from './running-text.ts'

/** Headings of which the words alone are sure, before their setting says anything. */
const fewestHeadings = 2
/** The share of the headings that must be set alike, for a name on a line of its own may read as one. */
const mostOf = 0.8
/** A heading that is larger by less is set as the text: recognised letters differ by as much. */
const larger = 1.12

/**
 * Whether a line is set as this file sets its headings. True for every line where the file does not tell: where too few
 * headings are sure by their words, or where most of them are neither larger nor heavier than the text.
 * @param lines all lines of the file, the headings among them
 * @param headings those that their words alone show to be headings
 */
export function headingStyle(lines: readonly Line[], headings: readonly Line[]): (line: Line) => boolean {
  const body = textStyle(lines)
  const isLarger = (line: Line) => sizeOf(line) >= larger * body.size
  const isHeavier = (line: Line) => !body.isBold && isBold(line)
  const tells = (isSo: (line: Line) => boolean) =>
    headings.length >= fewestHeadings && headings.filter(isSo).length >= mostOf * headings.length
  const [tellsBySize, tellsByWeight] = [tells(isLarger), tells(isHeavier)]
  if (!(tellsBySize || tellsByWeight)) return () => true
  return (line) => (tellsBySize && isLarger(line)) || (tellsByWeight && isHeavier(line))
}

/** The size in which most words stand, in points, and whether they are bold. */
export function textStyle(lines: readonly Line[]): { size: number; isBold: boolean } {
  const words = lines.flatMap((line) => line.words)
  const bySize = new Map<number, number>()
  for (const { size } of words) bySize.set(rounded(size), (bySize.get(rounded(size)) ?? 0) + 1)
  const [most] = [...bySize].sort((a, b) => b[1] - a[1])
  return { size: most?.[0] ?? 0, isBold: 2 * words.filter(({ bold }) => bold).length > words.length }
}

const rounded = (size: number): number => Math.round(2 * size) / 2
export const sizeOf = ({ words }: Line): number => Math.min(...words.map(({ size }) => size))
const isBold = ({ words }: Line): boolean => words.every(({ bold }) => bold)

/** Subheadings that a layout prints in each account, by their place and not by their words: 'Account Information'. */
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
      !isLabelled(above) &&
      !isRestOfCell(line, above)
    return isBetween ? [{ text: plainText(line), above: above.text }] : []
  })
  const texts = [...new Set(places.map(({ text }) => text))].filter((text) => {
    const own = places.filter((place) => place.text === text)
    const isUsual = own.length >= often && 3 * own.length >= places.length
    return isUsual && new Set(own.map(({ above }) => above)).size >= often
  })
  return new Set(lines.filter((line) => texts.includes(plainText(line))))
}

/** True right below a further cell of the row above: 'Account' below 'Revolving', which had no more room in its column. */
const isRestOfCell = ({ box }: Line, above: Line): boolean =>
  segmentsOf(above)
    .slice(1)
    .some((cell) => Math.abs(cell.box.x - box.x) <= 2)

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
    // What begins small is the rest of a label or a value of the row above.
    /^\P{Ll}.*\p{Ll}/u.test(line.text) &&
    !/[\d$:]/.test(line.text) &&
    segmentsOf(line).length === 1
  )
}
