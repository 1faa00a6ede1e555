import type { Deps } from '../../deps.ts'
import type { Queryable } from '../../platform/db/database.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClientForChange } from '../clients/find-client.ts'
import { isUncounted, listUncountedDeadlines } from '../clients/list-waiting-clients.ts'
import { refreshNextDeadline } from '../rounds/refresh-next-deadline.ts'
import { recountDeadlinesJob } from './push.jobs.ts'
import { scheduleDeadlinePushes } from './schedule-pushes.ts'

/** A second or two: a server that is to stop waits no longer for it. */
const atOnce = 100

/** At every start: with nothing to count it is one look. What was counted stays so, and a start after a kill goes on from there. */
export async function startDeadlineCount({
  database,
  queue,
}: Pick<Deps, 'database' | 'queue'>): Promise<void> {
  const [first] = await listUncountedDeadlines(database.db, { afterId: 0, limit: 1 })
  if (first !== undefined) await queue.enqueue(database.db, recountDeadlinesJob, { afterId: 0 })
}

/**
 * Counts some kept deadlines anew, a client a transaction, so that nobody waits for more than one; until then a deadline counts as not
 * proved, and nobody is called late by it. A client that cannot be counted is told to whoever runs the server, and tried at the next start.
 */
export async function recountDeadlines(
  deps: Pick<Deps, 'database' | 'queue' | 'sealer' | 'clock' | 'log'>,
  { afterId }: { afterId: number },
): Promise<void> {
  const { database, queue, log } = deps
  const ids = await listUncountedDeadlines(database.db, { afterId, limit: atOnce })
  for (const clientId of ids)
    try {
      await database.transaction(async (tx) => {
        const client = await findClientForChange(tx, clientId)
        if (client) await recountDeadline(deps, tx, client)
      })
    } catch (error) {
      log.error({ err: error, clientId }, 'the deadline of a client was not counted anew')
    }
  const last = ids.at(-1)
  if (last !== undefined) await queue.enqueue(database.db, recountDeadlinesJob, { afterId: last })
}

/** Of a client that is locked: the deadline by the rules of now, and what devices are told of it. @returns the row as it is then */
export async function recountDeadline(
  deps: Pick<Deps, 'sealer' | 'clock'>,
  tx: Queryable,
  client: ClientRow,
): Promise<ClientRow> {
  if (!isUncounted(client)) return client
  const counted = await refreshNextDeadline(deps, tx, client.id)
  await scheduleDeadlinePushes(deps, tx, client.id)
  return { ...client, ...counted }
}
