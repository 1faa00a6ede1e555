import type * as z from 'zod/mini'
import type { addressKeeping } from '../../../shared/api/privacy.ts'
import { dayOf } from '../../../shared/rules/civil-days.ts'
import type { Queryable } from '../../platform/db/database.ts'
import { listClientIdsByEmail } from '../clients/list-client-ids-by-email.ts'
import { selectOpenRequest } from './deletion-requests.store.ts'

export type AddressKeeping = z.output<typeof addressKeeping>

/** The deletion that an address (in lower case) waits for, 'YYYY-MM-DD', and whether it has a case, with which it goes. */
export async function getAddressKeeping(queryable: Queryable, emailKey: string): Promise<AddressKeeping> {
  const request = await selectOpenRequest(queryable, { emailKey })
  return {
    deletionRequestedAt: request ? dayOf(request.createdAt) : null,
    deletionDueOn: request?.dueOn ?? null,
    hasCase: (await listClientIdsByEmail(queryable, emailKey)).length > 0,
  }
}
