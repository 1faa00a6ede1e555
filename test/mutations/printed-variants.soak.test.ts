import { describe, expect, it } from 'vitest'
import { readReport } from '../../src/engine/report/read-report.ts'
import { measurePrint, printCells, printHead } from '../support/measure/measure-print.ts'
import { textTable } from '../support/measure/text-table.ts'
import { variants } from '../support/print-variants/variant-list.ts'

const seeds = [7, 23, 58]

/** Prints figures and fails for none of them: what is below target is named, and no account may be invented out of nothing. */
describe('every way in which the reports are printed', () => {
  it.each(seeds)('is read, of the person of seed %i', { timeout: 600_000 }, async (seed) => {
    const rows = []
    for (const variant of variants) {
      rows.push(
        await measurePrint(variant, seed, (bytes, ending) => (ending === 'pdf' ? readReport(bytes) : null)),
      )
    }
    const lines = textTable([...printHead], rows.map(printCells))
    process.stdout.write(`\nperson ${seed}\n${lines.join('\n')}\n`)
    for (const { variant, differences, unread } of rows) {
      for (const line of differences) process.stdout.write(`${variant.row} ${variant.what}: ${line}\n`)
      for (const line of unread)
        process.stdout.write(`${variant.row} ${variant.what}: not understood: ${line}\n`)
    }
    expect(rows).toHaveLength(variants.length)
  })
})
