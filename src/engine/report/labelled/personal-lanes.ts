/** Personal data in lanes: 'Name(s):   Address(es):   Year of birth:' side by side, each above its own cards. */
import { lineOf } from '../../read/lines.ts'
import type { Line } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'

const heading =
  /^(Name|Address|Employer|Telephone number|Phone number|Social Security number variation|Year of birth|Spouse or co-applicant)(\(?e?s\)?)?:$/i

/** The lines lane by lane, without the headings' colons; null where no row has two headings. */
export function underHeadings(lines: readonly Line[]): Line[] | null {
  const cells = lines.map((line) => segmentsOf(line))
  const top = cells.findIndex((row) => row.length > 1 && row.every(({ text }) => heading.test(text)))
  const lefts = cells[top]?.map(({ box }) => box.x) ?? []
  if (lefts.length === 0) return null
  const laneOf = ({ box }: Line) => lefts.findLastIndex((left) => left <= box.x + 4)
  const below = cells.slice(top).flat()
  return [
    ...lines.slice(0, top),
    ...lefts.flatMap((_, lane) => below.filter((cell) => laneOf(cell) === lane)).map(plainHeading),
  ]
}

/** 'Name(s):' as its plural, which other reports print: 'Names'. */
function plainHeading(line: Line): Line {
  if (!heading.test(line.text)) return line
  return lineOf(
    line.words.map((word) => ({ ...word, text: word.text.replace(/:$/, '').replace(/\((e?s)\)$/, '$1') })),
  )
}
