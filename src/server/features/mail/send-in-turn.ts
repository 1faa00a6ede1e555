import type * as z from 'zod/mini'
import type { triggerFollowUps } from '../../../shared/api/automation.ts'
import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { loadMailDrawing } from './compose-client-mail.ts'

/** What became of one due mail. */
export type DueMailResult = z.input<(typeof triggerFollowUps)['reply']>['results'][number]

/** In one go; a job goes on with the rest. */
export const mostAtOnce = 300

/**
 * Sends due mails, each in a transaction of its own.
 * @param due one more than `mostAtOnce` when there are more
 * @param send null where another process had it in hand, or it is due no longer
 * @returns what this call did itself
 */
export async function sendInTurn<Due>(
  { database }: Deps,
  due: readonly Due[],
  steps: {
    send: (tx: Queryable, each: Due) => Promise<DueMailResult | null>
    goOn: (db: Queryable) => Promise<unknown>
  },
): Promise<DueMailResult[]> {
  if (due.length === 0) return []
  await loadMailDrawing()
  const results: DueMailResult[] = []
  for (const each of due.slice(0, mostAtOnce)) {
    const result = await database.transaction((tx) => steps.send(tx, each))
    if (result) results.push(result)
  }
  if (due.length > mostAtOnce) await steps.goOn(database.db)
  return results
}
