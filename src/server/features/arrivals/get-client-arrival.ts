import type { ClientArrival } from '../../../shared/api/arrivals.ts'
import { amountText } from '../../../shared/rules/money.ts'
import type { Deps } from '../../deps.ts'
import { noteStaffRead } from '../accounts/note-staff-read.ts'
import type { Viewer } from '../accounts/viewer.ts'
import { findArrival } from './arrivals.store.ts'
import { openEarlier } from './keep-arrivals.ts'

/** How a client came who did not buy here, notes and tags of the program before included; null for everybody else. */
export async function getClientArrival(
  deps: Deps,
  { clientId, viewer }: { clientId: number; viewer: Viewer },
): Promise<{ arrival: ClientArrival | null }> {
  const row = await findArrival(deps.database.db, clientId)
  if (!row) return { arrival: null }
  await noteStaffRead(deps, viewer, 'open-arrival', clientId, {})
  const { notes, tags, formerNumber } = openEarlier(deps.sealer, row)
  return {
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
