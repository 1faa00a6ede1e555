import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { Revenue } from '../../../shared/api/figures.ts'
import type { Deps } from '../../deps.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { spreadsheetCell } from '../worklist/spreadsheet-cell.ts'
import { getRevenue, type PeriodWish } from './get-revenue.ts'

type Cut = 'months' | 'products' | 'cohorts'

/** One cut of the revenue as CSV (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8). That it was taken stands in the audit log. */
export async function exportRevenue(
  deps: Deps,
  input: PeriodWish & { by: Cut; actor: AuditActor },
): Promise<FileReply> {
  const { by, actor } = input
  const revenue = await getRevenue(deps, input)
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, {
      actor,
      action: 'exportRevenue',
      detail: { by, until: revenue.until },
      at: deps.clock.now(),
    }),
  )
  const bytes = Readable.from([csvOf(linesOf(revenue, by))])
  return {
    file: { bytes, contentType: 'text/csv; charset=utf-8', fileName: `revenue-${by}-${revenue.until}.csv` },
  }
}

const sumTitles = ['payments', 'paid', 'refunded', 'kept']

function linesOf(revenue: Revenue, by: Cut): string[][] {
  if (by === 'months')
    return [['month', ...sumTitles], ...revenue.months.map((row) => [row.month, ...cellsOf(row)])]
  if (by === 'products')
    return [
      ['kind', 'product', 'name', ...sumTitles],
      ...revenue.products.map((row) => [row.kind, row.product, row.name, ...cellsOf(row)]),
    ]
  return [
    ['first payment', 'people', ...sumTitles, 'same month', 'months 1-2', 'months 3-5', 'months 6 and later'],
    ...revenue.cohorts.map((row) => [
      row.cohort,
      row.people === null ? '' : String(row.people),
      ...cellsOf(row),
      ...(row.spans ?? ['', '', '', '']),
    ]),
  ]
}

const cellsOf = ({ payments, paid, refunded, kept }: Revenue['total']) => [
  String(payments),
  paid,
  refunded,
  kept,
]

/** Every cell in quotes: no name can begin a new one. Numbers below zero stay numbers. */
function csvOf(lines: readonly string[][]): Buffer {
  const safe = lines.map((cells) => cells.map((cell) => (isNumber(cell) ? cell : spreadsheetCell(cell))))
  return Buffer.from(
    stringify(safe, { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' }),
  )
}

const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)
