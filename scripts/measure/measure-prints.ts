/** Every printed variant of one invented person, read; the soak reads those of more. */
import { createReportReader } from '../../src/engine/reading/read-in-child.ts'
import {
  isPrintOnTarget,
  measurePrint,
  printCells,
  printHead,
} from '../../test/support/measure/measure-print.ts'
import { textTable } from '../../test/support/measure/text-table.ts'
import { variants } from '../../test/support/print-variants/variant-list.ts'

/** A row a variant; returns a sentence for each that is not read as the known layouts must be. */
export async function measurePrints({ only, shown }: { only: string; shown: number }): Promise<string[]> {
  const reader = createReportReader()
  const rows = []
  for (const variant of variants.filter(({ row, what }) => `${row} ${what}`.includes(only))) {
    rows.push(
      await measurePrint(variant, 7, (bytes, ending) => (ending === 'pdf' ? reader.readReport(bytes) : null)),
    )
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
