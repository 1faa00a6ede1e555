/** Some pages of every sample report, and of every report that somebody else printed from the facts, as pictures: clean at 200 dots an inch, and photographed aslant in a poor light. */
import { describeComparison } from '../../test/support/compare-with-truth.ts'
import {
  bytesOfSample,
  compareRecognised,
  printedByOthers,
  recognisePages,
  type ScanRow,
  type Shape,
  scannedFiles,
} from '../../test/support/measure/measure-scan.ts'
import { textTable } from '../../test/support/measure/text-table.ts'
import { laterSampleSets, sampleSets } from '../../test/support/truth-report.ts'

/** Shares of the values printed that are to be right. */
const targets: Record<Shape, number> = { clean: 0.95, photo: 0.85 }

interface Row {
  name: string
  shape: Shape
  seconds: number
  row: ScanRow
}

/** A row a file and shape; returns the sentences on what is below target. Takes some three seconds a page of each. */
export async function measureScans(wanted: {
  only: string
  shown: number
  pages: number
}): Promise<string[]> {
  const pages = Array.from({ length: wanted.pages }, (_, at) => at + 1)
  const samples = [...sampleSets, ...laterSampleSets].flatMap((set) =>
    scannedFiles(set).map((file) => ({ name: `${set}/${file}`, bytes: () => bytesOfSample(set, file) })),
  )
  const rows: Row[] = []
  for (const { name, bytes } of [...samples, ...printedByOthers()]) {
    for (const shape of ['clean', 'photo'] as const) {
      if (!`${name} ${shape}`.includes(wanted.only)) continue
      rows.push({ name, shape, ...(await measured(bytes(), pages, shape)) })
      process.stderr.write('.')
    }
  }
  process.stderr.write('\n')
  const head = ['file', 'as', 'printed', 'right', 'wrong', 'wrong, not asked', 'processor s a page']
  for (const line of textTable(head, rows.map(cells))) console.log(line)
  for (const { name, shape, row } of rows) {
    const lines = row.comparisons.flatMap(describeComparison).slice(0, wanted.shown)
    if (lines.length > 0) console.log(`\n${name}, ${shape}\n  ${lines.join('\n  ')}`)
  }
  return rows.flatMap(({ name, shape, row }) => [
    ...(row.values.expected === 0
      ? [`${name}, ${shape}: its first pages as text say nothing to compare with`]
      : []),
    ...(shareOf(row) < targets[shape] ? [`${name}, ${shape}: ${percent(shareOf(row))} of its values`] : []),
    ...(row.unasked > 0 ? [`${name}, ${shape}: ${row.unasked} values count as certain`] : []),
  ])
}

async function measured(pdf: Uint8Array, pages: number[], shape: Shape) {
  const from = process.cpuUsage()
  const recognised = await recognisePages(pdf, pages, shape)
  const { user, system } = process.cpuUsage(from)
  const seconds = (user + system) / 1e6 / recognised.pages.length
  return { seconds, row: await compareRecognised(pdf, pages, recognised) }
}

const shareOf = ({ values: { expected, right } }: ScanRow): number => (expected === 0 ? 1 : right / expected)

const percent = (share: number): string => `${(100 * share).toFixed(1)} %`

function cells({ name, shape, seconds, row }: Row): string[] {
  const { expected, read, right } = row.values
  return [
    name,
    shape,
    String(expected),
    expected === 0 ? '-' : percent(shareOf(row)),
    String(read - right),
    String(row.unasked),
    seconds.toFixed(1),
  ]
}
