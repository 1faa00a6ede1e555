/**
 * The tables as they would stand with room enough: each long value begins beside its label, what a narrow column broke
 * inside is one word again, and a month's year stands behind it.
 */
import { lineOf } from '../../read/lines.ts'
import type { Line, Word } from '../../read/positioned-text.ts'
import type { LabelKeys } from '../label-keys.ts'
import type { SectionName } from '../labelled/heading-book.ts'
import { inquiryLabels } from '../labelled/inquiries.ts'
import { isRowOfLabels } from '../labelled/month-ratings.ts'
import { personalLabels } from '../labelled/personal-rows.ts'
import { recordLabels } from '../labelled/public-records.ts'
import type { Section } from '../labelled/sections.ts'
import { labelsOf, readLabelledRows } from '../labelled-rows.ts'
import { monthHeadingOf } from '../month-heading.ts'
import { monthNumber } from '../printed-values.ts'
import { withLabelsFirst } from './labels-last.ts'
import { accountPlans, longValues } from './transunion-form.ts'
import { brokenWords, learnWrapStyle } from './wrapped-text.ts'

const otherKeys: Readonly<Partial<Record<SectionName, LabelKeys>>> = {
  personal: personalLabels,
  'public records': recordLabels,
  'hard inquiries': inquiryLabels,
  'soft inquiries': inquiryLabels,
}
const accountSections: readonly SectionName[] = ['accounts', 'adverse', 'collections', 'satisfactory']

/** Rows of one table, or the months or names between two of them, which have no keys. */
interface Part {
  keys: LabelKeys | null
  lines: Line[]
}

/** @param accountKeys labels of the accounts */
export function withWholeValues(sections: readonly Section[], accountKeys: LabelKeys): Section[] {
  const parts = new Map(sections.map((section) => [section, partsOf(section, accountKeys)]))
  const wrapped = [...parts.values()].flat().map((part) => ({ ...part, values: wrappedIn(part) }))
  const learned = wrapped.filter(({ keys }) => keys === accountKeys).flatMap(({ values }) => values)
  const style = learnWrapStyle(
    sections.flatMap(({ lines }) => lines),
    learned.map((rows) => rows.map(lineOf)),
  )
  const whole = new Map(
    wrapped.flatMap(({ values }) => values.flatMap((rows) => [...brokenWords(rows, style)])),
  )
  return sections.map((section) => ({
    ...section,
    lines: (parts.get(section) ?? []).flatMap(({ lines }) => lines.flatMap((line) => withWords(line, whole))),
  }))
}

function withWords(line: Line, whole: ReadonlyMap<Word, Word | null>): Line[] {
  if (!line.words.some((word) => whole.has(word))) return [line]
  const words = line.words.flatMap((word) => (whole.get(word) === null ? [] : (whole.get(word) ?? word)))
  return words.length === 0 ? [] : [lineOf(words)]
}

function wrappedIn({ keys, lines }: Part): Word[][][] {
  const fields = keys === null ? [] : readLabelledRows(lines, keys, true).fields
  return fields.flatMap(({ valueRows }) => (valueRows.length > 1 ? [valueRows] : []))
}

function partsOf({ name, lines }: Section, keys: LabelKeys): Part[] {
  if (!accountSections.includes(name)) return [{ keys: otherKeys[name] ?? null, lines }]
  const parts: Part[] = [{ keys: null, lines: [] }]
  let isCell = false
  for (const line of withWholeMonths(lines)) {
    const inTable = parts.at(-1)?.keys !== null
    const isBelowCell = isCell
    isCell = isRowOfLabels(line)
    const [label] = !inTable && (isCell || isBelowCell) ? [] : labelsOf(line, keys)
    if (line.text === 'Payment History' || monthHeadingOf(line) !== null) {
      if (inTable) parts.push({ keys: null, lines: [] })
    } else if (label !== undefined && (!inTable || accountPlans[label]?.kind === 'name'))
      parts.push({ keys, lines: [] })
    parts.at(-1)?.lines.push(line)
  }
  return parts.map((part) =>
    part.keys === null ? part : { ...part, lines: withLabelsFirst(part.lines, keys, longValues) },
  )
}

/**
 * Headings of months that a narrow column breaks between month and year, or inside the year: 'September 20' + '21'.
 * A year's end may stand this far left of its month, in points.
 */
const slack = 3

/** The lines with each such heading on one row. */
function withWholeMonths(lines: readonly Line[]): Line[] {
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
