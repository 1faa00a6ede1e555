import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { languageOfPerson } from '../accounts/person-language.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { type DeletionReason, deleteClientData } from './delete-client-data.ts'
import { selectDueRequests, selectOpenRequest } from './deletion-requests.store.ts'
import { applyRetentionJob } from './privacy.jobs.ts'
import { selectEnding } from './retention.store.ts'
import {
  addDays,
  dayOf,
  daysAfterCancellation,
  daysAfterLastUse,
  firstEnd,
  warningDays,
} from './retention-days.ts'

const system = { id: 'system', name: 'ARMOR' }
const pageSize = 100
/** When the daily job runs, UTC: night in all of the United States. */
const hourOfDay = 'T09:17:00Z'

/** Adds the job of today; each one adds the next. Called at every start: a day has one job, in all processes together. */
export async function startRetention(deps: Pick<Deps, 'queue' | 'database' | 'clock'>): Promise<void> {
  const day = dayOf(deps.clock.now())
  await deps.queue.enqueue(deps.database.db, applyRetentionJob, { day }, { id: day })
}

/** The daily job. The next one is added first, so that no failure ends the row of days. */
export async function runRetention(deps: Deps, { day }: { day: string }): Promise<void> {
  const today = dayOf(deps.clock.now())
  const next = addDays(today > day ? today : day, 1)
  const startAfter = new Date(`${next}${hourOfDay}`)
  await deps.queue.enqueue(deps.database.db, applyRetentionJob, { day: next }, { id: next, startAfter })
  await applyRetention(deps)
}

/**
 * Deletes whose day has come, by request or by the end of retention, and warns whose end is near. What fails for one
 * client is logged and thrown at the end, after the others had their turn; a second run finds only what is left.
 */
export async function applyRetention(deps: Deps): Promise<{ deleted: number; warned: number }> {
  const today = dayOf(deps.clock.now())
  const done = { deleted: 0, warned: 0 }
  let failed = 0
  const attempt = async (clientId: number, work: () => Promise<keyof typeof done | null>) => {
    try {
      const what = await work()
      if (what) done[what] += 1
    } catch (cause) {
      failed += 1
      deps.log.error({ err: cause, clientId }, 'retention could not be applied')
    }
  }
  for (const { clientId, requestedBy } of await selectDueRequests(deps.database.db, today)) {
    await attempt(clientId, () => deleteOnce(deps, clientId, requestedBy))
  }
  for await (const client of clientsNearTheirEnd(deps, today)) {
    const { on } = firstEnd(client)
    await attempt(client.id, () =>
      on <= today ? deleteOnce(deps, client.id, 'retention') : warn(deps, client),
    )
  }
  if (failed > 0) throw new Error(`retention failed for ${failed} clients`)
  return done
}

/** Whoever else was faster has done the same. */
async function deleteOnce(deps: Deps, clientId: number, reason: DeletionReason): Promise<'deleted' | null> {
  try {
    await deleteClientData(deps, { clientId, actor: system, reason })
    return 'deleted'
  } catch (cause) {
    if (cause instanceof Refusal && cause.code === 'not_found') return null
    throw cause
  }
}

/** Everybody whose end is at most `warningDays` ahead or has come. */
async function* clientsNearTheirEnd(deps: Deps, today: string): AsyncGenerator<ClientRow> {
  // An end on the last warned day: its first day lies so many days before it.
  const startOf = (kept: number) => new Date(`${addDays(today, warningDays - kept)}T00:00:00Z`)
  const bounds = {
    cancelledBefore: startOf(daysAfterCancellation),
    unusedSince: startOf(daysAfterLastUse),
    limit: pageSize,
  }
  let afterId = 0
  for (;;) {
    const page = await selectEnding(deps.database.db, { ...bounds, afterId })
    yield* page
    const last = page.at(-1)
    if (!last || page.length < pageSize) return
    afterId = last.id
  }
}

/** One mail for each end; a use, or a cancellation, that moves the end makes another one due. */
async function warn(deps: Deps, client: ClientRow): Promise<'warned' | null> {
  const { db } = deps.database
  // Who asked for deletion has its day already.
  if (await selectOpenRequest(db, client.id)) return null
  const { on, because } = firstEnd(client)
  const { renderRetentionMail } = await import('./emails/retention-mail.tsx')
  const language = await languageOfPerson(db, client.email)
  const mail = await renderRetentionMail(deps.config, { clientId: client.id, on, because, language })
  const first = await deps.database.transaction((tx) =>
    queueMail(deps, tx, {
      ...mail,
      to: client.email,
      clientId: client.id,
      mailType: 'retention',
      dedupeKey: `retention:${client.id}:${on}`,
      optional: false,
    }),
  )
  return first ? 'warned' : null
}
