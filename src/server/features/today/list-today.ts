import { type Today, type TodayKind, todayKinds, todayRows } from '../../../shared/api/today.ts'
import type { Deps } from '../../deps.ts'
import type { AuditActor } from '../audit-log/append-audit-entry.ts'
import { noteListReading } from '../audit-log/read-staff-page.ts'
import { findClients } from '../clients/find-client.ts'
import { listClientIdsOfOwner } from '../clients/list-waiting-clients.ts'
import { waitingAnswers } from './waiting-answers.ts'
import { waitingApplications } from './waiting-applications.ts'
import { waitingChargebacks } from './waiting-chargebacks.ts'
import { waitingClients, waitingRounds } from './waiting-clients.ts'
import { waitingDeadlines } from './waiting-deadlines.ts'
import { waitingMentions, waitingTasks } from './waiting-followup.ts'
import type { WaitingKinds, WaitingRow, WaitingWish } from './waiting-kind.ts'
import { waitingLetters } from './waiting-letters.ts'
import { waitingMails } from './waiting-mails.ts'
import { waitingMessages } from './waiting-messages.ts'
import { waitingPayments } from './waiting-payments.ts'
import { waitingRefunds } from './waiting-refunds.ts'
import { waitingReports } from './waiting-reports.ts'
import { waitingSessions } from './waiting-sessions.ts'
import { waitingSums } from './waiting-sums.ts'
import { waitingWorks } from './waiting-works.ts'

const waitingOf: WaitingKinds = {
  mentions: waitingMentions,
  tasks: waitingTasks,
  clients: waitingClients,
  messages: waitingMessages,
  answers: waitingAnswers,
  reports: waitingReports,
  rounds: waitingRounds,
  deadlines: waitingDeadlines,
  letters: waitingLetters,
  mails: waitingMails,
  works: waitingWorks,
  sessions: waitingSessions,
  chargebacks: waitingChargebacks,
  refunds: waitingRefunds,
  sums: waitingSums,
  payments: waitingPayments,
  applications: waitingApplications,
}

/** So many rows of a kind are looked through for those of one person. */
const mostLookedAt = 10_000
/** Of what a task says. */
const mostLetters = 120

/**
 * What waits for a person now, worked out from what each feature knows: how many of each kind, and the rows of all kinds or of
 * one, the longest waiting first; of everybody, or of the reader: what is of clients whom they look after, and what is given
 * to them by name. Rows that name people stand in the audit log; the totals name nobody.
 */
export async function listToday(
  deps: Deps,
  input: {
    kind?: TodayKind | undefined
    whose?: 'me' | 'all' | undefined
    limit?: number | undefined
    actor: AuditActor
  },
): Promise<Today> {
  const { kind: only, limit = todayRows, actor } = input
  const isMine = input.whose === 'me'
  const now = deps.clock.now()
  const kinds: Today['kinds'] = []
  const found: (WaitingRow & { kind: TodayKind })[] = []
  for (const kind of todayKinds) {
    const isShown = only === undefined || only === kind
    const wish = { now, limit: isShown ? limit : 0, readerId: actor.id, isMine }
    const { rows, total } = await (isMine ? ofReader(deps, kind, wish) : waitingOf[kind](deps, wish))
    kinds.push({ kind, total })
    found.push(...rows.map((row) => ({ ...row, kind })))
  }
  const total = kinds.reduce((sum, each) => sum + each.total, 0)
  const first = found.sort((one, other) => (one.since < other.since ? -1 : 1)).slice(0, limit)
  const rows = await named(deps, first)
  if (limit > 0) await noteListReading(deps, actor, { list: 'today', kind: only ?? null, rows: rows.length })
  return { total, kinds, rows }
}

/** Of one kind, what is the reader's. */
async function ofReader(deps: Deps, kind: TodayKind, wish: WaitingWish): ReturnType<WaitingKinds[TodayKind]> {
  const all = await waitingOf[kind](deps, { ...wish, limit: mostLookedAt })
  if (all.total === 0) return all
  const own = await listClientIdsOfOwner(deps.database.db, wish.readerId)
  const rows = all.rows.filter(
    ({ clientId, isReaders }) => isReaders === true || (clientId !== null && own.has(clientId)),
  )
  return { total: rows.length, rows: rows.slice(0, wish.limit) }
}

/** With the name that stands in the client's record now. */
async function named(
  deps: Deps,
  rows: readonly (WaitingRow & { kind: TodayKind })[],
): Promise<Today['rows']> {
  const ids = rows.flatMap(({ clientId, name }) => (name === null && clientId !== null ? [clientId] : []))
  const clients = await findClients(deps.database.db, [...new Set(ids)])
  const nameOf = new Map(clients.map(({ id, name }) => [id, name]))
  return rows.map(({ about, isReaders: _, ...row }) => ({
    ...row,
    about: about ? firstLine(about()) : null,
    name: row.name ?? nameOf.get(row.clientId ?? 0) ?? null,
    amount: row.amount ?? null,
  }))
}

/** As much as a row has room for; the whole stands where it is done. */
function firstLine(text: string): string {
  const [line = ''] = text.trim().split('\n')
  const letters = Array.from(line.trim())
  return letters.length > mostLetters
    ? `${letters
        .slice(0, mostLetters - 1)
        .join('')
        .trimEnd()}…`
    : letters.join('')
}
