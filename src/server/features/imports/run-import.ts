import { nextDeadline } from '../../../shared/rules/next-deadline.ts'
import { latestDayAnywhere } from '../../../shared/rules/person-day.ts'
import { wordEnglish } from '../../../shared/sentences/word-english.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { noteFirstLanguages } from '../accounts/person-language.ts'
import { type ArrivalPaid, keepArrivals } from '../arrivals/keep-arrivals.ts'
import { appendAuditEntry } from '../audit-log/append-audit-entry.ts'
import { announceToStaff } from '../clients/clients.live.ts'
import { createArrivedClients } from '../clients/create-arrived-client.ts'
import { keepImportedTags } from '../tags/keep-imported-tags.ts'
import { findImport, lockImport, updateImport } from './imports.store.ts'
import type { ClientImportRow } from './imports.tables.ts'
import { judgeRows, type SeenAddresses } from './judge-rows.ts'
import type { ImportedPerson } from './read-client-row.ts'
import type { CsvRow } from './read-csv.ts'
import { columnOf, openRows } from './rows-of-import.ts'

const problemsKept = 1000

/**
 * Adds the clients of a file, a portion in each transaction, together with how far the import is: cut off, it goes on behind
 * what is committed, and of two that run at once one stops. Nobody is mailed and nothing is told outside: a file of clients
 * is no news of any of them. What follows from a client begins with the first thing that somebody does for them.
 */
export async function runImport(deps: Deps, { importId }: { importId: number }): Promise<void> {
  const row = await findImport(deps.database.db, importId)
  if (row?.status !== 'running') return
  const { names, portions } = await openRows(deps, row)
  const seen: SeenAddresses = new Map()
  try {
    for await (const { rows, before } of portions) {
      const isOwn = await deps.database.transaction((tx) =>
        takeOver(deps, tx, { row, rows, before, names, seen }),
      )
      if (!isOwn) return
    }
  } finally {
    announceToStaff(deps, null)
  }
  await finish(deps, row)
}

interface PortionOfImport {
  row: ClientImportRow
  rows: readonly CsvRow[]
  before: number
  names: readonly string[]
  seen: SeenAddresses
}

/** @returns false when another process has gone on with this import */
async function takeOver(deps: Deps, tx: Queryable, portion: PortionOfImport): Promise<boolean> {
  const { row, rows, before, names, seen } = portion
  const now = deps.clock.now()
  const { mapping, duplicates } = row
  const standing = await lockImport(tx, row.id)
  if (standing?.status !== 'running') return false
  // Committed before this process took over, or by another one meanwhile.
  if (standing.done >= before + rows.length) return true
  if (standing.done !== before) return false
  const judged = await judgeRows(tx, { rows, mapping, today: latestDayAnywhere(now), seen })
  const left = new Set(duplicates === 'skip' ? judged.alike.map(({ person }) => person) : [])
  const people = judged.people.filter((person) => !left.has(person))
  await add(deps, tx, { people, row, now })
  const problems = judged.problems.map(({ line, field, reason }) => ({
    line,
    column: columnOf(names, mapping, field),
    reason: wordEnglish(reason),
  }))
  await updateImport(tx, row.id, {
    done: before + rows.length,
    added: standing.added + people.length,
    skipped: standing.skipped + left.size,
    refused: standing.refused + rows.length - judged.people.length,
    problems: [...standing.problems, ...problems].slice(0, problemsKept),
  })
  return true
}

async function add(
  deps: Deps,
  tx: Queryable,
  input: { people: readonly ImportedPerson[]; row: ClientImportRow; now: Date },
): Promise<void> {
  const { people, row, now } = input
  const { id: importId, actorName: by } = row
  if (people.length === 0) return
  const ids = await createArrivedClients(tx, {
    list: people.map((person) => recordOf(person, paidBy(person, row))),
    ...{ by, now },
  })
  const arrivals = people.map((person, at) => ({
    clientId: ids[at] ?? 0,
    paid: paidBy(person, row),
    amountCents: person.paidCents ?? 0,
    paidOn: person.paidOn,
    earlier: { notes: person.notes, tags: person.tags, formerNumber: person.formerNumber },
  }))
  await keepArrivals(deps, tx, { importId, arrivals, by, now })
  const tagged = people.map(({ tags }, at) => ({ clientId: ids[at] ?? 0, tags }))
  await keepImportedTags(deps, tx, { importId, people: tagged })
  const spoken = people.flatMap(({ email, language }) => (language === null ? [] : [{ email, language }]))
  await noteFirstLanguages(tx, spoken, now)
}

/** Nothing known is not paid: whoever imports says what it stands for (decision 167). */
function paidBy({ paidCents }: ImportedPerson, { withoutAmount }: ClientImportRow): ArrivalPaid {
  if (paidCents === null) return withoutAmount === 'free' ? 'free' : 'unknown'
  return paidCents > 0 ? 'elsewhere' : 'free'
}

/** The record with its mail dates; a date without proof makes an estimate and starts no clock (decision 015). */
function recordOf(
  { name, email, phone, stage, mailDates, paidCents, ...person }: ImportedPerson,
  paid: ArrivalPaid,
) {
  const next = stage === 'completed' ? null : nextDeadline([], mailDates)
  return {
    ...{ name, email, phone, amountCents: paidCents ?? 0, disputeStatus: stage },
    paymentStatus: paid === 'unknown' ? ('pending' as const) : ('paid' as const),
    mailingAddress: person.street,
    city: person.city,
    state: person.state,
    zipCode: person.zipCode,
    round1MailDate: mailDates[0],
    round2MailDate: mailDates[1],
    round3MailDate: mailDates[2],
    nextDeadlineOn: next?.day ?? null,
    nextDeadlineProved: next?.isProved ?? null,
  }
}

/** The file goes after the row that names it no more is committed; a sweep finds one that a crash left. */
async function finish(deps: Deps, { id, fileKey, actorId, actorName }: ClientImportRow): Promise<void> {
  const isFirst = await deps.database.transaction(async (tx) => {
    const row = await lockImport(tx, id)
    if (row?.status !== 'running') return false
    const { added, skipped, refused } = await updateImport(tx, id, { status: 'done', fileKey: null })
    const detail = { import: id, added, skipped, refused }
    const actor = { id: actorId, name: actorName }
    await appendAuditEntry(tx, { actor, action: 'import-clients', detail, at: deps.clock.now() })
    return true
  })
  if (isFirst && fileKey !== null) await deps.files.remove(fileKey)
}
