/** The parts of a report between its headings, without what a browser or a generator prints on every page. */
import { lineOf, linesOf } from '../../read/lines.ts'
import type { Line, Page } from '../../read/positioned-text.ts'
import { segmentsOf } from '../../read/segments.ts'
import { pointedStarts } from '../hints/part-with-form.ts'
import type { LabelKeys } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'
import { linesWithoutRunning } from '../running-lines.ts'
import { accountSections, type HeadingEntry, type SectionName, sharedHeadings } from './heading-book.ts'
import { headingStyle, repeatedBelowTitles, repeatedSubheadings, sizeOf } from './heading-style.ts'
import { largestOf } from './running-text.ts'

export interface Section {
  name: SectionName
  lines: Line[]
}

const end =
  /^(A |Para )?Summary of Your Rights Under the Fair Credit Reporting Act|^\W*End of (Credit )?(Report|File)\W*$|^Notification of Rights\b/i

/** '2. Revolving Accounts': where a report numbers its headings, no other line is one. */
const numbered = /^\d{1,2}\. ?(?=[A-Z])/

/** Time of printing, address, page counter, and the title that stands beside them. */
const noise = [
  /^(\d{1,2}[/.]\d{1,2}[/.]\d{2,4}|\d{4}-\d{2}-\d{2}),? \d{1,2}:\d{2}(:\d{2})?\s?([AP]M)?( .{1,80})?$/i,
  /^(https?:\/\/|www\.)\S+( (Page )?\d{1,3}( of |\/)\d{1,3}| \d{1,2}\/\d{1,2}\/\d{2,4},? \d{1,2}:\d{2}\s?([AP]M)?)?$/i,
  /^(Page:? )?\d{1,3} of \d{1,3}$/i,
]
/** What a line must have to hold any of it. */
const mayBeNoise = /\d:\d{2}|https?:|www\.|\d of \d/i
/** Beside the address alone: elsewhere '12/23' is a month. */
const bareCounter = /^\d{1,3}\/\d{1,3}$/
/** Also printed inside an account, where they part nothing. */
const insideAccounts = /^(Account (Summary|History|Information|Details)|Summary)$/i

/** How a layout parts its sections otherwise than most. */
export interface SectionWay {
  /** True where sections of one name under two headings stay two. */
  areApart?: boolean | undefined
  /** The lines of the pages, where a layout leaves out what is printed on every page in a way of its own. */
  running?: readonly Line[]
  /** True where headings without a number stand beside numbered ones. */
  areMixed?: boolean
  /** The labels of the accounts: words that stand above the first of them in entry after entry head no section. */
  keys?: LabelKeys
}

/** @param own headings of one layout */
export function sectionsOf(
  pages: readonly Page[],
  own: readonly HeadingEntry[],
  way: SectionWay = {},
): Section[] {
  const { areApart = false, running = linesWithoutRunning(pages) } = way
  const sections: Section[] = [{ name: 'front', lines: [] }]
  let heading: string | null = null
  const pointed = pointedStarts(pages)
  const lines = linesBeforeEnd(running)
  const inside = subheadingsOf(lines, way.keys)
  const outside = lines.filter((line) => !inside.has(line))
  const headings = headingsAmong(outside, [...own, ...sharedHeadings], way.areMixed)
  for (const line of lines.slice(0, numberedEnd(lines, headings))) {
    const text = headingText(line)
    const name = pointed.section(line) ?? headings.get(line)
    if (name === undefined && isRevoked(sections, line)) sections.push({ name: 'personal', lines: [] })
    const inAccounts = accountSections.some((each) => each === sections.at(-1)?.name)
    // Where a person says that an account begins, accounts stand.
    if (!inAccounts && pointed.creditor(line).length > 0) sections.push({ name: 'accounts', lines: [line] })
    else if (name === undefined || (inAccounts && insideAccounts.test(text ?? '')))
      sections.at(-1)?.lines.push(line)
    // A heading that is repeated on the next page goes on with its section.
    else if (name !== sections.at(-1)?.name || (areApart && text !== heading)) {
      sections.push({ name, lines: [] })
      heading = text
    }
  }
  return sections
}

/** 'Credit Accounts' between the name and the first label of each account is a part of each of them; so is what each numbered one has. */
function subheadingsOf(lines: readonly Line[], keys: LabelKeys | undefined): ReadonlySet<Line> {
  const below = repeatedBelowTitles(lines)
  if (keys === undefined) return below
  return new Set([...below, ...repeatedSubheadings(lines, (line) => labelsOf(line, keys).length > 0)])
}

/** Without what is printed on every page, up to the summary of rights that ends every report. */
function linesBeforeEnd(running: readonly Line[]): Line[] {
  const lines = running.flatMap((line) => withoutNoise(line) ?? [])
  const last = lines.findIndex(({ text }) => end.test(text))
  return last === -1 ? lines : lines.slice(0, last)
}

/** The index of '12. A Summary of Your Rights …' behind every other heading: a table of contents names it too. */
function numberedEnd(lines: readonly Line[], headings: ReadonlyMap<Line, SectionName>): number | undefined {
  const last = lines.findLastIndex((line) => headings.has(line))
  const at = lines.findIndex(
    ({ text }, index) => index > last && numbered.test(text) && end.test(text.replace(numbered, '')),
  )
  return at === -1 ? undefined : at
}

/** The lines that are headings, by their words and, where those may be a value as well, by how they are set. */
function headingsAmong(
  lines: readonly Line[],
  book: readonly HeadingEntry[],
  areMixed = false,
): Map<Line, SectionName> {
  const entries = book.map(([pattern, name, weight = 'sure']) => ({
    pattern: withoutSpaces(pattern),
    name,
    weight,
  }))
  const named = lines.flatMap((line) => {
    const text = headingText(line)
    const entry = text === null ? undefined : entries.find(({ pattern }) => pattern.test(text))
    const name = entry?.name ?? null
    return entry === undefined || name === null ? [] : [{ line, ...entry, name }]
  })
  const isNumbered =
    !areMixed && named.some(({ line, name }) => name === 'accounts' && numbered.test(line.text))
  const found = named.filter(({ line }) => !isNumbered || numbered.test(line.text))
  // Subheadings of each account say nothing of how sections are headed.
  const sure = found.flatMap(({ line, weight }) =>
    weight === 'sure' && !insideAccounts.test(line.text) ? [line] : [],
  )
  const isSetAsHeading = headingStyle(lines, sure)
  return new Map(
    found.flatMap(({ line, name, weight }) =>
      weight === 'sure' || isSetAsHeading(line) ? [[line, name]] : [],
    ),
  )
}

/** Some files lose the spaces between the words of their headings: 'HardInquiries'. */
const withoutSpaces = (pattern: RegExp): RegExp =>
  new RegExp(pattern.source.replaceAll(' ', ' ?'), pattern.flags)

/** The label of a person's data, with its value in the next cell. */
const ofPerson =
  /^(Names?|Also known as|(Current |Previous )?Address(es)?|(Year|Date) of birth|Employers?|Social Security Number|(Tele)?phone( Numbers?)?):?$/i

/** What follows contradicts the heading: 'Personal statements' among the rows of the personal data ended them. */
function isRevoked(sections: readonly Section[], line: Line): boolean {
  if (sections.at(-1)?.name !== 'statements' || sections.at(-2)?.name !== 'personal') return false
  const cells = segmentsOf(line)
  return cells.length === 2 && ofPerson.test(cells[0]?.text ?? '')
}

/** 'Accounts (continued)', '2. Revolving Accounts', 'Hard inquiries (3)'; null for a line with cells or a value. */
function headingText(line: Line): string | null {
  if (isLetterSpaced(line)) return line.words.map(({ text }) => text).join('')
  if (line.words.length > 14 || line.text.endsWith(':') || segmentsOf(line).length > 1) return null
  return line.text
    .replace(/^[\ue000-\uf8ff]+ ?/, '')
    .replace(/^\d{1,2}\.? (?=[A-Z])/, '')
    .replace(/ ?\((continued|cont\.?|\d{1,3})\)$/i, '')
    .trim()
}

/** 'P U B L I C   R E C O R D S', as typewriters set a heading: the book knows its words without their spaces. */
const isLetterSpaced = ({ words }: Line): boolean =>
  words.length > 5 && words.every(({ text }) => /^\p{L}$/u.test(text))

/** A rule that a typewriter draws between sections. */
const drawnRule = /^[-_=*~\u2500\u2550]{10,}$/

function withoutNoise(line: Line): Line | null {
  if (drawnRule.test(line.text)) return null
  if (!mayBeNoise.test(line.text)) return line
  const segments = segmentsOf(line)
  const isBesideAddress = segments.some(({ text }) => noise[1]?.test(text) === true)
  const kept = segments.filter(
    ({ text }) =>
      !noise.some((pattern) => pattern.test(text)) && !(isBesideAddress && bareCounter.test(text)),
  )
  if (kept.length === segments.length) return line
  // A document title that stands beside the time of printing is the browser's as well.
  const isMargin = kept.length <= 1 && segments.some(({ text }) => noise[0]?.test(text) === true)
  return kept.length === 0 || isMargin ? null : lineOf(kept.flatMap((segment) => segment.words))
}

/**
 * Headings of sections whose words are in no book, by how this report sets the headings that it is known by.
 * Sections below which entries of another section would be taken for their own: soft inquiries for hard ones.
 */
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
