/** Headings of sections whose words are in no book, by how this report sets the headings that it is known by. */
import { linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { type HeadingEntry, type SectionName, sharedHeadings } from './heading-book.ts'
import { headingText, type Section } from './sections.ts'

/** Sections below which entries of another section would be taken for their own: soft inquiries for hard ones. */
const mayRunOn: readonly SectionName[] = ['personal', 'hard inquiries', 'soft inquiries', 'inquiries']
/** A heading is larger than everything that stands below it, by so much. */
const larger = 1.12
/** More lines of one size are no headings, but names. */
const most = 2

/**
 * The sections, each up to the first line that is set as this report's headings are and as nothing else of the section is:
 * what stands below that is of a section that nobody knows, and is unread. Said to be hard, a soft inquiry is a false question.
 * @param own headings of the layout
 */
export function withoutUnknownSections(
  sections: readonly Section[],
  pages: readonly Page[],
  own: readonly HeadingEntry[],
): Section[] {
  const size = headingSize(pages, [...own, ...sharedHeadings])
  return size === null
    ? [...sections]
    : sections.flatMap((section) => (mayRunOn.includes(section.name) ? cutAt(section, size) : [section]))
}

function cutAt(section: Section, size: number): Section[] {
  const { lines } = section
  const isLarge = (line: Line) => isAlike(sizeOf(line), size)
  const others = lines.filter((line) => !isLarge(line)).map(largestOf)
  if (others.length === 0 || size < larger * Math.max(...others)) return [section]
  const headings = lines.filter(isLarge)
  const at = lines.findIndex((line) => isLarge(line) && headingText(line) !== null)
  if (at === -1 || headings.length > most) return [section]
  return [
    { ...section, lines: lines.slice(0, at) },
    { name: 'unknown', lines: lines.slice(at) },
  ]
}

/** The largest size in which several headings are set that are sure by their words; null where no two are alike. */
function headingSize(pages: readonly Page[], book: readonly HeadingEntry[]): number | null {
  const sure = book.filter(([, , weight = 'sure']) => weight === 'sure').map(([pattern]) => pattern)
  const sizes = pages
    .flatMap(linesOf)
    .filter((line) => {
      // Taken once for a line: to part it at its gaps costs more than all patterns, and there are a hundred of them.
      const text = headingText(line) ?? ''
      return sure.some((pattern) => pattern.test(text))
    })
    .map(sizeOf)
  const usual = sizes.filter((size) => sizes.filter((each) => isAlike(each, size)).length >= most)
  return usual.length === 0 ? null : Math.max(...usual)
}

const isAlike = (one: number, other: number): boolean => Math.abs(one - other) < 0.3
const sizeOf = ({ words }: Line): number => Math.min(...words.map(({ size }) => size))
const largestOf = ({ words }: Line): number => Math.max(...words.map(({ size }) => size))
