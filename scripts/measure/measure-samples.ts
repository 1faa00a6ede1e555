/** Every sample report read and audited. */
import { kindOfPart } from '../../src/engine/assemble/part-kind.ts'
import { createReportReader } from '../../src/engine/reading/read-in-child.ts'
import { describeComparison } from '../../test/support/compare-with-truth.ts'
import { belowTarget, sharePrinted } from '../../test/support/measure/below-target.ts'
import {
  type FileRow,
  measureSet,
  type ReadFile,
  type SetResult,
} from '../../test/support/measure/measure-set.ts'
import { textTable } from '../../test/support/measure/text-table.ts'
import { laterSampleSets, sampleSets } from '../../test/support/truth-report.ts'

function cells(row: FileRow): string[] {
  const { accounts, values } = row
  return [
    `${row.set}/${row.file}`,
    row.layouts.join(', ') || '-',
    row.outcome,
    `${accounts.found} of ${accounts.expected}`,
    String(accounts.invented),
    row.outcome === 'no way in' ? '-' : sharePrinted(values),
    String(values.expected - values.right),
    String(values.read - values.right),
    `${row.found} of ${row.planted}`,
    String(row.falseFindings.length),
    String(row.questions),
  ]
}

/** A row a file, then what was missed; returns the sentences on what is below target. */
export async function measureSamples({ only, shown }: { only: string; shown: number }): Promise<string[]> {
  const reader = createReportReader()
  /** As an upload: a page saved from the browser becomes a PDF first. */
  const readFile: ReadFile = async (bytes, file) => {
    const kind = kindOfPart(bytes)
    if (kind === null || kind === 'pdf') return reader.readReport(bytes)
    const assembled = await reader.assembleReport([{ bytes, kind }])
    if (!assembled.ok) throw new Error(`${file}: ${assembled.refusal.sentence}`)
    return reader.readReport(assembled.bytes)
  }
  const results: SetResult[] = []
  for (const set of [...sampleSets, ...laterSampleSets]) results.push(await measureSet(set, readFile))
  reader.close()

  const rows = results.flatMap((result) => result.rows)
  const head = [
    'file',
    'layout',
    'outcome',
    'accounts',
    'invented',
    'values right',
    'lost',
    'wrong',
    'planted',
    'false',
    'questions',
  ]
  for (const line of textTable(head, rows.map(cells))) console.log(line)

  for (const row of rows.filter(({ set, file }) => shown > 0 && `${set}/${file}`.includes(only))) {
    const differences = row.comparisons.flatMap(describeComparison)
    if (differences.length > 0) console.log(`\n${row.set}/${row.file}`)
    for (const line of differences.slice(0, shown)) console.log(`  ${line}`)
    if (differences.length > shown) console.log(`  and ${differences.length - shown} more (--all shows them)`)
  }

  console.log('')
  for (const { set, score } of results) {
    for (const { ruleKey, why } of score.missed) console.log(`missed in ${set}: ${ruleKey}: ${why}`)
  }
  return belowTarget(results)
}
