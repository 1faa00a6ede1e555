/** Headings of months that a narrow column breaks between month and year, or inside the year: 'September 20' + '21'. */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { monthNumber } from '../printed-values.ts'

/** A year's end may stand this far left of its month, in points. */
const slack = 3

/** The lines with each such heading on one row. */
export function withWholeMonths(lines: readonly Line[]): Line[] {
  const whole: Line[] = []
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at]
    if (line === undefined) break
    const heading = wholeHeading(line, lines[at + 1])
    whole.push(heading ?? line)
    if (heading !== null) at += 1
  }
  return whole
}

/** Null where the two rows are no heading of months. */
function wholeHeading({ words }: Line, below: Line | undefined): Line | null {
  const isPart = ({ text }: Word) => /^\d{1,4}$/.test(text)
  const isMonth = ({ text }: Word) => monthNumber(text) !== null
  if (below === undefined || !below.words.every(isPart)) return null
  if (!words.some(isMonth) || !words.every((word) => isMonth(word) || isPart(word))) return null
  const months = words.flatMap((name, at) => {
    if (!isMonth(name)) return []
    const next = words.slice(at + 1).find(isMonth)?.box.x ?? Number.POSITIVE_INFINITY
    const from = name.box.x - slack
    const beside = words[at + 1]
    const own = below.words.filter(({ box }) => box.x >= from && box.x < next - slack)
    const digits = [...(beside !== undefined && isPart(beside) ? [beside] : []), ...own]
    const box = { ...name.box, x: name.box.x + name.box.width }
    return [name, { ...name, text: digits.map(({ text }) => text).join(''), box }]
  })
  const heading = lineOf(months)
  return monthHeadingOf(heading)?.every(({ year }) => year !== null) === true ? heading : null
}
