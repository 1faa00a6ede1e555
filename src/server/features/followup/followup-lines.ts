import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { namesOfStaff } from './colleagues.ts'
import { openFollowup } from './followup-text.ts'
import { selectNotesOfClients } from './notes.store.ts'
import { selectOpenTasks } from './tasks.store.ts'

/** What a cell of a spreadsheet takes; what is more stays on the client's page. */
const longestCell = 30_000

/** Notes and open tasks of many clients as text, a line each: for a file that staff take out. */
export async function followupLines(
  { sealer }: Pick<Deps, 'sealer'>,
  queryable: Queryable,
  clientIds: readonly number[],
): Promise<(clientId: number) => { notes: string; openTasks: string }> {
  const notes = await selectNotesOfClients(queryable, clientIds)
  const tasks = await selectOpenTasks(queryable, clientIds)
  const names = tasks.length === 0 ? new Map<string, string>() : await namesOfStaff(queryable)
  const ofNotes = linesBy(notes, (row) => {
    return `${dayOf(row.createdAt)} ${row.authorName}: ${openFollowup(sealer, 'note', row)}`
  })
  const ofTasks = linesBy(tasks, (row) => {
    const owner = row.ownerUserId === null ? '' : ` (${names.get(row.ownerUserId) ?? row.ownerUserId})`
    return `${row.dueOn} ${openFollowup(sealer, 'task', row)}${owner}`
  })
  return (clientId) => ({ notes: ofNotes.get(clientId) ?? '', openTasks: ofTasks.get(clientId) ?? '' })
}

function linesBy<R extends { clientId: number }>(
  rows: readonly R[],
  lineOf: (row: R) => string,
): ReadonlyMap<number, string> {
  const lines = new Map<number, string>()
  for (const row of rows) {
    const before = lines.get(row.clientId)
    if (before !== undefined && before.length > longestCell) continue
    const all = before === undefined ? lineOf(row) : `${before}\n${lineOf(row)}`
    lines.set(row.clientId, all.slice(0, longestCell))
  }
  return lines
}
