/** What is read of a print of an invented person, value by value. */
import type { ReportReading } from '../../../src/engine/report/read-report.ts'
import { type Comparison, describeComparison } from '../compare-with-truth.ts'
import { inventPerson } from '../print-variants/invented-person.ts'
import type { Variant } from '../print-variants/variant-list.ts'
import { sharePrinted, valueTargets } from './below-target.ts'
import { compareFile, outcomeOf, reportsIn, shareRight, type ValueCount, valuesOf } from './measure-set.ts'

export interface PrintRow {
  variant: Variant
  outcome: string
  layouts: string[]
  accounts: { expected: number; found: number; invented: number }
  values: ValueCount
  /** Lines of the report that no reader understood. */
  unread: string[]
  differences: string[]
}

/** Reads a file in memory; null when nothing reads this kind of file yet. */
export type ReadPrint = (bytes: Uint8Array, ending: string) => Promise<ReportReading> | null

export async function measurePrint(variant: Variant, seed: number, read: ReadPrint): Promise<PrintRow> {
  const printed = variant.print(inventPerson(seed))
  const reading = await read(printed.bytes, variant.ending ?? 'pdf')
  const { outcome, sentence } = outcomeOf(reading)
  const reports = reportsIn(reading)
  const comparisons = compareFile(reports, printed.reports).map(withoutBlanks)
  const sum = (count: (comparison: Comparison) => number) =>
    comparisons.reduce((all, each) => all + count(each), 0)
  return {
    variant,
    outcome,
    layouts: [...new Set(reports.map(({ family }) => family))],
    accounts: {
      expected: sum(({ accounts }) => accounts.expected),
      found: sum(({ accounts }) => accounts.found),
      invented: sum(({ accounts }) => accounts.invented.length),
    },
    values: valuesOf(comparisons),
    unread: reports.flatMap(({ coverage }) => coverage.unread.map(({ text }) => text)),
    differences: [...(sentence === null ? [] : [sentence]), ...comparisons.flatMap(describeComparison)],
  }
}

/** Which absent labels count as blank is each layout's own affair; the printers say what is printed. */
export function withoutBlanks(comparison: Comparison): Comparison {
  return {
    ...comparison,
    fields: comparison.fields.filter(({ field }) => field !== 'blank'),
    differences: comparison.differences.filter(({ field }) => field !== 'blank'),
  }
}

export const printHead = [
  'row',
  'print',
  'layout',
  'outcome',
  'accounts',
  'invented',
  'values right',
  'lost',
  'wrong',
  'unread',
] as const

export function printCells({ variant, layouts, outcome, accounts, values, unread }: PrintRow): string[] {
  return [
    String(variant.row),
    variant.what,
    layouts.join(', ') || '-',
    outcome,
    `${accounts.found} of ${accounts.expected}`,
    String(accounts.invented),
    outcome === 'no way in' ? '-' : sharePrinted(values),
    String(values.expected - values.right),
    String(values.read - values.right),
    String(unread.length),
  ]
}

export function isPrintOnTarget({ outcome, accounts, values }: PrintRow): boolean {
  return (
    outcome === 'read' &&
    accounts.found === accounts.expected &&
    accounts.invented === 0 &&
    shareRight(values) >= valueTargets.known
  )
}
