/** Some pages of every sample report as pictures: clean at 200 dots an inch, and photographed aslant in a poor light. */
import { describeComparison } from '../../test/support/compare-with-truth.ts'
import {
  bytesOfSample,
  compareRecognised,
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
  const rows: Row[] = []
  for (const set of [...sampleSets, ...laterSampleSets]) {
    for (const file of scannedFiles(set)) {
      for (const shape of ['clean', 'photo'] as const) {
        const name = `${set}/${file} ${shape}`
        if (!name.includes(wanted.only)) continue
        const row = await measured(bytesOfSample(set, file), pages, shape)
        rows.push({ name: `${set}/${file}`, shape, ...row })
        process.stderr.write('.')
      }
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
    percent(shareOf(row)),
    String(read - right),
    String(row.unasked),
    seconds.toFixed(1),
  ]
}
