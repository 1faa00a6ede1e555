import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify/sync'
import type { ClientFilter } from '../../../shared/api/staff-clients.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import type { FileReply } from '../../platform/http/send-file.ts'
import { type AuditActor, appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { followupLines } from '../followup/followup-lines.ts'
import { needsFiles } from '../intake/list-client-files.ts'
import { countClients, selectClientsBefore } from './client-list.store.ts'
import { followedClients } from './followed-clients.ts'
import { type ListQuestion, listQuestion } from './list-question.ts'
import { auditedFilter } from './list-staff-clients.ts'
import { spreadsheetCell } from './spreadsheet-cell.ts'
import type { Followed } from './staff-client-of.ts'

const rowsAtOnce = 1_000
const afterAll = 2_147_483_647

/**
 * The clients that a filter finds, newest number first, as CSV (RFC 4180, with a byte order mark so that spreadsheets read
 * it as UTF-8), made page by page while it is sent. That it was taken, of how many and by which filter, is in the audit
 * log before the first line.
 */
export async function exportClients(
  deps: Deps,
  input: { filter: ClientFilter; actor: AuditActor },
): Promise<FileReply> {
  const { filter, actor } = input
  const at = deps.clock.now()
  const question = listQuestion(deps, { filter, readerId: actor.id })
  await deps.database.transaction(async (tx) => {
    const detail = { ...auditedFilter(filter), clients: await countClients(tx, question) }
    await appendAuditEntry(tx, { actor, action: 'exportClients', detail, at })
  })
  return {
    file: {
      bytes: Readable.from(linesOf(deps, question)),
      contentType: 'text/csv; charset=utf-8',
      fileName: `clients-${question.today}.csv`,
    },
  }
}

async function* linesOf(deps: Deps, question: ListQuestion): AsyncGenerator<Buffer> {
  yield csv([Object.keys(columns)], true)
  for (let before = afterAll; ; ) {
    const rows = await selectClientsBefore(deps.database.db, question, before, rowsAtOnce)
    const last = rows.at(-1)
    if (!last) return
    const all = await withFollowup(deps, rows)
    yield csv(all.map((row) => Object.values(columns).map((cellOf) => spreadsheetCell(cellOf(row)))))
    before = last.id
  }
}

type ExportedRow = ClientRow & Followed & { notes: string; openTasks: string }

async function withFollowup(deps: Deps, rows: readonly ClientRow[]): Promise<ExportedRow[]> {
  const { db } = deps.database
  const followed = await followedClients(deps, db, rows)
  const lines = await followupLines(
    deps,
    db,
    rows.map(({ id }) => id),
  )
  return rows.map((row) => ({ ...row, ...followed(row), ...lines(row.id) }))
}

/** Every cell in quotes: no name can begin a new one. */
function csv(rows: string[][], isFirst = false): Buffer {
  return Buffer.from(
    stringify(rows, { bom: isFirst, quoted: true, quoted_empty: true, record_delimiter: 'windows' }),
  )
}

const columns: Record<string, (row: ExportedRow) => string | null> = {
  id: ({ id }) => String(id),
  name: ({ name }) => name,
  email: ({ email }) => email,
  phone: ({ phone }) => phone,
  clientType: ({ clientType }) => clientType,
  paymentStatus: ({ paymentStatus }) => paymentStatus,
  amount: ({ amountCents }) => amountText(amountCents),
  lostAtBank: ({ lost }) => lost,
  disputeStatus: ({ disputeStatus }) => disputeStatus,
  round1MailDate: ({ round1MailDate }) => round1MailDate,
  round2MailDate: ({ round2MailDate }) => round2MailDate,
  round3MailDate: ({ round3MailDate }) => round3MailDate,
  nextDeadlineOn: ({ nextDeadlineOn }) => nextDeadlineOn,
  nextDeadlineProved: ({ nextDeadlineProved }) =>
    nextDeadlineProved === null ? null : nextDeadlineProved ? 'yes' : 'no',
  missingFiles: (row) => String(needsFiles(row) ? row.missingFiles : 0),
  lastEmailSent: ({ lastEmailSent }) => lastEmailSent?.toISOString() ?? null,
  lastEmailType: ({ lastEmailType }) => lastEmailType,
  createdAt: ({ createdAt }) => createdAt.toISOString(),
  owner: ({ owner }) => owner,
  tags: ({ tags }) => tags.join('; '),
  openTasks: ({ openTasks }) => openTasks,
  notes: ({ notes }) => notes,
}
