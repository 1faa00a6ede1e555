import type * as z from 'zod/mini'
import type { retention } from '../../../shared/api/privacy.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import { says } from '../../../shared/sentences/says.ts'
import type { Deps } from '../../deps.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { findClient } from '../clients/find-client.ts'
import { selectOpenRequest } from './deletion-requests.store.ts'
import { retentionEnds } from './retention-days.ts'

export type Retention = z.output<typeof retention>

/** How long this client's data is kept. Days are 'YYYY-MM-DD', those on which it goes. Errors: not_found. */
export async function getRetention(deps: Pick<Deps, 'database'>, clientId: number): Promise<Retention> {
  const client = await findClient(deps.database.db, clientId)
  if (!client) throw new Refusal('not_found', says('case.noClient'))
  const request = await selectOpenRequest(deps.database.db, { clientId })
  return {
    deletionRequestedAt: request ? dayOf(request.createdAt) : null,
    deletionDueOn: request?.dueOn ?? null,
    ...retentionEnds(client),
  }
}
