import { listUnpaidClients } from '../clients/list-waiting-clients.ts'
import { listPastDue } from '../storefront/list-past-due.ts'
import { casePage, type WaitingKind } from './waiting-kind.ts'

/** Payments of cases and renewals of subscriptions that failed, the oldest first. */
export const waitingPayments: WaitingKind = async (deps, { limit }) => {
  const { db } = deps.database
  const clients = await listUnpaidClients(db, limit)
  const renewals = await listPastDue(db, limit)
  const ofClients = clients.rows.map(({ id, name, since }) => ({
    clientId: id,
    name,
    since: since.toISOString(),
    address: casePage(id, 'money'),
  }))
  const ofRenewals = renewals.rows.map(({ clientId, name, email, updatedAt }) => ({
    clientId,
    name: name || email,
    since: updatedAt.toISOString(),
    address:
      clientId === null
        ? `/dashboard/lists?list=purchases&search=${encodeURIComponent(email)}`
        : casePage(clientId, 'money'),
  }))
  const rows = [...ofClients, ...ofRenewals].sort((one, other) => (one.since < other.since ? -1 : 1))
  return { total: clients.total + renewals.total, rows: rows.slice(0, limit) }
}
