/** How a print sets its headings: evidence beside their words. */
import type { Line } from '../../read/positioned-text.ts'

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
const sizeOf = ({ words }: Line): number => Math.min(...words.map(({ size }) => size))
const isBold = ({ words }: Line): boolean => words.every(({ bold }) => bold)
