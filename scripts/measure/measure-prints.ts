/** Every printed variant of one invented person, read; the soak reads those of more. */
import { kindOfPart } from '../../src/engine/assemble/part-kind.ts'
import { createReportReader, type ReportReader } from '../../src/engine/reading/read-in-child.ts'
import type { ReportReading } from '../../src/engine/report/read-report.ts'
import {
  isPrintOnTarget,
  measurePrint,
  printCells,
  printHead,
} from '../../test/support/measure/measure-print.ts'
import { textTable } from '../../test/support/measure/text-table.ts'
import { variants } from '../../test/support/print-variants/variant-list.ts'

/** As an upload is read: a saved page is set as a PDF first. */
async function readUploaded(bytes: Uint8Array, reader: ReportReader): Promise<ReportReading> {
  const kind = kindOfPart(bytes)
  if (kind === null || kind === 'pdf') return reader.readReport(bytes)
  const assembled = await reader.assembleReport([{ bytes, kind }])
  if (assembled.ok) return reader.readReport(assembled.bytes)
  return { ok: false, refusal: { code: 'broken', sentence: assembled.refusal.sentence } }
}

/** A row a variant; returns a sentence for each that is not read as the known layouts must be. */
export async function measurePrints({ only, shown }: { only: string; shown: number }): Promise<string[]> {
  const reader = createReportReader()
  const rows = []
  for (const variant of variants.filter(({ row, what }) => `${row} ${what}`.includes(only))) {
    rows.push(await measurePrint(variant, 7, (bytes) => readUploaded(bytes, reader)))
  }
  reader.close()
  for (const line of textTable([...printHead], rows.map(printCells))) console.log(line)
  for (const { variant, differences, unread } of rows) {
    const lines = [...differences, ...unread.map((line) => `not understood: ${line}`)].slice(0, shown)
    if (lines.length > 0) console.log(`\n${variant.row} ${variant.what}\n  ${lines.join('\n  ')}`)
  }
  return rows
    .filter((row) => row.outcome !== 'no way in' && !isPrintOnTarget(row))
    .map(({ variant }) => `${variant.row} ${variant.what}`)
}
