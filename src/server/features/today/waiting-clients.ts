import { listReadyRounds, listUnopenedClients } from '../clients/list-waiting-clients.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Clients whose case nobody has opened yet; opening it is what takes them off. */
export const waitingClients: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listUnopenedClients(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ id, name, since }) => ({
      clientId: id,
      name,
      since: since.toISOString(),
      address: casePage(id),
    })),
  }
}

/** Clients whose next round may be prepared. */
export const waitingRounds: WaitingKind = async (deps, { limit }) => {
  const { rows, total } = await listReadyRounds(deps.database.db, limit)
  return {
    total,
    rows: rows.map(({ id, name, since }) => ({
      clientId: id,
      name,
      since: since.toISOString(),
      address: casePage(id, 'answers'),
    })),
  }
}
