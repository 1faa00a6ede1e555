/** Where accounts stand among lines, by their labels alone. */
import type { Line, Page } from '../../read/positioned-text.ts'
import type { TradelineField } from '../credit-report.ts'
import { pointedStarts } from '../hints/part-with-form.ts'
import type { LabelKeys } from '../label-keys.ts'
import { labelsOf } from '../labelled-rows.ts'
import { isNoName } from '../no-names.ts'
import { fieldsOf } from './account-plans.ts'
import { repeatedSubheadings } from './heading-style.ts'
import type { LabelledForm } from './labelled-form.ts'
import { withLaneCells } from './lane-cells.ts'
import { type LineKind, lineKinds, withSubheadingApart } from './line-kinds.ts'
import { withWholeFigures } from './month-ratings.ts'
import { maskedFrom, withContactApart } from './name-lines.ts'
import { type NamedBlock, namedBlocks } from './named-blocks.ts'
import { largestOf } from './running-text.ts'
import type { Section } from './sections.ts'

export interface AccountLines {
  blocks: NamedBlock[]
  /** The lines above the first account. */
  before: Line[]
  kinds: Map<Line, LineKind>
}

/** The accounts that the lines of a section show. */
export function accountLinesOf(
  printed: readonly Line[],
  pages: readonly Page[],
  form: LabelledForm,
  keys: LabelKeys,
): AccountLines {
  const rows = withWholeFigures(printed).flatMap(withContactApart).flatMap(withSubheadingApart)
  const lines = withLaneCells(rows, keys)
  const repeated = repeatedSubheadings(lines, (line) => labelsOf(line, keys).length > 0)
  const kinds =
    form.kindsOf === undefined
      ? lineKinds(lines, keys, form.codeOf, form.texts, repeated)
      : new Map<Line, LineKind>()
  const { blocks, before } =
    form.blocksOf?.(lines) ??
    namedBlocks(lines, {
      keys,
      isNameLabel: (label) => form.plans[label]?.kind === 'name',
      mayRepeat: (label) =>
        label !== form.firstLabel && ['remark', 'address', 'phone'].includes(form.plans[label]?.kind ?? ''),
      areNamesTwice: form.areNamesTwice === true,
      isFirstLabel: (label) => label === form.rowsBegin,
      isRow: (line) => kinds.get(line) === 'row',
      endsEntry: (line) => form.belowMonths !== undefined && kinds.get(line) === 'months',
      headsEnd: (line) =>
        form.belowMonths !== undefined && kinds.get(line) === 'heading' && /\bHistory:?$/i.test(line.text),
      ...(form.comesOnce && { comesOnce: ({ text }: Line) => form.comesOnce?.test(text) === true }),
      mayFollow: (label) => form.belowMonths?.test(label) === true,
      isNoName,
      saidName: pointedStarts(pages).creditor,
    })
  for (const own of [before, ...blocks.map((block) => block.lines)])
    for (const [line, kind] of form.kindsOf?.(own) ?? []) kinds.set(line, kind)
  return { blocks, before, kinds }
}

/** True where the lines label an account's number and its name or the day it was opened, or a name with a masked number. */
export function showsAccounts(lines: readonly Line[], form: LabelledForm, keys: LabelKeys): boolean {
  const plans = lines.flatMap((line) => labelsOf(line, keys)).map((label) => form.plans[label])
  const has = (field: TradelineField) => plans.some((plan) => fieldsOf(plan).some((each) => each === field))
  const isNamed = plans.some((plan) => plan?.kind === 'name')
  return (
    (has('accountNumber') && (isNamed || has('opened'))) ||
    (isNamed && lines.some(({ words }) => maskedFrom(words) < words.length))
  )
}

/** True for a line with a label of an account's own values. */
export function showsLabel(line: Line, form: LabelledForm, keys: LabelKeys): boolean {
  return labelsOf(line, keys).some((label) => fieldsOf(form.plans[label]).length > 0)
}

/** Parts of a report whose lines may go on with accounts when the heading of these was not understood. */
const mayGoOn: readonly Section['name'][] = ['front', 'personal', 'statements', 'messages', 'unknown']

/**
 * The sections, where a heading over accounts was not understood: what shows accounts below the personal data begins a
 * section of accounts, from the heading that stands above the first of them.
 */
export function withUnheadedAccounts(
  sections: readonly Section[],
  pages: readonly Page[],
  form: LabelledForm,
  keys: LabelKeys,
): Section[] {
  return sections.flatMap((section) => {
    // Of a layout that nobody has seen every part is searched for accounts anyhow.
    if (form.isUnseen && section.name === 'front') return [section]
    if (!mayGoOn.includes(section.name) || !showsAccounts(section.lines, form, keys)) return [section]
    const { blocks } = accountLinesOf(section.lines, pages, form, keys)
    const labelsName = (line: Line) =>
      labelsOf(line, keys).some((label) => form.plans[label]?.kind === 'name')
    const first = blocks.find(
      ({ name, lines }) => (name.length > 0 || lines.some(labelsName)) && showsAccounts(lines, form, keys),
    )
    const start = first?.name[0] ?? first?.words[0]
    const at = section.lines.findIndex(({ words }) => words.some((word) => word === start))
    // A front that begins with accounts is all that is left of a report whose first page is missing.
    if (at < (section.name === 'front' ? 1 : 0)) return [section]
    const from = headingAbove(section.lines, at)
    return [
      { ...section, lines: section.lines.slice(0, from) },
      { name: 'accounts', lines: section.lines.slice(from) },
    ]
  })
}

/** So many lines of explanation may stand between a heading and the first account. */
const mostBetween = 4

/** The index of the line above that is set larger than its neighbours; of the account itself without any. */
function headingAbove(lines: readonly Line[], at: number): number {
  const from = Math.max(0, at - mostBetween)
  const [line] = lines.slice(at)
  const isLarge = (above: Line) => line !== undefined && largestOf(above) > 1.1 * largestOf(line)
  const largest = lines.slice(from, at).findLastIndex(isLarge)
  return largest === -1 ? at : from + largest
}
