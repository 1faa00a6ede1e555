import { addDays, dayOf } from '../../../shared/rules/civil-days.ts'
import type { Deps } from '../../deps.ts'
import { forgetOldDraftFiles } from '../intake/keep-draft-files.ts'
import { deleteAddressData } from './delete-address-data.ts'
import { selectDueRequests } from './deletion-requests.store.ts'
import { forgetPeople } from './forget-people.ts'
import { applyRetentionJob } from './privacy.jobs.ts'
import { deleteApplicationOnce, retainApplications } from './retain-applications.ts'
import { deleteClientOnce, retainClients } from './retain-clients.ts'
import { createRetentionTally } from './retention-tally.ts'

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
 * Deletes whose day has come, by request or by the end of retention: clients, funding applications, addresses, people of whom there is
 * neither; and warns the first two whose end is near. What fails for one is logged and thrown at the end, after the others
 * had their turn; a second run finds only what is left. @returns clients, applications and addresses
 */
export async function applyRetention(deps: Deps): Promise<{ deleted: number; warned: number }> {
  const today = dayOf(deps.clock.now())
  const tally = createRetentionTally(deps.log)
  for (const request of await selectDueRequests(deps.database.db, today)) {
    const { clientId, applicationId, emailKey, requestedBy } = request
    if (clientId !== null)
      await tally.attempt({ clientId }, () => deleteClientOnce(deps, clientId, requestedBy))
    if (applicationId !== null)
      await tally.attempt({ applicationId }, () => deleteApplicationOnce(deps, applicationId, requestedBy))
    if (emailKey !== null)
      await tally.attempt({ request: request.id }, () => deleteAddressOnce(deps, emailKey, request.id))
  }
  await retainClients(deps, today, tally)
  await retainApplications(deps, today, tally)
  await tally.attempt({ of: 'people without a record' }, async () => {
    await forgetPeople(deps, today)
    return null
  })
  await tally.attempt({ of: 'files that were chosen and not sent' }, async () => {
    await forgetOldDraftFiles(deps)
    return null
  })
  const { deleted, warned, failed } = tally
  if (failed > 0) throw new Error(`retention failed for ${failed} clients or applications`)
  return { deleted, warned }
}

const system = { id: 'system', name: 'ARMOR' }

async function deleteAddressOnce(deps: Deps, emailKey: string, requestId: number): Promise<'deleted' | null> {
  return (await deleteAddressData(deps, { emailKey, requestId, actor: system })) ? 'deleted' : null
}
