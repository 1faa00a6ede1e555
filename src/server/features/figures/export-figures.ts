import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { FigureSheet } from '../../../shared/api/figures.ts'
import type { Deps } from '../../deps.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { spreadsheetCell } from '../worklist/spreadsheet-cell.ts'
import * as lines from './figure-lines.ts'
import { getOutcomes } from './get-outcomes.ts'
import { getRevenue, type PeriodWish } from './get-revenue.ts'
import { getWorkFigures } from './get-work-figures.ts'
import { officePeriod } from './office-period.ts'

/** What each sheet is made of. */
const sheets: Record<FigureSheet, (deps: Deps, wish: PeriodWish) => Promise<lines.Lines>> = {
  months: async (deps, wish) => lines.monthLines(await getRevenue(deps, wish)),
  products: async (deps, wish) => lines.productLines(await getRevenue(deps, wish)),
  cohorts: async (deps, wish) => lines.cohortLines(await getRevenue(deps, wish)),
  outcomes: async (deps, wish) => lines.outcomeLines(await getOutcomes(deps, wish)),
  times: async (deps, wish) => lines.timeLines(await getOutcomes(deps, wish)),
  people: async (deps, wish) => lines.peopleLines(await getWorkFigures(deps, wish)),
  funnel: async (deps, wish) => lines.funnelLines(await getWorkFigures(deps, wish)),
}

/**
 * One table of the reports as CSV (RFC 4180, with a byte order mark so that spreadsheets read it as UTF-8). It names no client. That it was
 * taken stands in the audit log.
 */
export async function exportFigures(
  deps: Deps,
  input: PeriodWish & { sheet: FigureSheet; actor: AuditActor },
): Promise<FileReply> {
  const { sheet, actor } = input
  const at = deps.clock.now()
  const until = officePeriod(at, input).months.at(-1) ?? ''
  const made = await sheets[sheet](deps, input)
  await deps.database.transaction((tx) =>
    appendAuditEntry(tx, { actor, action: 'exportFigures', detail: { sheet, until }, at }),
  )
  const bytes = Readable.from([csvOf(made)])
  return { file: { bytes, contentType: 'text/csv; charset=utf-8', fileName: `${sheet}-${until}.csv` } }
}

/** Every cell in quotes: no name can begin a new one. Numbers below zero stay numbers. */
function csvOf(rows: lines.Lines): Buffer {
  const safe = rows.map((cells) => cells.map((cell) => (isNumber(cell) ? cell : spreadsheetCell(cell))))
  return Buffer.from(
    stringify(safe, { bom: true, quoted: true, quoted_empty: true, record_delimiter: 'windows' }),
  )
}

const isNumber = (cell: string) => /^-?\d+(\.\d+)?$/.test(cell)
