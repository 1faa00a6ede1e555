import { setImmediate as letOthers } from 'node:timers/promises'
import type * as z from 'zod/mini'
import type { bulkOutcome } from '../../../shared/api/staff-bulk.ts'
import type { SkippedClient } from '../mail/send-client-mails.ts'

export type BulkOutcome = z.output<typeof bulkOutcome>

/** So many clients share a transaction: few enough that whoever waits gets in between soon. */
const atOnce = 50

/**
 * Does one thing for many clients, each once, in portions one after the other. What was done stays done when a later
 * portion fails; asked for again, it is done already.
 * @param work one portion, in a transaction of its own; answers whom it skipped and why
 */
export async function inPortions(
  clientIds: readonly number[],
  work: (portion: readonly number[]) => Promise<SkippedClient[]>,
): Promise<BulkOutcome> {
  const ids = [...new Set(clientIds)]
  const skipped: SkippedClient[] = []
  for (let from = 0; from < ids.length; from += atOnce) {
    skipped.push(...(await work(ids.slice(from, from + atOnce))))
    // The embedded database answers without ever leaving this process to its sockets: nobody else would be heard.
    await letOthers()
  }
  return {
    done: ids.length - skipped.length,
    skipped: skipped.map(({ clientId, name, reason }) => ({
      clientId,
      name: name ?? `Client ${clientId}`,
      reason,
    })),
  }
}
