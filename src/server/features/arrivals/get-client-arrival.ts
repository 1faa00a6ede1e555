import type { ClientArrival } from '../../../shared/api/arrivals.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import type { Viewer } from '../accounts/viewer.ts'
import type { ClientRow } from '../clients/clients.tables.ts'
import { findClient } from '../clients/find-client.ts'
import { findArrival } from './arrivals.store.ts'
import type { ClientArrivalRow } from './arrivals.tables.ts'
import { openEarlier } from './keep-arrivals.ts'

/** How a client came who did not buy here, notes and tags of the program before included; null for everybody else. */
export async function getClientArrival(
  deps: Deps,
  { clientId, viewer }: { clientId: number; viewer: Viewer },
): Promise<{ arrival: ClientArrival | null; isOpen: boolean }> {
  const row = await findArrival(deps.database.db, clientId)
  if (!row) return { arrival: null, isOpen: false }
  const client = await findClient(deps.database.db, clientId)
  await noteStaffRead(deps, viewer, 'open-arrival', clientId, {})
  const { notes, tags, formerNumber } = openEarlier(deps.sealer, row)
  return {
    isOpen: client !== undefined && isPaidOpen(client, row),
    arrival: {
      how: row.importId === null ? 'by hand' : 'import',
      by: row.addedBy,
      at: row.createdAt.toISOString(),
      paid: row.paid,
      amount: amountText(row.amountCents),
      paidOn: row.paidOn,
      notes,
      tags: [...tags],
      formerNumber,
    },
  }
}

/** Whether nobody knows what was paid, and nothing stands against entering it. */
export function isPaidOpen(
  { paymentStatus, blockedAt }: Pick<ClientRow, 'paymentStatus' | 'blockedAt'>,
  { paid }: Pick<ClientArrivalRow, 'paid'>,
): boolean {
  return paid === 'unknown' && paymentStatus === 'pending' && blockedAt === null
}
