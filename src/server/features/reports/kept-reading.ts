import type { CreditReport } from '../../../engine/report/credit-report.ts'
import type { ReportReading } from '../../../engine/report/read-report.ts'
import type { Deps } from '../../deps.ts'
import { changeReport } from './reports.store.ts'
import type { ReportUploadRow } from './reports.tables.ts'

/** The context under which what was read of an upload is sealed. */
const readingContext = 'report-reading'

/** What character recognition read of a scan; null for a text file, which is read again each time. */
export function keptReading(
  deps: Pick<Deps, 'sealer'>,
  row: Pick<ReportUploadRow, 'readingSealed'>,
): ReportReading | null {
  return row.readingSealed ? JSON.parse(deps.sealer.openText(row.readingSealed, readingContext)) : null
}

export function sealReading(deps: Pick<Deps, 'sealer'>, reading: ReportReading): Uint8Array {
  return deps.sealer.seal(JSON.stringify(reading), readingContext)
}

/** The report without its entries: enough to tell whose it is and of which day. */
export function sealHead(deps: Pick<Deps, 'sealer'>, report: CreditReport): Uint8Array {
  const { personal, ...rest } = report
  const head: CreditReport = {
    ...rest,
    personal: { ...personal, addresses: [], phones: [], employers: [], statements: [], notices: [] },
    accounts: [],
    inquiries: [],
    publicRecords: [],
    coverage: { ...report.coverage, unread: [] },
    scores: [],
  }
  return deps.sealer.seal(JSON.stringify(head), readingContext)
}

/** The head of a report that was uploaded before heads were kept, or that only today's reader can read. */
export async function keepHead(
  deps: Pick<Deps, 'sealer' | 'database'>,
  row: Pick<ReportUploadRow, 'id'>,
  report: CreditReport,
): Promise<Uint8Array> {
  const headSealed = sealHead(deps, report)
  await changeReport(deps.database.db, row.id, { headSealed })
  return headSealed
}

export function keptHead(
  deps: Pick<Deps, 'sealer'>,
  row: Pick<ReportUploadRow, 'headSealed'>,
): CreditReport | null {
  return row.headSealed ? JSON.parse(deps.sealer.openText(row.headSealed, readingContext)) : null
}
