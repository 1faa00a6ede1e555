import type { Deps } from '../../deps.ts'
import type { Fact } from '../../facts.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { happeningOfFact } from './happening-of-fact.ts'
import { sendOwnMailsJob } from './own-mails.jobs.ts'
import { selectKinds } from './own-mails.store.ts'
import { insertDue } from './own-mails-due.store.ts'

/** What is due sooner than this gets a job of its own; all else the timer finds. */
const soonMs = 3_600_000

/**
 * Notes the mails of the operator's own kinds that follow this fact, in its transaction: one a kind, client and happening,
 * however often the fact is noted. Whether it still fits is looked at when it is sent.
 */
export async function scheduleOwnMails(
  deps: Pick<Deps, 'clock' | 'queue'>,
  tx: Queryable,
  fact: Fact,
): Promise<void> {
  const now = deps.clock.now()
  const happening = happeningOfFact(fact, now)
  if (!happening) return
  const { trigger, clientId, mark, round } = happening
  const kinds = (await selectKinds(tx)).filter((kind) => kind.isOn && kind.trigger === trigger)
  const added = await insertDue(
    tx,
    kinds.map(({ kindId, delayMinutes }) => ({
      occasion: `own:${kindId}:${clientId}:${mark}`,
      clientId,
      kindId,
      round,
      happenedAt: now,
      dueAt: new Date(now.getTime() + delayMinutes * 60_000),
      updatedAt: now,
    })),
  )
  for (const { occasion, dueAt } of added) {
    if (dueAt.getTime() - now.getTime() > soonMs) continue
    const startAfter = dueAt > now ? { startAfter: dueAt } : {}
    await deps.queue.enqueue(tx, sendOwnMailsJob, {}, { id: occasion, ...startAfter })
  }
}
