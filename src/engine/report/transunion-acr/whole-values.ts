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
import { accountPlans, longValues } from './account-labels.ts'
import { withLabelsFirst } from './labels-last.ts'
import { learnWrapStyle } from './learn-wrap-style.ts'
import { withWholeMonths } from './whole-months.ts'
import { brokenWords } from './wrapped-text.ts'

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
